import Kitchen

/// The sections and the drinks of a menu as blocks for a column.
struct MenuMeasure {
    private let menu: MenuView
    private let site: SiteFrame
    /// The widths of the columns of prices: one for each size.
    private let tracks: [Ems]

    init(_ menu: MenuView, site: SiteFrame) {
        (self.menu, self.site) = (menu, site)
        tracks = Self.tracks(of: menu.menu, site: site)
    }

    /// The sections, then the drinks where there are any.
    var groups: [PaperGroup] {
        let sections = menu.sections.map { section in
            group(section.name ?? site.words[.pizzas], sizes: sizeLines, section.pizzas.map(dish))
        }
        let drinks = menu.menu.menu.drinks.map(drink)
        return drinks.isEmpty ? sections : sections + [group(site.words[.drinks], sizes: 0, drinks)]
    }

    /// The width of a column in which the words of names need not be broken, unless they are very long.
    var narrowestColumn: Ems {
        let words = menu.menu.pizzas.map { MeasuredText($0.pizza.name, .serifBold, size: 1150).widestWord }
        return max(Ems(15_000), beside(tracks) + min(Ems(12_000), words.max() ?? .zero))
    }

    /// Dishes below a heading, and below the names of the sizes over their prices.
    private func group(_ name: String, sizes: Int, _ dishes: [PaperBlock]) -> PaperGroup {
        let head = MeasuredText(name, .serifBold, size: 1600)
        let repeated = head + MeasuredText(site.words[.continued], .serif, size: 1040)
        let heads = [head, repeated].map {
            PaperBlock(
                texts: [PaperBlock.Text(text: $0, line: Ems(1920))], padding: Ems(200) + Ems(1300) * sizes)
        }
        return PaperGroup(head: heads[0], repeatedHead: heads[1], blocks: dishes)
    }

    /// The lines that the names of the sizes take.
    private var sizeLines: Int {
        zip(menu.menu.menu.sizes, tracks).map { MeasuredText($0.name, .serif).lines(in: $1) }.max() ?? 0
    }

    private func dish(_ pizza: PizzaView) -> PaperBlock {
        let name = MeasuredText(pizza.pizza.pizza.name, .serifBold, size: 1150)
        let blurb = pizza.pizza.pizza.description
        return PaperBlock(
            texts: [
                PaperBlock.Text(text: name, line: Ems(1440), beside: beside(tracks)),
                PaperBlock.Text(text: toppings(of: pizza), line: Ems(1300)),
            ] + (blurb.map { [PaperBlock.Text(text: MeasuredText($0, .serif), line: Ems(1300))] } ?? []),
            padding: blurb == nil ? .zero : Ems(100), airs: 2000)
    }

    private func drink(_ drink: Drink) -> PaperBlock {
        let name = MeasuredText(drink.markedName + noteMarks(drink.diet.completed), .sans, size: 1050)
        let price = beside(tracks.suffix(1))
        return PaperBlock(texts: [PaperBlock.Text(text: name, line: Ems(1360), beside: price)], airs: 1000)
    }

    private func toppings(of pizza: PizzaView) -> MeasuredText {
        let diet = pizza.pizza.diet
        return MeasuredText(pizza.pizza.markedToppings + dietWord(diet) + noteMarks(diet), .sans)
    }

    private func dietWord(_ diet: DietFacts) -> String {
        let word = diet.vegan == .yes ? site.words[.vegan] : diet.vegetarian == .yes ? site.words[.vegetarian] : nil
        return word.map { " \u{A0}\($0)" } ?? ""
    }

    /// The numbers of the allergens, which no line's end parts from the word before them.
    private func noteMarks(_ diet: DietFacts) -> String {
        let notes = [site.noteNumbers(diet.allergens), diet.allergens.isComplete ? "" : "?"]
        return notes.filter { !$0.isEmpty }.map { "\u{A0}" + $0.replacing(" ", with: "\u{A0}") }.joined()
    }

    /// What prices take beside a name, with the gaps before them, and before the dotted line that leads to a single one.
    private func beside(_ tracks: some Collection<Ems>) -> Ems {
        tracks.reduce(tracks.count == 1 ? Ems(460) : .zero) { $0 + $1 + Ems(700) }
    }
}

extension MenuMeasure {
    /// A longer name of a size takes several lines.
    private static let widestSizeName = Ems(6000)

    /// Each is as wide as its widest price or the name of its size; drinks have their prices in the last.
    private static func tracks(of menu: PricedMenu, site: SiteFrame) -> [Ems] {
        let drinks = menu.menu.drinks.map { site.priceWidth($0.price, .serifBold, size: 1050) }
        guard !menu.menu.sizes.isEmpty else {
            let prices = menu.pizzas.compactMap(\.price).map { site.priceWidth($0, .serifBold, size: 1150) }
            return [(prices + drinks).max() ?? .zero]
        }
        return menu.menu.sizes.indices.map { size in
            let prices = menu.pizzas.filter { $0.sizes.indices.contains(size) }
                .map { site.priceWidth($0.sizes[size].price, .serif, size: 1000) }
            let name = min(MeasuredText(menu.menu.sizes[size].name, .serif).width, widestSizeName)
            return (prices + [name] + (size == menu.menu.sizes.count - 1 ? drinks : [])).max() ?? .zero
        }
    }
}

extension SiteFrame {
    fileprivate func priceWidth(_ price: Money, _ face: Typeface, size: Int) -> Ems {
        MeasuredText(written(price), face, size: size).width
    }
}
