"""What a hand is worth: the figures by which tricks are counted and nils are judged, in thousandths.

Both are fits to hands of thirteen of the plain deck at a table of two pairs, played by a prototype by rules of thumb:
tricks a linear regression on 59,820 hands (what is left over has a standard deviation of 1.29 tricks), nils a logistic
regression on 24,926 forced nils without the ace of spades and with at most four spades (area under the curve 0.83).
`python build/fit_strength.py` fits them anew to deals of the policy against itself, and prints both side by side:
there the figures in use lie 0.2 tricks too high, and within 1.06 tricks as a rule, the new ones within 1.02.

The core reads them as they are, so that both cores agree to the last digit; `game.ai.hands` in whole tricks and odds.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cython import Counts, i32

# Tricks: of every hand with three spades; for each spade more or less, and more for each beyond the fourth and fifth.
TRICKS_ALWAYS = cython.declare(i32, 1240)
SPADE = cython.declare(i32, 460)
FIFTH_SPADE = cython.declare(i32, 290)
SIXTH_SPADE = cython.declare(i32, 100)
# The jack, queen, king and ace of spades; the top cards of a side suit of up to three cards, up to five, and more.
SPADE_HONOURS = cython.declare(Counts, [440, 540, 750, 1030] + [0] * 60)
ACES = cython.declare(Counts, [860, 770, 690] + [0] * 61)
KINGS = cython.declare(Counts, [610, 500, 340] + [0] * 61)
QUEENS = cython.declare(Counts, [410, 330, 220] + [0] * 61)
# No card of a side suit or one, beside two spades or more; two cards beside three spades.
VOID = cython.declare(i32, 300)
SINGLETON = cython.declare(i32, 160)
DOUBLETON = cython.declare(i32, 40)
# A hand bids the whole tricks that it is worth less this margin: the result is flat from 0 to 400, and falls off above.
BID_MARGIN = cython.declare(i32, 200)

# The logarithm of the odds that a nil stands: of every hand; by its spades, none to four; for each side suit without a
# card, or with one.
NIL_ALWAYS = cython.declare(i32, 1620)
NIL_SPADES = cython.declare(Counts, [0, -440, -330, -350, -1140] + [0] * 59)
NIL_VOID = cython.declare(i32, 280)
NIL_SINGLETON = cython.declare(i32, 260)
# What is taken off: for each rank of the highest and the second spade above the six; for the king and queen of spades;
# for each rank of the three lowest cards of a side suit above the limit of its place; for a side card from the jack on.
NIL_TOP_SPADE = cython.declare(i32, 110)
NIL_SECOND_SPADE = cython.declare(i32, 310)
NIL_KING = cython.declare(i32, 840)
NIL_QUEEN = cython.declare(i32, 280)
NIL_LIMITS = cython.declare(Counts, [5, 8, 10] + [0] * 61)
NIL_COSTS = cython.declare(Counts, [230, 220, 240] + [0] * 61)
NIL_HIGH_CARD = cython.declare(i32, 90)
# Added for each trick that the partner has bid above three.
NIL_PARTNER = cython.declare(i32, 340)
# Set by hand, where nils were not tried: what the ace of spades takes off, and each spade beyond the fourth.
NIL_ACE = cython.declare(i32, 4000)
NIL_FIFTH_SPADE = cython.declare(i32, 1200)
