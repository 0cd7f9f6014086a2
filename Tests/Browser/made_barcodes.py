"""Barcodes of products as bars, and pictures of them, made as the standard of GS1 says."""

from made_sites import picture_of

ODD = ["0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011"]
RIGHT = [code.translate(str.maketrans("01", "10")) for code in ODD]
EVEN = [code[::-1] for code in RIGHT]
# Which digits of the left half are even (G), by the first digit.
FIRSTS = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"]


def checked(digits):
    """The digits with the one that checks them."""
    total = sum(int(digit) * (1 if place % 2 else 3) for place, digit in enumerate(reversed(digits)))
    return digits + str(-total % 10)


def bars(code):
    """The parts of an EAN-13 or EAN-8: 1 for a bar, 0 for a space."""
    half = len(code) // 2
    if half == 4:
        left = [ODD[int(digit)] for digit in code[:4]]
    else:
        left = [(EVEN if kind == "G" else ODD)[int(digit)] for digit, kind in zip(code[1:7], FIRSTS[int(code[0])])]
    return "101" + "".join(left) + "01010" + "".join(RIGHT[int(digit)] for digit in code[-half:]) + "101"


def some_code(chance):
    """An EAN-13, an EAN-8, or a UPC-A with the nought that makes it an EAN-13."""
    length, first = chance.choice([(12, ""), (11, "0"), (7, "")])
    return checked(first + "".join(chance.choices("0123456789", k=length)))


def photo(code, width=3):
    """A picture file of a barcode on paper, each part so many pixels wide."""
    paper, ink = b"\xf0\xee\xe8" * width, b"\x20\x18\x18" * width
    blank = paper * (len(bars(code)) + 24)
    lines = paper * 12 + b"".join(ink if bar == "1" else paper for bar in bars(code)) + paper * 12
    return picture_of([blank] * 30 + [lines] * 120 + [blank] * 30)


def spoiled(chance):
    """Bars that are no barcode: one with a wrong digit at its end, or any."""
    code = some_code(chance)
    wrong = code[:-1] + str((int(code[-1]) + chance.randint(1, 9)) % 10)
    return chance.choice([bars(wrong), "".join(chance.choices("01", k=95))])

