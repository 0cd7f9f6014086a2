"""Counts a shopping sheet as Documentation/Formats.md says it is counted ("The shopping sheet"), and in no other way."""

import math
from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from foods import folded, food_of, owner, rows_of, stand_in
from groups import groups_of, hand_out, is_good
from household import Grocery
from needs import KEPT, LAST_DAY, Need, dish_needs


@dataclass
class Line:
    """A grocery on the sheet; amounts by what they measure, in base units."""

    grocery: Grocery
    needed: dict = field(default_factory=dict)
    had: dict = field(default_factory=dict)
    bought: dict = field(default_factory=dict)
    left: dict = field(default_factory=dict)
    packs: int | None = None
    price: Fraction | None = None
    uses: list = field(default_factory=list)

    @property
    def is_to_buy(self):
        return any(self.bought.values()) and self.price != 0


@dataclass
class Uncounted:
    """What stands under "not counted", and why."""

    name: str
    aisle: str
    reason: str
    needed: dict = field(default_factory=dict)
    had: dict = field(default_factory=dict)
    uses: list = field(default_factory=list)
    in_pantry: bool = False


@dataclass
class Sheet:
    lines: list
    have: list
    uncounted: list
    soon: list
    total: Fraction | None
    unpriced: list


def priced(line, pack_group, groups):
    """The line with its amounts, packs and price."""
    for group in groups:
        line.needed[group.measures], line.had[group.measures] = group.needed(), group.had()
        line.bought[group.measures] = group.missing()
    if pack_group:
        measures, pack = pack_group.measures, line.grocery.pack.base()
        line.packs = math.ceil(line.bought[measures] / pack)
        line.left[measures] = line.packs * pack - line.bought[measures]
        line.bought[measures] = line.packs * pack
        if line.grocery.price is not None and line.packs:
            line.price = line.packs * line.grocery.price
    return line


def place(household, aisle):
    """Where an aisle comes on the sheet."""
    named = household.aisles or []
    named = [name for names in named.values() for name in names] if isinstance(named, dict) else named
    return (named.index(aisle), "") if aisle in named else (len(named), aisle) if aisle else (len(named) + 1, "")


def uses(needs):
    """The dishes that something is for, day by day."""
    return [text for _, text in sorted({need.use for need in needs})]


class Counter:
    """Puts a sheet together, a grocery at a time."""

    def __init__(self, household):
        self.household = household
        self.rows = rows_of(household)
        self.lines, self.uncounted = [], []

    def count(self, food, grocery, needs):
        """The line of a grocery, where it has one, and what of it is not counted."""
        self.unmeasured(food, grocery, [need for need in needs if not need.measures])
        measured = [need for need in needs if need.measures]
        if not measured:
            return
        pack, others = groups_of(grocery, measured, self.household.monday, self.rows[food])
        groups = ([pack] if pack else []) + others
        strange = hand_out(self.good_rows(food, min(need.day for need in measured)), groups)
        is_missing = any(group.missing() for group in groups)
        if pack or not grocery.pack or not is_missing:
            self.lines.append(priced(Line(grocery, uses=uses(measured)), pack, groups))
        self.in_other_units(grocery, measured, others if grocery.pack else [])
        self.in_other_measure(grocery, measured, strange if is_missing else [])

    def staples(self, food, grocery, needs):
        """What the house wants to keep, as a need of the last day, where the pantry has not enough for the meals and for that."""
        if not grocery.keep:
            return []
        staple = Need(grocery.name, (grocery.keep,), grocery.name, LAST_DAY, (KEPT, "staples"))
        measured = [need for need in needs if need.measures] + [staple]
        pack, others = groups_of(grocery, measured, self.household.monday, self.rows[food])
        groups = ([pack] if pack else []) + others
        hand_out(self.good_rows(food, min(need.day for need in measured)), groups)
        group = next(group for group in groups if group.takes(grocery.keep))
        return [staple] if group.missing() else []

    def good_rows(self, food, day):
        return [row for row in self.rows[food] if is_good(row, self.household.monday, day)]

    def unmeasured(self, food, grocery, needs):
        for is_to_taste, text in sorted({(need.is_to_taste, need.text) for need in needs}):
            chosen = [need for need in needs if (need.is_to_taste, need.text) == (is_to_taste, text)]
            is_there = bool(self.good_rows(food, max(need.day for need in chosen)))
            named = grocery if food[0] == "grocery" else Grocery(text)
            self.leave_out(named, "to-taste" if is_to_taste else "no-amount", chosen, in_pantry=is_there)

    def in_other_units(self, grocery, needs, groups):
        for group in groups:
            if group.missing():
                needed, had = {group.measures: group.needed()}, {group.measures: group.had()}
                self.leave_out(grocery, "other-unit", needs, needed=needed, had=had, in_pantry=group.had() > 0)

    def in_other_measure(self, grocery, needs, rows):
        for row in rows:
            amount = {row.amount.measures: row.amount.base()} if row.amount else {}
            is_there = is_good(row, self.household.monday, max(need.day for need in needs))
            self.leave_out(grocery, "pantry-unit", needs, needed=amount, in_pantry=is_there)

    def leave_out(self, grocery, reason, needs, **keys):
        self.uncounted.append(Uncounted(grocery.name, grocery.aisle, reason, uses=uses(needs), **keys))


def soon(household):
    """What expires within `soon_days` from today, by name with its row and whether a meal needs some by then, the first to expire first."""
    days = 5 if household.soon_days is None else household.soon_days
    rows = [row for row in household.pantry if row.expires and 0 <= (row.expires - household.today).days <= days]
    return sorted((soon_entry(household, row) for row in rows), key=lambda entry: entry[1].expires)


def soon_entry(household, row):
    grocery, day = owner(household, row), (row.expires - household.monday).days
    food = food_of(household, row.item, grocery)
    needed = [need.day for need in dish_needs(household) if food_of(household, need.name) == food]
    return grocery.name if grocery else row.item, row, any(need <= day for need in needed)


def needs_by_food(household):
    """The foods that the dishes need, each with its grocery, or what stands in for one, and its needs."""
    by_food = defaultdict(list)
    for item in household.groceries:
        if item.keep:
            by_food["grocery", item.name] = []
    for need in dish_needs(household):
        by_food[food_of(household, need.name)].append(need)
    groceries = {item.name: item for item in household.groceries}
    return {
        food: (groceries[food[1]] if food[0] == "grocery" else stand_in(needs), needs)
        for food, needs in by_food.items()
    }


def sheet(household):
    """The sheet of the household's week."""
    counter = Counter(household)
    for food, (grocery, needs) in needs_by_food(household).items():
        counter.count(food, grocery, needs + counter.staples(food, grocery, needs))
    counter.lines.sort(key=lambda line: (place(household, line.grocery.aisle), folded(line.grocery.name), line.grocery.name))
    counter.uncounted.sort(key=lambda entry: (place(household, entry.aisle), folded(entry.name), entry.name, entry.reason))
    buys = [line for line in counter.lines if line.is_to_buy]
    prices = [line.price for line in buys if line.price is not None]
    return Sheet(
        lines=buys, have=[line for line in counter.lines if not line.is_to_buy], uncounted=counter.uncounted,
        soon=soon(household), total=sum(prices, Fraction(0)) if prices or not buys else None,
        unpriced=[line.grocery.name for line in buys if line.price is None])
