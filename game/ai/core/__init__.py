"""The core of the strong computer players: deals as bits, a rule policy, beliefs and search.

One source, run as it stands or compiled to C; both play the same cards. A core that is being loaded reads its habits
through this package, so that nothing is imported here.
"""
