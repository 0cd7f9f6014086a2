"""The built page of a shopping sheet: its lines as a reader sees them."""

import html
import re
from dataclasses import dataclass

from printed import amounts

PACKS = re.compile(r"(\d+) packs? of (.+)")


@dataclass(frozen=True)
class PageLine:
    """A line of the page: what to buy, and what is needed of it and is here."""

    name: str
    buy: str
    needs: str

    @property
    def needed(self):
        return self.part("needed")

    @property
    def had(self):
        return self.part("here")

    @property
    def left(self):
        return self.part("left")

    def part(self, word):
        """The amount before a word, of those between commas."""
        return next((part.removesuffix(f" {word}") for part in self.needs.split(", ") if part.endswith(f" {word}")), "")

    def bought(self, unit):
        """What is bought of the measure of its packs, in base units; packs are as large as they say."""
        packs = PACKS.match(self.buy.partition(" + ")[0])
        number, text = (int(packs[1]), packs[2]) if packs else (1, self.buy)
        return {measures: number * amount for measures, amount in amounts(text, unit).items()}


def lines_to_buy(page):
    """The lines with a box, in their order."""
    return [PageLine(*map(text_of, found)) for found in re.findall(
        r'<label>.*?<b>(.*?)</b> <span class="tick-buy">(.*?)</span>.*?<p class="tick-for"><span>(.*?)</span>', page, re.S)]


def lines_there(page):
    """What is in the house: the name, and how much is needed."""
    items = re.findall(r"<section[^>]*>\s*<h2>You have it.*?</h2>(.*?)</section>", page, re.S)
    return [(text_of(name), text_of(needed)) for item in items for name, needed in re.findall(r"<li[^>]*><b>(.*?)</b> (.*?)</li>", item)]


def prices(page):
    """What the lines cost."""
    return {text_of(found) for found in re.findall(r'<span class="price.*?</span>', page, re.S)}


def text_of(source):
    """The words of HTML, with plain spaces and nothing that holds lines together."""
    return plain(html.unescape(re.sub(r"<[^>]*>", "", source)))


def plain(text):
    # No line ends at a word joiner, so that a space behind one is of the program that read the paper.
    return " ".join(re.sub("\N{WORD JOINER}\\s*", "", text).replace("\N{NO-BREAK SPACE}", " ").split())
