"""The people at the table, as round medallions in the language of the courts."""
