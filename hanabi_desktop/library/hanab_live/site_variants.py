"""The variants of hanab.live that differ from ours by their suits only.

The site's JSON has a variant's name, from which its suits follow: "Pink & White (6 Suits)" has four usual
suits and the two named. A link has its number, which follows from nothing, so that all are listed here.
"""

import re
from collections.abc import Iterator
from functools import cache

from hanabi_desktop.game.cards import Suit
from hanabi_desktop.game.options import GameOptions
from hanabi_desktop.game.site_suits import MAX_SUITS, USUAL_SUITS, SiteSuits
from hanabi_desktop.library.hanab_live.site_codes import VARIANTS, Variant

_NUMBERS = """
Black . 21
Rainbow . 16 17 19
Pink 106 107 108 109
White 13 22 26 27
Brown 69 70 71 72
Omni 176 177 178 179
Null 180 181 182 183
Muddy Rainbow 160 161 162 163
Light Pink 164 165 166 167
Prism 1464 1465 1466 1467
Dark Rainbow . 23
Dark Pink 137 138
Gray 59 58
Dark Brown 89 90
Dark Omni 242 243
Dark Null 255 256
Cocoa Rainbow 290 291
Gray Pink 292 293
Dark Prism 1468 1469
Black & Rainbow 65 66
Black & Pink 118 119
Black & White 63 64
Black & Brown 73 74
Black & Omni 186 187
Black & Null 188 189
Black & Muddy Rainbow 758 759
Black & Light Pink 780 781
Black & Prism 1470 1471
Black & Dark Rainbow 12
Black & Dark Pink 139
Black & Gray 60
Black & Dark Brown 91
Black & Dark Omni 244
Black & Dark Null 257
Black & Cocoa Rainbow 826
Black & Gray Pink 839
Black & Dark Prism 1472
Rainbow & Pink 120 121 122 149
Rainbow & White 6 28 29 150
Rainbow & Brown 75 76 77 78
Rainbow & Omni 190 191 192 193
Rainbow & Null 194 195 196 197
Rainbow & Muddy Rainbow 1292 1293 1294 1295
Rainbow & Light Pink 782 783 784 785
Rainbow & Prism 1473 1474 1475 1476
Rainbow & Dark Pink 140 141
Rainbow & Gray 67 68
Rainbow & Dark Brown 92 93
Rainbow & Dark Omni 245 246
Rainbow & Dark Null 258 259
Rainbow & Cocoa Rainbow 1300 1301
Rainbow & Gray Pink 840 841
Rainbow & Dark Prism 1477 1478
Pink & White 123 124 125 126
Pink & Brown 127 128 129 130
Pink & Omni 198 199 200 201
Pink & Null 202 203 204 205
Pink & Muddy Rainbow 760 761 762 763
Pink & Light Pink 1296 1297 1298 1299
Pink & Prism 1479 1480 1481 1482
Pink & Dark Rainbow 131 132
Pink & Gray 133 134
Pink & Dark Brown 135 136
Pink & Dark Omni 247 248
Pink & Dark Null 260 261
Pink & Cocoa Rainbow 827 828
Pink & Gray Pink 1302 1303
Pink & Dark Prism 1483 1484
White & Brown 79 80 81 82
White & Omni 206 207 208 209
White & Null 210 211 212 213
White & Muddy Rainbow 764 765 766 767
White & Light Pink 786 787 788 789
White & Prism 1485 1486 1487 1488
White & Dark Rainbow 83 84
White & Dark Pink 142 143
White & Dark Brown 94 95
White & Dark Omni 249 250
White & Dark Null 262 263
White & Cocoa Rainbow 829 830
White & Gray Pink 842 843
White & Dark Prism 1489 1490
Brown & Omni 214 215 216 217
Brown & Null 218 219 220 221
Brown & Muddy Rainbow 768 769 770 771
Brown & Light Pink 790 791 792 793
Brown & Prism 1491 1492 1493 1494
Brown & Dark Rainbow 85 86
Brown & Dark Pink 144 145
Brown & Gray 87 88
Brown & Dark Omni 251 252
Brown & Dark Null 264 265
Brown & Cocoa Rainbow 831 832
Brown & Gray Pink 844 845
Brown & Dark Prism 1495 1496
Omni & Null 222 223 224 225
Omni & Muddy Rainbow 772 773 774 775
Omni & Light Pink 794 795 796 797
Omni & Prism 1497 1498 1499 1500
Omni & Dark Rainbow 226 227
Omni & Dark Pink 230 231
Omni & Gray 234 235
Omni & Dark Brown 238 239
Omni & Dark Null 266 267
Omni & Cocoa Rainbow 833 834
Omni & Gray Pink 846 847
Omni & Dark Prism 1501 1502
Null & Muddy Rainbow 776 777 778 779
Null & Light Pink 798 799 800 801
Null & Prism 1503 1504 1505 1506
Null & Dark Rainbow 228 229
Null & Dark Pink 232 233
Null & Gray 236 237
Null & Dark Brown 240 241
Null & Dark Omni 253 254
Null & Cocoa Rainbow 835 836
Null & Gray Pink 848 849
Null & Dark Prism 1507 1508
Muddy Rainbow & Light Pink 802 803 804 805
Muddy Rainbow & Prism 1509 1510 1511 1512
Muddy Rainbow & Dark Rainbow 1304 1305
Muddy Rainbow & Dark Pink 808 809
Muddy Rainbow & Gray 810 811
Muddy Rainbow & Dark Brown 814 815
Muddy Rainbow & Dark Omni 818 819
Muddy Rainbow & Dark Null 822 823
Muddy Rainbow & Gray Pink 850 851
Muddy Rainbow & Dark Prism 1513 1514
Light Pink & Prism 1515 1516 1517 1518
Light Pink & Dark Rainbow 806 807
Light Pink & Dark Pink 1306 1307
Light Pink & Gray 812 813
Light Pink & Dark Brown 816 817
Light Pink & Dark Omni 820 821
Light Pink & Dark Null 824 825
Light Pink & Cocoa Rainbow 837 838
Light Pink & Dark Prism 1519 1520
Prism & Dark Rainbow 1521 1522
Prism & Dark Pink 1523 1524
Prism & Gray 1525 1526
Prism & Dark Brown 1527 1528
Prism & Dark Omni 1529 1530
Prism & Dark Null 1531 1532
Prism & Cocoa Rainbow 1533 1534
Prism & Gray Pink 1535 1536
Dark Rainbow & Dark Pink 146
Dark Rainbow & Gray 62
Dark Rainbow & Dark Brown 96
Dark Rainbow & Dark Omni 268
Dark Rainbow & Dark Null 269
Dark Rainbow & Cocoa Rainbow 1308
Dark Rainbow & Gray Pink 852
Dark Rainbow & Dark Prism 1537
Dark Pink & Gray 147
Dark Pink & Dark Brown 148
Dark Pink & Dark Omni 270
Dark Pink & Dark Null 271
Dark Pink & Cocoa Rainbow 853
Dark Pink & Gray Pink 1309
Dark Pink & Dark Prism 1538
Gray & Dark Brown 97
Gray & Dark Omni 272
Gray & Dark Null 273
Gray & Cocoa Rainbow 854
Gray & Gray Pink 855
Gray & Dark Prism 1539
Dark Brown & Dark Omni 274
Dark Brown & Dark Null 275
Dark Brown & Cocoa Rainbow 856
Dark Brown & Gray Pink 857
Dark Brown & Dark Prism 1540
Dark Omni & Dark Null 276
Dark Omni & Cocoa Rainbow 858
Dark Omni & Gray Pink 859
Dark Omni & Dark Prism 1541
Dark Null & Cocoa Rainbow 860
Dark Null & Gray Pink 861
Dark Null & Dark Prism 1542
Cocoa Rainbow & Gray Pink 862
Cocoa Rainbow & Dark Prism 1543
Gray Pink & Dark Prism 1544
"""
"""The special suits, and the numbers of the variants with six suits, five and so on; a dot for ours."""

