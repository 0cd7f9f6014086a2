"""What a person or a program reads of a menu in each of its forms: the words that are seen there, and no attributes of our own."""

import csv
import io
import json
import re
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

import extruct
from lxml import html

PACKAGE = Path(__file__).resolve().parents[2]
ALLERGENS = ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs"]
MARKS = ["new", "spicy", "favourite"]
# "28,60 €" and "€28.60", or a dash where there is none.
AMOUNT = r"(?:–|[€$]?\d+[.,]\d\d(?: €)?)"
# The words of Google for allergens, where it has one. Gluten has none: its WHEAT is of wheat alone, and so is left out here.
GOOGLE = {"milk": "DAIRY", "eggs": "EGG", "fish": "FISH", "peanuts": "PEANUT", "crustaceans": "SHELLFISH", "molluscs": "SHELLFISH",
          "soybeans": "SOY", "nuts": "TREE_NUT"}  # fmt: skip


@dataclass
class Item:
    """A dish or a drink; of what a form does not say the usual value stands."""

    name: str
    prices: dict = field(default_factory=dict)
    takeaway: dict = field(default_factory=dict)
    contains: frozenset = frozenset()
    traces: frozenset = frozenset()
    is_known: bool = True
    diet: str = ""
    marks: frozenset = frozenset()
    choices: frozenset = frozenset()

    def part(self, name):
        """One of the facts that forms hold, to be compared."""
        return {
            "prices": frozenset(self.prices.items()), "takeaway": frozenset(self.takeaway.items()), "allergens": self.contains, "traces": self.traces, "not known": self.is_known,
            "diets": self.diet, "marks": self.marks, "choices": self.choices,
        }[name]  # fmt: skip


class Words:
    """The words of a language, as the theme has them."""

    def __init__(self, language):
        # What a region says otherwise stands over what its language says.
        files = [PACKAGE / f"templates/strings/{name}.yml" for name in dict.fromkeys([language.split("-")[0], language])]
        pairs = [pair for file in files for pair in re.findall(r'^"?(\w+)"?: (.*)$', file.read_text(), re.M)]
        self.all = {key: value.strip().strip('"') for key, value in pairs}
        self.allergens = {self.all[f"allergen_{code}"]: code for code in ALLERGENS}
        self.additives = {text for key, text in self.all.items() if key.startswith("additive_")}
        self.marks = {self.all[f"mark_{mark}"]: mark for mark in MARKS}
        self.choices = [plain(self.all[key]).replace("{n}", str(count)) for key in ("choose_n", "choose_up_to") for count in range(1, 4)]
        self.diets = {self.all[diet]: diet for diet in ("vegan", "vegetarian")}

    def __getitem__(self, key):
        return self.all[key]


def seen(element):
    """The text of an element with single spaces."""
    return plain(element.text_content())


def plain(text):
    return " ".join(re.sub("[\u00a0\u202f\u2060\u00ad]", " ", text).split())


def money(text):
    """An amount with two decimals in any of the languages."""
    digits = re.sub(r"\D", "", text)
    return Decimal(int(digits)).scaleb(-2) if digits else None


def labelled(cell):
    """The amounts of a cell, each with what it is of where something stands before it: "0,2 l 6,50 € 0,75 l 22,00 €"."""
    found = re.findall(r"(.*?) ?([€$][\d.,]+|[\d.,]+ ?€)", plain(cell))
    return [(unescaped(label), money(amount)) for label, amount in found]


def by_size(prices, amounts):
    """Some amounts, "7.00 / –", by the sizes of those prices."""
    return {size: amount for size, text in zip(prices, amounts.split(" / ")) if (amount := money(text))}


def option(text):
    """What can be chosen, with what it adds to the price, where it does: "Fries", "Dumplings +€1.50"."""
    name, plus, added = text.strip("; ").partition(" +")
    return name, money(added) if plus else None


def linked_data(page):
    """The one object of JSON-LD that a page has."""
    (data,) = extruct.extract(page.read_text(), syntaxes=["json-ld"])["json-ld"]
    return data


