"""What a person sees of a menu on a PDF, and of what is put into an order: words where they stand, and no markup."""

import html
import re
import subprocess
from dataclasses import dataclass
from statistics import median

from channels import Item, by_size, money, option, plain, unnumbered

WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)</word>')
# "28,60 €" and "€28.60", with the sign before or behind.
PRICE = re.compile(r"[€]?\d+[.,]\d\d[€]?")
# A word of prices between slashes, with a dash for none.
TAKEAWAY = re.compile(r"(€?\d+[.,]\d\d€?|[€/–])\)?")
# The footnote of an allergen, in brackets where it is a trace.
NOTE = re.compile(r"\(?(\w{1,2})\)?,?")
# A word so many times as tall as a price is one of a heading.
HEADING = 1.3


@dataclass(frozen=True)
class Word:
    """A word where it stands on its page, in points."""

    text: str
    left: float
    right: float
    top: float
    height: float

    def is_beside(self, other):
        """Whether it stands on the line of a larger word, behind it."""
        return other.top <= self.top < other.top + other.height / 2 + 1 and self.left > other.right


def words_of(pdf):
    """The words of each page, as they were set: column by column."""
    said = subprocess.run(["pdftotext", "-raw", "-bbox", pdf, "-"], capture_output=True, text=True, check=True).stdout
    for page in said.split("<page ")[1:]:
        yield [
            Word(plain(html.unescape(text)), float(left), float(right), float(top), float(bottom) - float(top))
            for left, top, right, bottom, text in WORD.findall(page)
        ]  # fmt: skip


class PrintedMenu:
    """The dishes and drinks of a PDF in a language, whose columns of prices are those of some sizes."""

    def __init__(self, pdf, words, sizes=()):
        self.words, self.sizes = words, list(sizes)
        self.items, self.legend = [], {}
        self.forget()
        for page in words_of(pdf):
            self.read(page)

    def forget(self):
        """Begins anew, as below a heading: nothing of an item has been seen yet."""
        self.columns, self.heading = {}, None
        self.begin()

    def begin(self):
        """Nothing of the next item has been seen yet."""
        self.name, self.rest, self.prices, self.away = [], [], {}, None

    def read(self, page):
        texts = [word.text for word in page]
        prices = [place for place, text in enumerate(texts) if PRICE.fullmatch(text)]
        foot = texts.index(self.words["allergens"], prices[-1])
        self.legend |= self.legend_of(" ".join(texts[foot:]))
        usual = median(page[place].height for place in prices)
        for word in page[:foot]:
            if word.height >= usual * HEADING:
                self.end()
                self.forget()
                self.heading = word
            elif not (self.heading and word.is_beside(self.heading)):
                self.take(word)
        self.end()
        self.forget()

    def legend_of(self, foot):
        """The allergens by their footnotes: "1 Gluten 7 Milk"."""
        found = {}
        for name, code in self.words.allergens.items():
            if match := re.search(rf"(?<!\S)(\w+) {re.escape(name)}(?!\S)", foot):
                found[match[1]] = code
        return found

    def take(self, word):
        """A word of a dish or drink: of its name, a price, or of what is smaller beside or below them."""
        if self.is_of_takeaway(word):
            self.away.append(word.text)
        elif word.text == "€":
            return
        elif not self.name and word.text in self.sizes and word.text not in self.columns:
            self.columns[word.text] = word.right
        elif self.name and PRICE.fullmatch(word.text):
            self.prices[self.size_at(word.right)] = money(word.text)
        elif self.name and word.height < self.name[0].height * 0.95:
            self.rest.append(word.text)
        else:
            if self.prices:
                self.end()
            self.name.append(word)

    def is_of_takeaway(self, word):
        """Whether a word is of the prices behind "takeaway", which end with a bracket or with another word."""
        before = self.words["takeaway_price"].removesuffix("{price}").split()
        last = [*(word.text for word in self.name), *self.rest][-len(before):]
        if self.away is None and " ".join(last).lstrip("(") == " ".join(before):
            self.away = []
        return self.away is not None and TAKEAWAY.fullmatch(word.text) and not "".join(self.away[-1:]).endswith(")")

    def size_at(self, right):
        """The size whose column ends where a price does; none where there are no columns."""
        return min(self.columns, key=lambda size: abs(self.columns[size] - right), default="")

    def end(self):
        """An item is whole; what has no price is none."""
        if self.prices:
            # Behind a drink the footnotes are as large as its name.
            name = [word.text for word in self.name]
            notes = []
            while len(name) > 1 and (name[-1] == "?" or self.note(name[-1])):
                notes.insert(0, name.pop())
            self.items.append(self.item(unnumbered(" ".join(name)), " ".join(self.rest + notes)))
        self.begin()

    def note(self, text):
        match = NOTE.fullmatch(text)
        return match and self.legend.get(match[1])

    def item(self, name, said):
        item = Item(name, self.prices, by_size(self.prices, " ".join(self.away or [])))
        said, *lists = re.split("|".join(map(re.escape, self.words.choices)), said)
        item.choices = frozenset(option(each) for line in lists for each in line.split(";") if each.strip())
        item.marks = frozenset(mark for text, mark in self.words.marks.items() if f" {text} " in f" {said} ")
        item.diet = next((diet for text, diet in self.words.diets.items() if f" {text} " in f" {said} "), "")
        for text in said.split():
            if text == "?":
                item.is_known = False
            elif code := self.note(text):
                if text.startswith("("):
                    item.traces |= {code}
                else:
                    item.contains |= {code}
        return item


