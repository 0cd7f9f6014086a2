import Kitchen

/// The sections and the drinks of a menu as blocks for a column.
struct MenuMeasure {
    private let menu: MenuView
    private let site: SiteFrame
    private let purpose: MenuPurpose
    /// The widths of the columns of prices: one for each size.
    private let tracks: [Ems]

    init(_ menu: MenuView, site: SiteFrame, for purpose: MenuPurpose) {
        (self.menu, self.site, self.purpose) = (menu, site, purpose)
        tracks = Self.tracks(of: menu, site: site)
    }

    /// The sections, then the drinks where there are any.
    var groups: [PaperGroup] {
        let sections = menu.sections.map { section in
            group(
                section.heading, saying: texts(of: section), sizes: lines(of: section.sizes),
                section.dishes.map(purpose.listsPrices ? pricedName : dish))
        }
        let drinks = menu.menu.menu.drinks.map(drink)
        return drinks.isEmpty ? sections : sections + [group(site.words[.drinks], sizes: 0, drinks)]
    }

    private func texts(of section: MenuView.Section) -> [MeasuredText?] {
        let times = told(section.served)
        guard !purpose.listsPrices else { return [times] }
        let notes = [section.note, site.words.told(section.halves)].map { $0.map(PaperLengths.sectionNote.measured) }
        return notes + [times, extras(of: section)]
    }

    /// When something is had, with what is said where it is not had now.
    private func told(_ served: ServingTime) -> MeasuredText? {
        site.words.told(served).map {
            PaperLengths.sectionNote.measured(purpose.isLive ? "\($0) · \(site.words[.whenNot])" : $0)
        }
    }

    /// The width of a column in which the words of names need not be broken, unless they are very long.
    var narrowestColumn: Ems {
        let words = menu.menu.dishes.map { PaperLengths.dishName.measured($0.name).widestWord }
        return max(Ems(15_000), beside(tracks) + min(Ems(12_000), words.max() ?? .zero))
    }

    /// Dishes below a heading with what is said below it, and below the names of the sizes over their prices.
    private func group(
        _ name: String, saying texts: [MeasuredText?] = [], sizes: Int, _ dishes: [PaperBlock]
    ) -> PaperGroup {
        let head = purpose.heading.measured(name)
        // That it goes on is said in one size, however large the heading is.
        let small = PaperLengths.heading.size * PaperLengths.continued / 1000
        let repeated = head + MeasuredText(site.words[.continued], .serif, size: small)
        // The padding is in ems of a heading, which is of twice the size at most.
        let padding = PaperLengths.headingPadding * 2 + PaperLengths.sizeName.line * sizes
        var heads = [head, repeated].map { PaperBlock(texts: [purpose.heading.text($0)], padding: padding) }
        heads[0].texts += texts.compactMap(\.self).map { PaperLengths.sectionNote.text($0) }
        return PaperGroup(head: heads[0], repeatedHead: heads[1], blocks: dishes)
    }

    /// The lines that the names of the sizes take.
    private func lines(of sizes: [String]) -> Int {
        zip(sizes, tracks).map { PaperLengths.sizeName.measured($0).lines(in: $1) }.max() ?? 0
    }

    private func dish(_ view: DishView) -> PaperBlock {
        let dish = view.dish
        let (toppings, marks, facts) = (dish.markedToppings, marks(of: dish), site.told(of: dish, between: ", "))
        let named = dish.numberedName + (dish.isFrozenItself ? "*" : "")
        let name = named + (toppings.isEmpty ? marks : "")
        let below = toppings.isEmpty ? facts : toppings + marks + (facts.map { " (\($0))" } ?? "")
        let line = below.map(PaperLengths.toppings.measured)
        let (sizes, prices) = (sizes(of: view), room(forPricesOf: view))
        let blurb = dish.written.description.map(PaperLengths.blurb.measured)
        let (out, served) = (soldOut(dish.soldOut), told(dish.written.served))
        let texts = [sizes, out, line, blurb, served] + dish.choices.map(measured) + [extras(of: dish)]
        let photo = hasPhoto(dish) ? PaperLengths.photo : .zero
        return PaperBlock(
            texts: [PaperLengths.dishName.text(name, beside: prices + photo)]
                + texts.compactMap(\.self).map { PaperLengths.toppings.text($0, beside: photo) },
            padding: PaperLengths.blurbGap * [out, blurb, served].compactMap(\.self).count, least: photo, airs: 2000)
    }

    /// A dish in the list of prices.
    private func pricedName(_ view: DishView) -> PaperBlock {
        let dish = view.dish
        let name = dish.numberedName + (dish.isFrozen ? "*" : "")
        let facts = dish.isDrink ? site.told(of: dish, between: ", ").map(PaperLengths.toppings.measured) : nil
        let texts = [sizes(of: view), facts, told(dish.written.served)]
        return PaperBlock(
            texts: [PaperLengths.dishName.text(name, beside: room(forPricesOf: view))]
                + texts.compactMap(\.self).map { PaperLengths.toppings.text($0) },
            padding: PaperLengths.blurbGap * (dish.written.served.isAlways ? 0 : 1), airs: 2000)
    }

    private func hasPhoto(_ dish: PricedDish) -> Bool {
        purpose.hasPhotos(of: site) && dish.picture != nil
    }

    private func soldOut(_ soldOut: SoldOut?) -> MeasuredText? {
        guard purpose.isLive else { return nil }
        return site.shown(soldOut).map { MeasuredText(site.words.told($0), .sansBold) }
    }

