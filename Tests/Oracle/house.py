"""A house with few files, which a test changes."""


class House:
    """A site in a folder, with its settings, and with other files of `content/` by their paths."""

    def __init__(self, folder, **files):
        self.folder = folder
        for path, text in ({"site.yml": "title: Da Prova\nlanguage: en\n"} | files).items():
            self.write(path, text)

    def write(self, path, text):
        file = self.folder / "content" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def change(self, path, old, new):
        text = (self.folder / "content" / path).read_text()
        assert old in text
        self.write(path, text.replace(old, new))
