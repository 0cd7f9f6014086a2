"""Says where a sheet that the program printed differs from the calculated one."""

import math
from fractions import Fraction

from adding import line_shown
from costs import food_name
from pages import lines_there, lines_to_buy
from printed import agree, amounts, by_weight, exact
from shown import stays_in_cups, target_units


class Differences:
    """The differences of one sheet, in words."""

    def __init__(self, household, sheet):
        self.household, self.sheet = household, sheet
        self.density = {item.name: item.density for item in household.groceries}
        # The program calls metric spoons as it calls others.
        self.unit = {item.name: item.pack.unit for item in household.groceries if item.pack}
        self.found = []

    def compare(self, what, printed, calculated):
        if printed != calculated:
            self.found.append(f"{what}: the program says {printed}, the calculation {calculated}")

    def compare_amount(self, what, name, printed, exact):
        if not agree(printed, exact, self.density.get(name), self.unit.get(name, "")):
            said = {measures: f"{number} ({float(number):.3f})" for measures, number in exact.items()}
            self.found.append(f"{what} of {name}: the program says {printed!r}, the calculation {said}")

    def money(self, amount):
        """An amount of money as it is printed: half a minor unit is rounded away from zero."""
        if amount is None:
            return None
        decimals = self.household.decimals
        minor = math.floor(abs(amount) * 10 ** decimals + Fraction(1, 2))
        whole, rest = divmod(minor, 10 ** decimals)
        return ("-" if amount < 0 and minor else "") + str(whole) + (f".{rest:0{decimals}}" if decimals else "")

    # JSON

    def in_json(self, answer):
        self.compare("week", answer["week"], self.household.week)
        self.compare("currency", answer["currency"], self.household.currency)
        self.lines("to buy", answer["lines"], self.sheet.lines)
        self.lines("in the house", answer["have"], self.sheet.have)
        self.compare("total", answer["total"], self.money(self.sheet.total))
        self.soon(answer["soon"])
        self.uncounted(answer["uncounted"])
        return self.found

    def lines(self, part, printed, calculated):
        self.compare(part, [line["grocery"] for line in printed], [line.grocery.name for line in calculated])
        for said, line in zip(printed, calculated):
            name = line.grocery.name
            for key in ("needed", "had", "bought", "left"):
                self.compare_amount(key, name, said[key], getattr(line, key))
            self.compare(f"aisle of {name}", said["aisle"] or "", line.grocery.aisle)
            self.compare(f"packs of {name}", said["packs"], line.packs)
            self.compare(f"price of {name}", said["price"], self.money(line.price))
            self.compare(f"dishes of {name}", said["for"], line.uses)

    def soon(self, printed):
        """The rows that expire soon, those of one day in any order."""
        said = [(entry["expires"], entry["grocery"], entry["planned"]) for entry in printed]
        self.compare("days of what expires soon", [day for day, *_ in said], [str(row.expires) for _, row, _ in self.sheet.soon])
        calculated = [(str(row.expires), name, is_planned) for name, row, is_planned in self.sheet.soon]
        self.compare("what expires soon", sorted(said), sorted(calculated))

    def uncounted(self, printed):
        """What is not counted; of one grocery and reason in any order."""
        calculated = list(self.sheet.uncounted)
        keys = [(entry["grocery"], entry["reason"]) for entry in printed]
        self.compare("not counted", keys, [(entry.name, entry.reason) for entry in calculated])
        for said in printed:
            entry = next((entry for entry in calculated if self.is_same(said, entry)), None)
            if entry:
                calculated.remove(entry)
            else:
                self.found.append(f"not counted: the calculation has no {said}")

    def is_same(self, said, entry):
        key = (said["grocery"], said["reason"], said["aisle"] or "", said["for"], said["inPantry"])
        return key == (entry.name, entry.reason, entry.aisle, entry.uses, entry.in_pantry) and all(
            agree(said[part], getattr(entry, part), self.density.get(entry.name), self.unit.get(entry.name, "")) for part in ("needed", "had"))

    # CSV

    def in_rows(self, rows):
        self.part_of_rows("buy", rows, self.sheet.lines)
        self.part_of_rows("have", rows, self.sheet.have)
        return self.found

    def part_of_rows(self, part, rows, calculated):
        rows = [row for row in rows if row["part"] == part]
        self.compare(f"rows of {part}", [row["grocery"] for row in rows], [line.grocery.name for line in calculated])
        for row, line in zip(rows, calculated):
            name = line.grocery.name
            self.compare(f"price in the row of {name}", row["price"] or None, self.money(line.price))
            self.compare(f"packs in the row of {name}", row["packs"], "" if line.packs is None else str(line.packs))
            if line.packs is not None and len(line.needed) == 1:
                self.amounts_shown(name, row, line)

    def amounts_shown(self, name, row, line):
        """The amounts of a line in the unit of its pack as they are shown there; those in several units are not calculated."""
        (measures, needed), unit = *line.needed.items(), line.grocery.pack.unit
        exact = line_shown(needed, line.had[measures], line.bought[measures], line.left[measures], unit, line.packs)
        for key, number in zip(("needed", "had", "bought", "left"), exact):
            self.compare(f"{key} in the row of {name}", sum(amounts(row[key], unit).values()), number)

    # Pages

    def in_page(self, page):
        self.compare("lines with a box", [line.name for line in lines_to_buy(page)], [line.grocery.name for line in self.sheet.lines])
        self.compare("what is there", [name for name, _ in lines_there(page)], [line.grocery.name for line in self.sheet.have])
        for said, line in zip(lines_to_buy(page), self.sheet.lines):
            self.line_of_page(said, line)
        return self.found

    def line_of_page(self, said, line):
        """A line of the page; needs in several units are not calculated, nor is what has no pack."""
        if line.packs is None or len(line.needed) > 1:
            return
        (measures, needed), unit = *line.needed.items(), line.grocery.pack.unit
        bought, left = line.bought[measures], line.left[measures]
        converts = not (self.household.units == "metric" and stays_in_cups(unit, said.name))
        shown_needed, shown_had, shown_bought, shown_left = line_shown(
            needed, line.had[measures], bought, left, unit, line.packs, self.household.units, converts)
        # Metric spoons and cups are called as others are.
        spoon = "" if converts and target_units(unit, self.household.units) else unit
        printed_needed, printed_had, printed_left = (
            sum(amounts(text, spoon).values()) for text in (said.needed, said.had, said.left))
        self.compare(f"needed of {said.name} on the page", printed_needed, shown_needed)
        self.compare(f"had of {said.name} on the page", printed_had, shown_had)
        self.compare(f"left of {said.name} on the page", printed_left, shown_left)
        printed_bought = said.bought(spoon).get(measures, 0)
        self.compare(f"packs of {said.name} on the page", printed_bought, bought)
        # Packs are called as they are sold; in what is shown beside them they are as near as that.
        self.compare(f"sum of {said.name} on the page", printed_had + shown_bought - printed_needed, printed_left)

    # Text and Markdown

    def in_text(self, lines):
        """The lines to buy with their names, and at the end what has no price."""
        boxes = [line.removeprefix("[ ] ").partition(",")[0] for line in lines if line.startswith("[ ] ")]
        self.compare("lines with a box", boxes, [line.grocery.name for line in self.sheet.lines])
        without = lines[-1].partition("without a price: ")[2].split(", ")
        unpriced = [] if self.sheet.total is None else self.sheet.unpriced
        self.compare("what has no price", [name for name in without if name and "not counted" not in name], unpriced)
        return self.found

    def in_markdown(self, lines):
        """The items of the list, one for each amount to buy, with its name; nothing else is an item."""
        items = [line for line in lines if line.startswith("- ")]
        names = [line.grocery.name for line in self.sheet.lines for amount in line.bought.values() if amount]
        self.compare("number of items", len(items), len(names))
        self.found += [f"{item!r} should be {name}" for item, name in zip(items, names) if f" **{name}** " not in item]
        return self.found

    # Costs

    def in_costs(self, printed, calculated):
        self.compare("rows of costs", [(row["kind"], row["name"]) for row in printed], [(row.kind, row.name) for row in calculated])
        for said, row in zip(printed, calculated):
            self.cost(said, row)
        return self.found

    def cost(self, said, row):
        amounts = {"food": row.food, "perServing": row.per_serving, "price": row.price, "margin": row.margin}
        for key, amount in amounts.items():
            self.compare(f"{key} of {row.name}", said[key], self.money(amount))
        unknown = {food_name(self.household, name) for name in said["unknown"]}
        self.compare(f"what is not known of {row.name}", sorted(unknown), sorted(row.unknown))

    # The house

    def in_stocks(self, printed, calculated):
        """What is in the house of each recipe."""
        self.compare("recipes by what is in the house", [recipe["title"] for recipe in printed], [stock.title for stock in calculated])
        for said, stock in zip(printed, calculated):
            for key, answer in (("there", "enough"), ("missing", "none"), ("unknown", "unknown")):
                self.compare(f"{key} of {stock.title}", said[key], stock.names(answer))
            self.short(said["short"], [food for food in stock.foods if food.answer == "some"])
            self.compare(f"expiring of {stock.title}", said["expiring"], stock.expiring)
        return self.found

    def short(self, printed, foods):
        """How much is missing of the foods of which there is some, exactly."""
        said = {}
        for entry in printed:
            amounts = by_weight(exact(entry["missing"], entry["unit"]), self.density.get(entry["name"]))
            missing = said.setdefault(entry["name"], {})
            for measures, number in amounts.items():
                missing[measures] = missing.get(measures, 0) + number
        self.compare("what is missing", said, {food.name: by_weight(food.missing, self.density.get(food.name)) for food in foods})


def in_order(answer):
    """A sheet with what may stand in the order of the pantry's rows in another one."""
    uncounted = sorted(answer["uncounted"], key=str)
    return {**answer, "soon": sorted(answer["soon"], key=lambda entry: (entry["expires"], str(entry))), "uncounted": uncounted}
