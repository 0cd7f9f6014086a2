"""A small site with something of everything, in two versions, and what each of them builds to."""

import hashlib
import pathlib
import shutil

import forno

OLD = {
    "content/site.yml": "title: Da Prova\nlanguage: en\ncurrency: EUR\n",
    "content/menu/pizzas.json": '{"basePrice": 4, "pizzas": [{"name": "Margherita", "ingredients": [1]}]}\n',
    "content/menu/ingredients.json": '[{"id": 1, "name": "Mozzarella", "price": 1}]\n',
    "content/menu/drinks.json": '[{"id": 1, "name": "Still Water", "price": 1}]\n',
    "content/groceries.csv": "name,aisle,pack,price\nflour,baking,1 kg,1.20\n",
    "content/pantry.csv": "item,quantity,added,expires\nflour,300 g,2026-11-20,\n",
    "content/recipes/dough.md": "# Dough\n\n![The dough](dough.gif)\n\n## Ingredients\n\n- 500 g flour\n\n## Method\n\n1. Knead.\n",
    "content/recipes/dough.gif": "GIF89a, as far as its first bytes say\n",
    "content/recipes/sauce.md": "# Sauce\n\n## Ingredients\n\n- 1 tin tomatoes\n\n## Method\n\n1. Stir.\n",
    "content/recipes/salad.cook": "Wash the @lettuce{1}, and serve it with @./dough{}.\n",
    "content/plans/2026-W48.md": "# Week 48\n\n## Monday\n\n- [Dough](../recipes/dough.md)\n- [Salad](../recipes/salad.cook)\n",
    "content/lists/party.md": "# Party\n\n- [ ] 2 kg flour\n- [ ] salt\n",
    "content/favorites.md": "# Favourites\n\n- [Dough](recipes/dough.md)\n",
    "content/pages/about.md": "# About\n\nA kitchen: see [how to knead](../recipes/dough.md#method).\n",
    "templates/assets/own.css": "p { color: red }\n",
}
# A recipe that changes, one that goes, one that comes, and a price that changes.
NEW = {
    **{path: text for path, text in OLD.items() if path != "content/recipes/sauce.md"},
    "content/recipes/dough.md": OLD["content/recipes/dough.md"].replace("Knead", "Knead well"),
    "content/recipes/soup.md": "# Soup\n\n## Ingredients\n\n- 1 carrot\n\n## Method\n\n1. Boil.\n",
    "content/menu/drinks.json": '[{"id": 1, "name": "Still Water", "price": 2}]\n',
}
# What somebody else put into the output.
FOREIGN = {"mine.txt": "mine", "recipes/mine/notes.txt": "mine too"}


def write(files, folder):
    for path, text in files.items():
        file = pathlib.Path(folder) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def change(folder):
    """Makes the new version of the site of the old one, as its author would."""
    for path in OLD.keys() - NEW.keys():
        (folder / path).unlink()
    write({path: text for path, text in NEW.items() if OLD.get(path) != text}, folder)


def tree(folder):
    """All files in a folder, by path, with the digest of what is in them."""
    folder = pathlib.Path(folder)
    files = (file for file in folder.rglob("*") if not file.is_dir() or file.is_symlink())
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def names(folder):
    """The paths of all files in a folder."""
    return sorted(str(file.relative_to(folder)) for file in pathlib.Path(folder).rglob("*") if not file.is_dir())


class Kitchen:
    """The site as it stood before a change, built; and the two outputs between which there is nothing."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.before = self.folder / "before"
        write(OLD, self.before)
        write({"output/" + path: text for path, text in FOREIGN.items()}, self.before)
        self.old = self._built(self.before)
        fresh = self.copy("fresh")
        shutil.rmtree(fresh / ".forno")
        shutil.rmtree(fresh / "output")
        write({"output/" + path: text for path, text in FOREIGN.items()}, fresh)
        change(fresh)
        self.new = self._built(fresh)
        self.content = tree(fresh / "content")
        edited = self.edited("edited-text")
        for name in [".forno", "output"]:
            shutil.rmtree(edited / name)
        write({"output/" + path: text for path, text in FOREIGN.items()}, edited)
        self.edit = self._built(edited)
        shutil.rmtree(edited)
        self.state = names(fresh / ".forno")
        assert self.old != self.new

    def _built(self, site):
        outcome = forno.run("build", site=site)
        assert outcome.code == 0, outcome.err
        return tree(site / "output")

    def copy(self, name):
        """A copy of the built site, to be changed."""
        place = self.folder / name
        shutil.copytree(self.before, place, symlinks=True)
        return place

    def bare(self, name):
        """The new site, which was never built."""
        place = self.folder / name
        write(NEW, place)
        write({"output/" + path: text for path, text in FOREIGN.items()}, place)
        return place

    def afresh(self, site):
        """What the content of a site builds to where nothing was built before."""
        if tree(site / "content") == self.content:
            return self.new
        place = self.folder / (site.name + "-afresh")
        for name in ["content", "templates"]:
            shutil.copytree(site / name, place / name)
        write({"output/" + path: text for path, text in FOREIGN.items()}, place)
        built = self._built(place)
        shutil.rmtree(place)
        return built

    def edited(self, name):
        """The old site, of which the text of one recipe was changed since it was built."""
        place = self.copy(name)
        write({"content/recipes/sauce.md": OLD["content/recipes/sauce.md"].replace("Stir", "Stir well")}, place)
        return place

    def changed(self, name):
        """The new site, which was built when it was the old one."""
        place = self.copy(name)
        change(place)
        return place