    /// The prices in words, where the sizes have no columns.
    private func sizes(of view: DishView) -> MeasuredText? {
        guard !view.dish.sizes.isEmpty, view.columns.isEmpty else { return nil }
        return MeasuredText(pricesInWords(of: view.dish), PaperLengths.priceInColumns.face)
    }

    /// What the prices of a dish take beside its name.
    private func room(forPricesOf view: DishView) -> Ems {
        view.dish.sizes.isEmpty ? beside(tracks.suffix(1)) : view.columns.isEmpty ? .zero : beside(tracks)
    }

    /// "Small €8.00 Large €11.00", where the sizes have no columns.
    private func pricesInWords(of dish: PricedDish) -> String {
        dish.sizes.map { "\($0.size ?? "")\u{A0}\(site.written($0.price))" }.joined(separator: " ")
    }

    private func drink(_ drink: Drink) -> PaperBlock {
        let facts = site.told(of: drink, between: ", ").map { " (\($0))" } ?? ""
        let marks = purpose.listsPrices ? "" : noteMarks(drink.diet.completed)
        let name = PaperLengths.drinkName.measured(drink.markedName + marks + facts)
        let line = PaperLengths.drinkName.line + Self.twoFaces
        let out = soldOut(drink.soldOut).map { PaperBlock.Text(text: $0, line: line) }
        return PaperBlock(
            texts: [PaperBlock.Text(text: name, line: line, beside: beside(tracks.suffix(1))), out].compactMap(\.self),
            airs: 1000)
    }

    /// What a line is higher on which names and prices of different faces stand on one baseline.
    private static let twoFaces = Ems(45)

    /// Its own marks, whether it is vegan or vegetarian, and the numbers of its allergens.
    private func marks(of dish: PricedDish) -> String {
        let dietWord = dish.isDrink ? nil : site.words.dietWord(dish.diet).map { " \u{A0}\($0)" }
        let own = site.words.ownMarks(of: dish).map { " \u{A0}" + $0.replacing(" ", with: "\u{A0}") }.joined()
        return own + (dietWord ?? "") + noteMarks(dish.diet)
    }

    /// "Extras: Bufala 7 €2.00 / €3.00 · Ham €2.00".
    private func extras(of section: MenuView.Section) -> MeasuredText? {
        let extras = section.extras.map(written).joined(separator: "; ")
        return extras.isEmpty
            ? nil : PaperLengths.toppings.measured(site.words.labelled(site.words[.orderExtras], extras))
    }

    /// "Choose 1: Fries; Salad 10".
    private func measured(_ choice: PricedChoice) -> MeasuredText {
        let options = choice.options.map { site.named($0) + noteMarks($0.diet) }.joined(separator: "; ")
        return PaperLengths.toppings.measured(site.words.label(of: choice) + " " + options)
    }

    /// "+ Bufala 7 €2.00 / €3.00".
    private func extras(of dish: PricedDish) -> MeasuredText? {
        let extras = dish.ownExtras.map { "+\u{A0}" + written($0) }.joined(separator: "; ")
        return extras.isEmpty ? nil : PaperLengths.toppings.measured(extras)
    }

    private func written(_ extra: PricedExtra) -> String {
        let added = [site.energyText(of: extra), site.written(extra)].compactMap(\.self)
        return
            ([site.words.named(extra) + noteMarks(extra.topping.diet.completed)]
            + added.map { $0.replacing(" ", with: "\u{A0}") }).joined(separator: " ")
    }

    /// The numbers of the allergens and the letters of the additives, which no line's end parts from the word before them.
    private func noteMarks(_ diet: DietFacts) -> String {
        let notes = [
            site.noteNumbers(diet.allergens), diet.allergens.isComplete ? "" : "?",
            site.letters(of: diet.additives) ?? "",
        ]
        return notes.filter { !$0.isEmpty }.map { "\u{A0}" + $0.replacing(" ", with: "\u{A0}") }.joined()
    }

    /// What prices take beside a name, with the gaps before them, and before the dotted line that leads to a single one.
    private func beside(_ tracks: some Collection<Ems>) -> Ems {
        let leader = PaperLengths.leaderGap.scaled(by: PaperLengths.dishName.size)
        return tracks.reduce(tracks.count == 1 ? leader : .zero) { $0 + $1 + PaperLengths.priceGap }
    }
}

extension MenuMeasure {
    /// Each is as wide as its widest price or the name of its size; what has one price has it in the last, as drinks have.
    private static func tracks(of menu: MenuView, site: SiteFrame) -> [Ems] {
        let count = max(1, menu.columns)
        let drinks = menu.menu.menu.drinks.map { site.width(of: $0.price, PaperLengths.drinkPrice) }
        let type = count == 1 ? PaperLengths.price : PaperLengths.priceInColumns
        let single = menu.menu.dishes.compactMap(\.price).map { site.width(of: $0, type) }
        return (0..<count).map { place in
            let sections = menu.sections.filter { $0.sizes.count > place }
            let prices = sections.flatMap { section in
                section.dishes.compactMap { view in view.dish.sizes.first { $0.size == section.sizes[place] } }
            }.map { site.width(of: $0.price, type) }
            // A longer name of a size takes several lines.
            let names = sections.map {
                min(PaperLengths.sizeName.measured($0.sizes[place]).width, PaperLengths.widestSizeName)
            }
            return (prices + names + (place == count - 1 ? single + drinks : [])).max() ?? .zero
        }
    }
}

extension SiteFrame {
    fileprivate func width(of price: Money, _ type: PaperType) -> Ems { type.measured(written(price)).width }
}