class OrderPage:
    """The page of the order of a site, in a browser, with all that its menu has."""

    def __init__(self, page, output, words, sizes=()):
        self.page, self.words, self.sizes = page, words, sizes
        page.goto((output / "menu/index.html").as_uri())
        buttons = page.locator("button.add")
        for button in buttons.all():
            button.click()
            self.choose(page.locator("dialog"), button.and_(page.locator("[data-count]")))
        count = buttons.count()
        page.goto((output / "order/index.html").as_uri())
        page.locator(".line").nth(count - 1).wait_for()

    def choose(self, window, added):
        """Takes the first of what has to be chosen, where a window asks for it, until all is in the order."""
        window.or_(added).first.wait_for()
        if window.count():
            for choice in window.locator("fieldset[name=choice]:has([type=radio])").all():
                choice.locator("input").first.check()
            window.locator(".done").click()
            added.wait_for()

    @property
    def items(self):
        """What is said of each dish and drink: at the table, and where it is taken away."""
        found = {}
        for way in ("table", "collection"):
            self.page.locator(f"input[name=way][value={way}]").check()
            found[way] = self.lines()
        for name, item in found["table"].items():
            away = found["collection"][name].prices
            item.takeaway = {size: price for size, price in away.items() if price != item.prices[size]}
            item.choices = self.choices(name)
        return list(found["table"].values())

    def choices(self, name):
        """What can be chosen with a dish, as the window says in which its line is changed."""
        button = self.page.locator(".line").nth(self.places[name]).locator(".change")
        if not button.count():
            return frozenset()
        button.click()
        texts = self.page.locator("dialog fieldset[name=choice] label").all_inner_texts()
        self.page.keyboard.press("Escape")
        return frozenset(option(plain(text)) for text in texts)

    def lines(self):
        """What the lines of the order say now, of each dish and drink together."""
        found, self.places = {}, {}
        for place, row in enumerate(self.page.locator(".line").all()):
            name, details, allergens, price = [plain(row.locator(part).first.inner_text()) for part in ("h3", "p", ".line-allergens", ".price")]
            item = self.item(unnumbered(name), allergens)
            known = found.setdefault(item.name, item)
            self.places.setdefault(item.name, place)
            assert (known.contains, known.traces, known.is_known) == (item.contains, item.traces, item.is_known), row.inner_text()
            known.prices[next((size for size in self.sizes if details.split(", ")[0] == size), "")] = money(price)
        return found

    def item(self, name, allergens):
        words, item = self.words, Item(name)
        for part in allergens.split("; "):
            label, _, names = part.partition(":")
            if names and label.strip() == words["allergens"]:
                item.contains = self.codes(names)
            elif names and label.strip() == words["traces"]:
                item.traces = self.codes(names)
            elif part in (plain(words["others_unknown"]), plain(words["allergens_unknown"])):
                item.is_known = False
            else:
                assert part == plain(words["none_of_fourteen"]), part
        return item

    def codes(self, names):
        """The allergens of "1 Gluten, 7 Milk"."""
        return frozenset(self.words.allergens[re.sub(r"^\w+ ", "", name.strip())] for name in names.split(","))
