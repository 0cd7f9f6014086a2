"""What the demonstration's pizzas and drinks cost, in the order of the payloads."""

PIZZAS = [
    ("Margherita", "5.50"),
    ("Ricci", "9.00"),
    ("Boscaiola", "9.00"),
    ("Primavera", "11.00"),
    ("Hawaii", "9.50"),
    ("Mare Bianco", "9.70"),
    ("Mari e monti", "15.20"),
    ("Bottarga", "7.50"),
    ("Boottarga e Asparagi", "10.00"),
    ("Ricci e Asparagi", "11.00"),
]

DRINKS = [
    ("Still Water", "1.00"),
    ("Sparkling Water", "1.50"),
    ("Coke", "2.50"),
    ("Beer", "3.00"),
    ("Red Wine", "4.00"),
]

SECTIONS = {
    "Classics": ["Margherita", "Boscaiola", "Hawaii"],
    "From the sea": ["Ricci", "Mare Bianco", "Bottarga"],
    "Sea and land": ["Primavera", "Mari e monti", "Boottarga e Asparagi", "Ricci e Asparagi"],
}

# The order of the menus that are set by section.
BY_SECTION = [(name, dict(PIZZAS)[name]) for names in SECTIONS.values() for name in names]
