"""Sites with hostile strings (`hostile_strings.json`) in every field of every format."""

import csv
import io
import json
import re
from pathlib import Path
from urllib.parse import quote

from built_site import PACKAGE, BuiltSite

STRINGS = json.loads((Path(__file__).parent / "hostile_strings.json").read_text())
# What one site holds: few sites, and every kind of page with every string.
PER_SITE = 20
SETTINGS = ["title", "tagline", "description", "address", "phone", "email"]
RECIPE_FIELDS = ["title", "description", "servings", "author", "source", "image", "date", "cuisine"]


def pairs(texts, tries_all, part):
    """Texts for two places of a page: where everything is tried each of them for both. Else each is for one place, and each of
    the three pages that a reader fills shows its part of them, 0 to 2: all three write them by the same functions.
    """
    own = texts[part::3]
    return list(zip(texts, texts) if tries_all else zip(own[::2], own[1::2] + own[:1]))


def quoted(text):
    """A text as YAML, in double quotes, with an escape for all that is not plain."""
    return '"' + "".join(c if 32 <= ord(c) < 127 and c not in '"\\' else f"\\U{ord(c):08X}" for c in text) + '"'


def line(text):
    """A text on one line, with nothing else changed."""
    return re.sub(r"[\r\n]+", " ", text)


def settings(strings):
    """The settings: what has one value holds all strings, and each field begins with another of them."""
    turned = [strings[place:] + strings[:place] for place in range(len(strings))]
    fields = [f"{key}: {quoted(' '.join(turned[place % len(turned)]))}" for place, key in enumerate(SETTINGS)]
    lists = [f"{key}:\n" + "".join(f"  - {quoted(s)}\n" for s in strings) for key in ["sections", "aisles"]]
    hours = "hours:\n" + "".join(f"  - days: {quoted(s)}\n    times: {quoted(s)}\n" for s in strings)
    order = "time_zone: Europe/Rome\norder: {phone: +44 1632 960123, email: orders@example.org, table: true, delivery: true}\n"
    return "\n".join(fields) + f"\n{order}base_url: https://example.org/\nhouse_pages: true\n" + "".join(lists) + hours


def prose(text):
    """Markdown with a text wherever Markdown has a place for one."""
    flat = line(text)
    return f"""{text}

[x]({flat}) [x](<{flat}>) [x][r] ![{flat}](<{flat}>) <{flat}> [{flat}](/recipes/bread.md "{flat}") [x](/recipes/bread.md#{flat})

[r]: <{flat}> '{flat}'

*{flat}* **{flat}** `{flat}` ~~{flat}~~ \\{flat}

> {flat}

| {flat} | x |
| --- | --- |
| x | {flat} |

```{flat}
{text}
```

    {flat}

- [ ] {flat}

## {flat}

{text}
"""


def recipe(text, number):
    """A recipe in Markdown; every second one has its title as a heading."""
    fields = RECIPE_FIELDS[number % 2 :]
    front = "".join(f"{field}: {quoted(text)}\n" for field in fields) + f"tags: [{quoted(text)}, hostile]\n"
    flat = line(text)
    return f"""---
{front}---
# {flat}

{prose(text)}

## Ingredients

- 500 g {flat}
- {flat}

### {flat}

- 1 cup {flat} ({flat})

## Method

1. {flat}
2. Wait for 10 minutes with {flat}.
"""


def cooklang(text):
    flat = line(text)
    name = re.sub(r"[{}@#~]", "", flat)
    metadata = "".join(f">> {key}: {flat}\n" for key in ["title", "source", "source.url", "author", "tags", "image"])
    return f"""{metadata}
= {flat}

> {flat}

Mix @{name}{{1%kg}}, @{name} {name}{{{name}%{name}}}({name}) and {flat} in #{name}{{}} for ~{name}{{10%min}}. -- {flat}

With @./{name}{{2}} [- {flat} -] and @x{{}}.
"""


