import Kitchen
import Templates

let menuPrintShape = RecordShape<PageView<MenuPaper>>(
    "printable menu",
    [
        .include(menuShape) { $0.view(of: $0.content.menu) },
        .text("setting") { $0.content.classNames },
        .views("sheets", paperSheetShape(menuPartShape)) { $0.content.sheets },
    ])

private let menuPartShape = RecordShape<PageView<MenuPart>>(
    "part of a section",
    [
        .text("name") { $0.content.name },
        .flag("continued") { $0.content.isContinued },
        .views("pizzas", pizzaShape) { $0.content.pizzas },
        .flag("isDrinks") { !$0.content.drinks.isEmpty },
        .views("drinks", pricedNameShape) { $0.content.drinks },
    ])
