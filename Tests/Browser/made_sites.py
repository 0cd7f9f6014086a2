"""Sites made for a question: a pizzeria with long names and many pages, and a folder of recipes alone."""

import json
import struct
import zlib

from built_site import BuiltSite

HOURS = [
    ("Martedì, mercoledì e giovedì", "12:00–14:30 e 19:00–23:00"),
    ("Venerdì e sabato", "19:00–24:00"),
    ("Lunedì", "chiuso"),
]
PAGES = ["Chi siamo", "Prenota un tavolo", "Catering e feste", "Lavora con noi", "La nostra storia", "I nostri fornitori"]
# Pictures as people have them: of a telephone held upright, a panorama, an icon, a camera.
PICTURES = {"tall": (40, 400), "wide": (800, 50), "tiny": (5, 5), "square": (300, 300)}
SHOWN = {"Margherita": "tall", "Funghi": "wide", "Capricciosa della nonna Concetta con carciofi": "tiny", "Crudo": "square"}
PHONE = "+39 055 5550 100"

SETTINGS = f"""title: Antica Pizzeria Da Ciro e Figli
language: it
address: Piazza della Repubblica Marinara 0, 00000 Borgo San Lontano
phone: "{PHONE}"
email: prenotazioni@daciro.example
hours:
""" + "".join(f'  - days: {days}\n    times: "{times}"\n' for days, times in HOURS)

DOUGH = """---
title: Impasto per la pizza
prep: 1 h 30 min
tags: [pizza]
image: tall.png
---
Con 1 kg di farina, da € 9,00 al sacco.

## Ingredienti

- 500 g di farina
- 1 1/2 cucchiaini di sale
- **300 ml** di acqua

## Preparazione

1. Sciogliere 3 g di lievito in 300 ml di acqua.

## Consigli

- 250 g di semola per il banco
"""


def png(width, height):
    """A picture of one colour."""
    return picture_of([b"\xc8\x50\x28" * width] * height)


def picture_of(rows):
    """A picture in a file, of rows of red, green and blue."""
    width, height = len(rows[0]) // 3, len(rows)
    rows = zlib.compress(b"".join(b"\0" + row for row in rows))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def write(content, files):
    """Writes files, texts and bytes, by their paths below a folder."""
    for path, data in files.items():
        file = content / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data if isinstance(data, bytes) else data.encode())


def menu():
    """The payloads of the pizzeria, as files."""
    names = ["Pomodoro dell'Agro DOP", "Fior di latte di Agerolata", "Funghi porcini trifolati", "Noci"]
    facts = [("", True), ("milk", False), (None, True), ("nuts", True)]
    ingredients = [
        {"id": number, "name": name, "price": 1.5, "vegetarian": True, "vegan": vegan}
        | ({} if allergen is None else {"allergens": allergen.split()})
        for number, (name, (allergen, vegan)) in enumerate(zip(names, facts), 1)
    ]
    toppings = {"Marinara": [1], "Margherita": [1, 2], "Funghi": [1, 2, 3], "Crudo": [2, 4]}
    pizzas = [
        {"name": name, "ingredients": toppings.get(name, [1, 2, 3, 4])}
        | ({"imageUrl": f"{SHOWN[name]}.png"} if name in SHOWN else {})
        for name in [*toppings, "Capricciosa della nonna Concetta con carciofi", "Quattro stagioni"]
    ]
    base = {"name": "Impasto", "vegetarian": True, "vegan": True, "allergens": ["gluten"]}
    drinks = [{"id": 1, "name": "Birra artigianale del birrificio di paese, media", "price": 5}]
    payloads = {
        "pizzas": {"basePrice": 5, "base": base, "pizzas": pizzas}, "ingredients": ingredients, "drinks": drinks,
    }
    return {f"menu/{name}.json": json.dumps(payload) for name, payload in payloads.items()}


def pizzeria(folder):
    """An Italian pizzeria with hours, long names, pictures of all shapes and thirteen links in its navigation."""
    tasks = {"pages/tasks.md": "---\nnav: false\n---\n# Compiti\n\n- [ ] comprare il sale\n- [x] pulire il forno\n"}
    pages = tasks | {f"pages/{number}.md": f"# {title}\n\nDa noi 2 kg costano 9,00 €.\n" for number, title in enumerate(PAGES)}
    pictures = {f"menu/{name}.png": png(*size) for name, size in PICTURES.items()}
    write(folder / "site/content", pages | pictures | menu() | {
        "site.yml": SETTINGS, "recipes/impasto.md": DOUGH, "recipes/tall.png": png(40, 400),
        "favorites.md": "# Preferiti\n\n- Pizza\n  - [Impasto](recipes/impasto.md)\n",
        "groceries.csv": "name,aisle,pack,price\nfarina,Forno,1 kg,1.20\n",
        "pantry.csv": "item,quantity,added,expires\nfarina,25 kg,2026-11-01,2027-03-01\n",
        "lists/festa.md": "# Festa\n\n- [ ] 12 bottiglie birra €9,00\n",
        "plans/2026-W47.md": "## Sabato\n\n- [Impasto](../recipes/impasto.md) ×4\n- Margherita ×2\n",
    })  # fmt: skip
    return BuiltSite(folder / "site", folder / "output")


def recipes_alone(folder, count=349, tags=90):
    """A folder of recipes with many tags and nothing else; the tag "t00" is the one of most recipes."""
    recipes = {
        f"recipes/dish-{number:03}.md":
            f"---\ntitle: Dish {number:03}\ntags: [t{number % tags:02}, t{number % 7:02}]\n---\n\n## Ingredients\n\n- 500 g flour\n"
        for number in range(count)
    }
    write(folder / "site/content", recipes | {"site.yml": "title: Our recipes\n"})
    return BuiltSite(folder / "site", folder / "output")