def menu(strings):
    """The three payloads. A number behind each name keeps their addresses apart."""
    pizzas = [
        {"name": f"{s} {n}", "ingredients": [n + 1], "imageUrl": s, "description": s, "section": s}
        for n, s in enumerate(strings)
    ]
    base = {"name": strings[0], "portion": "80 g", "grocery": strings[0]}
    toppings = [
        {"id": n + 1, "name": f"{s} {n}", "price": 1, "grocery": s, "portion": "10 g"} for n, s in enumerate(strings)
    ]
    drinks = [{"id": n + 1, "name": f"{s} {n}", "price": 1} for n, s in enumerate(strings)]
    sizes = [{"name": f"{s} {n}", "basePrice": 4, "toppingFactor": 1} for n, s in enumerate(strings[:2])]
    return {
        "pizzas": {"basePrice": 4, "base": base, "sizes": sizes, "pizzas": pizzas},
        "ingredients": toppings,
        "drinks": drinks,
    }


def table(header, rows):
    text = io.StringIO()
    csv.writer(text, lineterminator="\n", quoting=csv.QUOTE_ALL).writerows([header, *rows])
    return text.getvalue()


def plan(strings):
    days = "".join(
        f"- {line(s)} ×2\n- [{line(s)}](../recipes/r{n}.md) ×2 {line(s)}\n- {line(s)} {n} for 6\n- [x](<{line(s)}>)\n"
        for n, s in enumerate(strings)
    )
    return f"# {line(strings[0])}\n\n{strings[0]}\n\n## Monday\n\n{days}\n## {line(strings[-1])}\n\n{line(strings[-1])}\n"


def lists(strings):
    items = "".join(f"- [ ] 2 kg {line(s)} €1.00\n- [x] {line(s)} expires 2026-12-05\n" for s in strings)
    return f"# {line(strings[0])}\n\n{strings[0]}\n\n{items}"


def favorites(strings):
    return "".join(
        f"- {line(s)}\n  - [{line(s)}](recipes/r{n}.md)\n  - [{line(s)}](<{line(s)}>)\n  - {line(s)}\n"
        for n, s in enumerate(strings)
    )


def write(site, path, text):
    file = site / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode("utf-8", "surrogatepass"))


def write_site(site, strings):
    """A site with each string in every field."""
    write(site, "content/site.yml", settings(strings))
    for name, payload in menu(strings).items():
        write(site, f"content/menu/{name}.json", json.dumps(payload))
    write(site, "content/recipes/bread.md", "# Bread\n\n- 1 kg flour\n")
    for number, text in enumerate(strings):
        write(site, f"content/recipes/r{number}.md", recipe(text, number))
        write(site, f"content/recipes/c{number}.cook", cooklang(text))
        front = f"---\ntitle: {quoted(text)}\ndescription: {quoted(text)}\n---\n"
        write(site, f"content/pages/p{number}.md", (front if number % 2 else f"# {line(text)}\n\n") + prose(text))
        write(site, f"content/menu/pizzas/{number}.md", prose(text))
    groceries = [[f"{s} {n}", s, "1 kg", "1.00", "", "", s, ""] for n, s in enumerate(strings)]
    header = ["name", "aisle", "pack", "price", "diet", "allergens", "aliases", "shelf_life"]
    write(site, "content/groceries.csv", table(header, groceries))
    pantry = [[f"{s} {n}", "2 kg", "2026-11-20", "2026-11-22"] for n, s in enumerate(strings)]
    write(site, "content/pantry.csv", table(["item", "quantity", "added", "expires"], pantry))
    places = [[f"{s} {n}", "43.3", f"9.{n:03}", f"{s}; pizza", s, s, f"https://example.org/?{quote(s)}"] for n, s in enumerate(strings)]
    write(site, "content/places.csv", table(["name", "latitude", "longitude", "foods", "town", "address", "link"], places))
    write(site, "content/plans/2026-W48.md", plan(strings))
    write(site, "content/lists/party.md", lists(strings))
    write(site, "content/favorites.md", favorites(strings))


def hostile_words(strings):
    """The words of the theme, each with a string in front and the numbers that it shows behind."""
    words = (PACKAGE / "templates/strings/en.yml").read_text()
    count = 0

    def hostile(match):
        nonlocal count
        count += 1
        shown = " ".join(re.findall(r"\{\w+\}", match[2]))
        return f"{match[1]}: {quoted(strings[count % len(strings)].replace('{', '(') + ' ' + shown)}"

    return re.sub(r"^(\w+): (.*)$", hostile, words, flags=re.M)


def build(folder, strings, words=False):
    write_site(folder / "site", strings)
    if words:
        write(folder / "site", "templates/strings/en.yml", hostile_words(list(STRINGS.values())))
    return BuiltSite(folder / "site", folder / "output", "--offline")