_PLAIN = {"4 Suits": 15, "3 Suits": 18}
"""The variants with fewer usual suits, and their numbers."""

_LINE = re.compile(r"(.+?)((?: (?:[.]|[0-9]+))+)")


def variant_named(name: str) -> Variant | None:
    """Return the variant that the site calls so; None if this program does not know it."""
    return next((variant for variant in _known() if variant.name == name), None)


def variant_numbered(number: str) -> Variant | None:
    """Return the variant with this number in links; None if this program does not know it."""
    return next((variant for variant in _known() if str(variant.number) == number), None)


def variant_of(options: GameOptions) -> Variant:
    """Return the site's variant with these suits."""
    rules = options.site_suits, options.multicolour
    return next(one for one in _known() if (one.site_suits, one.multicolour) == rules)


def _known() -> Iterator[Variant]:
    """Yield all variants that this program knows, those that it plays first."""
    yield from VARIANTS
    yield from _watched()


@cache
def _watched() -> tuple[Variant, ...]:
    """Return the variants whose games can only be watched."""
    plain = (
        Variant(name, number, site_suits=_with(int(name[0]))) for name, number in _PLAIN.items()
    )
    special = []
    for words, codes in _LINE.findall(_NUMBERS):
        suits = [Suit[word.upper().replace(" ", "_")] for word in words.split(" & ")]
        for missing, code in enumerate(codes.split()):
            if code != ".":
                number = MAX_SUITS - missing
                name = f"{words} ({number} Suits)"
                special.append(Variant(name, int(code), site_suits=_with(number, *suits)))
    return (*plain, *special)


def _with(number: int, *special: Suit) -> SiteSuits:
    """Return so many suits, the special ones last."""
    return SiteSuits((*_USUAL[number - len(special)], *special))


_USUAL = {
    1: USUAL_SUITS[:1],
    2: (Suit.RED, Suit.BLUE),
    3: (Suit.RED, Suit.GREEN, Suit.BLUE),
    4: USUAL_SUITS[:4],
    5: USUAL_SUITS,
}
"""The usual suits of a variant by their number: where they are few, yellow and green are left out."""
