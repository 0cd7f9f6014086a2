"""Needs that can be put together, and what the house has of them: steps 3 and 4 of "The shopping sheet"."""

from fractions import Fraction


class Group:
    """The needs of a grocery that are put together in what they measure, and the rows of the pantry that are for them."""

    def __init__(self, measures, density, monday):
        self.measures, self.density, self.monday = measures, density, monday
        self.needs, self.rows = [], []

    def takes(self, amount):
        return amount.leads_to(self.measures, self.density)

    def base(self, amount):
        return amount.base_in(self.measures, self.density)

    def needed(self):
        return sum((self.base(amount) for _, amount in self.needs), Fraction(0))

    def had(self):
        """What the pantry gives, the earliest need first, each from what expires first and is still good."""
        left = [[row, self.base(row.amount)] for row in sorted(self.rows, key=lambda row: (row.expires is None, row.expires))]
        given = Fraction(0)
        for day, amount in sorted(self.needs, key=lambda need: (need[0], self.base(need[1]))):
            wanted = self.base(amount)
            for entry in left:
                if is_good(entry[0], self.monday, day):
                    taken = min(entry[1], wanted)
                    entry[1], wanted, given = entry[1] - taken, wanted - taken, given + taken
        return given

    def missing(self):
        return self.needed() - self.had()


def is_good(row, monday, day):
    """Whether a row of the pantry is good on a day of the week, from 0."""
    return row.expires is None or (row.expires - monday).days >= day


def groups_of(grocery, needs, monday, rows):
    """The needs of a grocery by what they are put together in: what its pack measures, where any are, and the others."""
    day = min(need.day for need in needs)
    stocked = {measures_of(row.amount, grocery) for row in rows if row.amount and is_good(row, monday, day)}
    pack = grocery.pack and Group(grocery.pack.measures, grocery.density, monday)
    others = {}
    for need in needs:
        amount = counted_measure(need.measures, pack, grocery, stocked)
        if pack and pack.takes(amount):
            pack.needs.append((need.day, amount))
            continue
        measures = measures_of(amount, grocery)
        others.setdefault(measures, Group(measures, grocery.density, monday)).needs.append((need.day, amount))
    return pack if pack and pack.needs else None, list(others.values())


def measures_of(amount, grocery):
    """In what an amount is put together with others: volume as weight where there is a density."""
    return "weight" if grocery.density and amount.measures == "volume" else amount.measures


def counted_measure(measures, pack, grocery, stocked):
    """Of several measures the first that leads to the unit of the pack, else to what the pantry has, else the first."""
    in_packs = [measure for measure in measures if pack and pack.takes(measure)]
    in_house = [measure for measure in measures if measures_of(measure, grocery) in stocked]
    return [*in_packs, *in_house, *measures][0]


def hand_out(rows, groups):
    """Gives each row to the first group that it leads to; those that lead to none come back."""
    strange = []
    for row in rows:
        group = next((group for group in groups if row.amount and group.takes(row.amount)), None)
        group.rows.append(row) if group else strange.append(row)
    return strange