def item_of(data):
    """A `MenuItem`."""
    assert data["@type"] == "MenuItem"
    offers = data["offers"] if isinstance(data["offers"], list) else [data["offers"]]
    diets = {diet.removeprefix("https://schema.org/").removesuffix("Diet").lower() for diet in data.get("suitableForDiet", [])}
    prices = [{}, {}]
    for offer in offers:
        method = offer.get("availableDeliveryMethod")
        assert method in (None, "https://schema.org/OnSitePickup")
        prices[method is not None][offer.get("name", "")] = Decimal((offer.get("priceSpecification") or offer)["price"])
    chosen = [each for part in data.get("menuAddOn", []) if part["@type"] == "MenuSection" for each in part["hasMenuItem"]]
    return Item(
        data["name"], *prices,
        diet=next((diet for diet in ("vegan", "vegetarian") if diet in diets), ""),
        choices=frozenset((each["name"], Decimal(each["offers"]["price"]) if "offers" in each else None) for each in chosen))  # fmt: skip


class Reader:
    """Reads the forms of a site's menu in a language."""

    def __init__(self, output, language):
        self.output, self.words = output, Words(language)

    def tree(self, path):
        return html.fromstring((self.output / path).read_text())

    def said(self, item, texts, legend):
        """Takes in marks, a diet and allergens by their numbers, as texts say them."""
        words = self.words
        for text in texts:
            if text in words.marks:
                item.marks |= {words.marks[text]}
            elif text in words.diets:
                item.diet = words.diets[text]
            elif words["allergens_unknown"] in text:
                item.is_known = False
            elif text.startswith(words["allergens_at_least"]):
                item.is_known = False
                self.noted(item, text.removeprefix(words["allergens_at_least"]), legend)
            elif text.startswith(words["allergens"]):
                self.noted(item, text.removeprefix(words["allergens"]), legend)
        return item

    def noted(self, item, notes, legend):
        """Takes in "1 wheat, (7)" by what the notes below say: what is in brackets is a trace, and behind a number stands which of its foods it is."""
        for note in notes.split(","):
            note = note.strip()
            meant = legend[note.strip("()").split()[0]]
            if meant in self.words.additives:
                continue
            code = self.words.allergens[meant]
            if note.startswith("("):
                item.traces |= {code}
            else:
                item.contains |= {code}

    def taken_away(self, item, text):
        """Takes in what an item costs where it is taken away: "takeaway €7.00 / €10.50"."""
        before = re.escape(self.words["takeaway_price"].removesuffix("{price}"))
        if match := re.search(rf"{before}({AMOUNT}(?: / {AMOUNT})*)", text):
            item.takeaway = by_size(item.prices, match[1])
        return item

    def chosen(self, item, text):
        """Takes in what is chosen with an item: "Choose 1: Fries; Dumplings +€1.50"."""
        _, *lists = re.split("|".join(map(re.escape, self.words.choices)), text)
        item.choices = frozenset(option(each) for line in lists for each in line.split(";") if each.strip())
        return item

    def chosen_in(self, item, row):
        """The same, of lines of a page."""
        lines = row.xpath(".//p[@class='extras'][b]")
        return self.chosen(item, " ".join("; ".join([seen(line.find("b")) + " " + seen(line.find("span")), *map(seen, line.findall("span")[1:])]) for line in lines))

    # ---- Forms that people read ----

    def page(self):
        """The menu on the screen."""
        tree = self.tree("menu/index.html")
        legend = {seen(row.find("b")): plain(row.find("b").tail) for row in tree.xpath("//ol[@class='legend']/li")}
        for row in tree.xpath("//main//li[.//h3]"):
            heading = row.find(".//h3")
            number = heading.find("small")
            name = seen(heading).removeprefix(seen(number) if number is not None else "").strip()
            texts = [seen(span) for span in row.xpath(".//p[contains(@class, 'marks')]/span")]
            item = self.taken_away(self.said(Item(name, prices=self.prices_of(row)), texts, legend), seen(row))
            yield self.chosen_in(item, row)

    def prices_of(self, row):
        found = {}
        for price in row.xpath(".//p[contains(@class, 'prices')]/span"):
            size = price.find("small")
            name = "" if size is None else seen(size)
            if amount := money(seen(price).removeprefix(name)):
                found[name] = amount
        return found

    def screen(self):
        """The menu on a screen on the wall."""
        return self.paper("menu/screen/index.html")

    def paper(self, address="menu/print/index.html"):
        """The menu to be printed."""
        tree = self.tree(address)
        legend = {seen(note.find("b")): plain(note.find("b").tail) for note in tree.xpath("//footer//span[b]")}
        for row in tree.xpath("//main//li[.//h3]"):
            notes = row.xpath("./h3//span[span] | ./p[@class='toppings']/span[span]")
            texts = [seen(mark) for mark in row.xpath("./h3//em | ./p[@class='toppings']/em")] + [seen(note) for note in notes]
            # Behind it stand marks, footnotes and what is stated of it.
            name = plain(row.find("./h3/span").text)
            item = self.taken_away(self.said(Item(unnumbered(name), prices=self.prices_of(row)), texts, legend), seen(row))
            yield self.chosen_in(item, row)

    def markdown(self):
        """menu.md, as its source reads."""
        text = (self.output / "menu/menu.md").read_text()
        legend = dict(re.findall(r"^- (\w+) (.+)$", text, re.M))
        columns = []
        for line in text.splitlines():
            if not line.startswith("|") or line.startswith("| ---"):
                continue
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            if cells[-1] == self.words["allergens"]:
                columns = cells
                continue
            first = re.search(r"\*\*(.*?)(?<!\\)\*\*", cells[0])
            item = Item(unescaped(first[1] if first else re.sub(r" \(.*\)$", "", cells[0])))
            start = columns.index(self.words["toppings"]) + 1 if self.words["toppings"] in columns else 1
            for size, cell in zip(columns[start:-1], cells[start:-1]):
                for own, amount in labelled(cell):
                    item.prices[own if size == self.words["price"] else unescaped(size)] = amount
            texts = re.findall(r"\(([^()]*)\)", cells[1]) if start > 1 else []
            notes = cells[-1].removesuffix(self.words["unknown"]).strip()
            item.is_known = not cells[-1].endswith(self.words["unknown"])
            self.taken_away(item, unescaped(" ".join(cells)))
            self.chosen(item, unescaped(cells[1]))
            yield self.said(item, texts + ([f"{self.words['allergens']} {notes}"] if notes else []), legend)

    def allergen_table(self):
        """The table of allergens and diets."""
        table = self.tree("menu/allergens/index.html").find(".//table")
        columns = [self.words.allergens.get(re.sub(r"^\w+ ", "", seen(cell))) for cell in table.xpath(".//thead//th")[3:]]
        for row in table.xpath(".//tbody/tr"):
            vegetarian, vegan, *cells = [seen(cell) for cell in row.findall("td")]
            said = dict(zip(columns, cells))
            yield Item(
                seen(row.find("th")), contains=self.saying(said, "contains"), traces=self.saying(said, "traces"),
                is_known=not self.saying(said, "unknown"),
                diet="vegan" if vegan == self.words["yes"] else "vegetarian" if vegetarian == self.words["yes"] else "")  # fmt: skip

    def saying(self, said, word):
        return frozenset(code for code, text in said.items() if text == self.words[word])

    # ---- Forms that programs read ----

    def table(self):
        """menu.csv."""
        found = {}
        for row in csv.DictReader(io.StringIO((self.output / "menu/menu.csv").read_text())):
            if row["kind"] == "choice":
                price = Decimal(row["price"])
                found[row["of"]].choices |= {(row["name"], price or None)}
            if row["kind"] not in ("pizza", "dish", "drink"):
                continue
            item = found.setdefault(row["name"], Item(text_of(row["name"])))
            item.prices[text_of(row["size"])] = Decimal(row["price"])
            if row["takeaway"]:
                item.takeaway[text_of(row["size"])] = Decimal(row["takeaway"])
            allergens = row["allergens"].split()
            item.is_known = "?" not in allergens
            item.contains = frozenset(allergens) - {"?"}
            item.traces = frozenset(row["traces"].split())
            item.diet = "vegan" if row["vegan"] == "yes" else "vegetarian" if row["vegetarian"] == "yes" else ""
            item.marks = frozenset(row["marks"].split())
        return found.values()

    def json(self):
        """menu.json."""
        menu = json.loads((self.output / "menu/menu.json").read_text())
        for dish in menu["pizzas"] + menu["drinks"]:
            prices = dish.get("sizes") or ({"": dish["price"]} if dish.get("price") else {})
            takeaway = dish.get("takeaway", {})
            options = [each for choice in dish.get("choices", []) for each in choice["of"]]
            yield Item(
                dish["name"], decimals(prices), decimals(takeaway if isinstance(takeaway, dict) else dict.fromkeys(prices, takeaway)), frozenset(dish["allergens"]),
                frozenset(dish.get("traces", [])), dish.get("allergensKnown", True),
                "vegan" if dish["vegan"] else "vegetarian" if dish["vegetarian"] else "", frozenset(dish.get("marks", [])),
                frozenset((each["name"], Decimal(each["price"]) if "price" in each else None) for each in options))  # fmt: skip

    def allergen_csv(self):
        """allergens.csv."""
        for row in csv.DictReader(io.StringIO((self.output / "menu/allergens/allergens.csv").read_text())):
            said = {answer: frozenset(code for code in ALLERGENS if row[code] == answer) for answer in ("yes", "traces", "unknown")}
            yield Item(
                text_of(row["name"]), contains=said["yes"], traces=said["traces"], is_known=not said["unknown"],
                diet="vegan" if row["vegan"] == "yes" else "vegetarian" if row["vegetarian"] == "yes" else "")  # fmt: skip

    def search_engine(self):
        """What a search engine is told on the page of each dish."""
        for page in sorted((self.output / "pizzas").glob("*/index.html")):
            data = linked_data(page)
            assert data["@type"] == "MenuItem" and data["@context"] == "https://schema.org"
            yield item_of(data)

    def search_engine_of_the_house(self):
        """What a search engine is told of the house on the printed menu."""
        house = linked_data(self.output / "menu/print/index.html")
        assert (house["@type"], house["hasMenu"]["@type"]) == ("Restaurant", "Menu")
        for section in house["hasMenu"]["hasMenuSection"]:
            assert section["@type"] == "MenuSection" and section["name"]
            yield from map(item_of, section["hasMenuItem"])

    def google(self, text, sizes, dishes=()):
        """What a Google Business Profile takes; a size stands behind the name, which itself may end with what is a size of others."""
        (menu,) = json.loads(text)["menus"]
        for section in menu["sections"]:
            for item in section["items"]:
                forms = [item, *item.get("options", [])]
                # What its price is of stands behind the name as well: "Steak (100 g)".
                names = [re.sub(r" \(\d+ k?g\)$", "", form["labels"][0]["displayName"]) for form in forms]
                said = plain(item["labels"][0].get("description", ""))
                size = next((size for size in sizes if names[0].endswith(f" {size}") and names[0] not in dishes), "")
                name = names[0].removesuffix(f" {size}")
                prices = {each.removeprefix(name).strip(): whole(form["attributes"]["price"]) for each, form in zip(names, forms)}
                attributes = item["attributes"]
                diets = attributes.get("dietaryRestriction", [])
                found = Item(
                    name, prices, contains=frozenset(attributes.get("allergen", [])) - {"WHEAT"},
                    diet=next((diet for diet in ("vegan", "vegetarian") if diet.upper() in diets), ""))  # fmt: skip
                yield self.chosen(found, said)

    @staticmethod
    def terminal(text):
        """What `forno menu` prints: a name with its price in a column, or below it a line for each size."""
        item = None
        for line in text.splitlines():
            if match := re.fullmatch(r"  (\S.*?) {2,}(\d+\.\d\d)", line):
                # What a dish, or all of its section, can be had with stands below it, too.
                if not match[1].startswith("+ "):
                    item.prices[match[1]] = Decimal(match[2])
            elif match := re.match(r"  choose (?:up to )?\d: (.+)", line):
                item.choices |= frozenset(option(each) for each in match[1].split(", "))
            elif match := re.search(rf"^  .*takeaway ({AMOUNT}(?: / {AMOUNT})*)", line):
                item.takeaway = by_size(item.prices, match[1])
            elif match := re.match(r"(\S.*?)(?: {2,}(\d+\.\d\d)?.*)?$", line):
                if item and item.prices:
                    yield item
                item = Item(unnumbered(match[1]), {"": Decimal(match[2])} if match[2] else {})
        if item and item.prices:
            yield item


def decimals(prices):
    """The prices that there are, of texts by size."""
    return {size: Decimal(price) for size, price in prices.items() if price}


def whole(price):
    return Decimal(price["units"]) + Decimal(price["nanos"]) / 10**9


def unnumbered(name):
    """A name without the number that stands before it."""
    return re.sub(r"^\d+[a-z]? ", "", name)


def unescaped(text):
    """A text of Markdown without the marks that keep it from being markup."""
    return plain(re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", text))


def text_of(cell):
    """A cell without the sign that keeps spreadsheets from taking it for a formula."""
    return re.sub(r"^'(?=[=+@\t-])", "", cell)
