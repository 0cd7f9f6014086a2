"""What a household's files say, as values: what the generator makes up, the writer writes and the calculation counts."""

import datetime
from dataclasses import dataclass, field
from fractions import Fraction

from units import Amount


@dataclass(frozen=True)
class Food:
    """A word for something to eat, in singular and plural."""

    singular: str
    plural: str


@dataclass(frozen=True)
class Grocery:
    """A row of groceries.csv."""

    name: str
    aliases: tuple[str, ...] = ()
    aisle: str = ""
    pack: Amount | None = None
    price: Fraction | None = None
    density: Fraction | None = None
    barcode: str = ""
    keep: Amount | None = None


@dataclass(frozen=True)
class Ingredient:
    """A line of a recipe: a name with the measures of it, of which there are none where it is as one likes."""

    name: str
    measures: tuple[Amount, ...] = ()
    note: str = ""
    is_fixed: bool = False
    others: tuple[str, ...] = ()  # what there is as much of: "1 tsp each of salt and pepper"


@dataclass(frozen=True)
class Reference:
    """A line that stands for another recipe, by its path below `recipes`, and how much of it."""

    path: str
    amount: Amount


@dataclass(frozen=True)
class Recipe:
    path: str  # below `recipes`, without its ending
    title: str
    servings: Amount | None = None
    ingredients: tuple[Ingredient, ...] = ()
    references: tuple[Reference, ...] = ()
    is_cooklang: bool = False


@dataclass(frozen=True)
class Topping:
    name: str
    number: int
    grocery: str = ""
    portion: Amount | None = None


@dataclass(frozen=True)
class Pizza:
    name: str
    toppings: tuple[int, ...]


@dataclass(frozen=True)
class Dish:
    """An entry of the plan: of a recipe or a pizza, so many times or for so many people."""

    title: str
    times: Fraction | None = None
    people: int | None = None


@dataclass(frozen=True)
class Row:
    """A row of pantry.csv."""

    item: str
    amount: Amount | None
    expires: datetime.date | None = None
    barcode: str = ""


@dataclass
class Household:
    seed: int
    monday: datetime.date
    today: datetime.date
    currency: str = "EUR"
    decimals: int = 2
    soon_days: int | None = None
    aisles: dict | list | None = None
    units: str | None = None
    groceries: list[Grocery] = field(default_factory=list)
    recipes: list[Recipe] = field(default_factory=list)
    base: Topping | None = None
    sizes: bool = False
    toppings: list[Topping] = field(default_factory=list)
    pizzas: list[Pizza] = field(default_factory=list)
    plan: dict[int | None, list[Dish]] = field(default_factory=dict)  # by day, from 0; None is under no day
    pantry: list[Row] = field(default_factory=list)

    @property
    def week(self):
        year, week, _ = self.monday.isocalendar()
        return f"{year}-W{week:02}"
