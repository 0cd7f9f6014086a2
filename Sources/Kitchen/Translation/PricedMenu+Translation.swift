import Addresses
import Text

// A menu that is checked and priced, in another language: after all was worked out, so that nothing of it can differ.

extension PricedKitchen {
    /// The kitchen as the pages of another language show it. A text that it has no words for stands as it is.
    public func translated(by translation: Translation) -> PricedKitchen {
        var kitchen = kitchen
        kitchen.settings = settings.translated(by: translation)
        let menu = menu?.translated(translation.text)
        kitchen.menu = menu?.menu
        kitchen.pages = kitchen.pages.map(translation.page)
        kitchen.intro = kitchen.intro.map(translation.page)
        for slug in kitchen.dishDescriptions.keys {
            guard let page = translation.pages[PageAddress.dish(slug)] else { continue }
            kitchen.dishDescriptions[slug] = page.body
        }
        return PricedKitchen(kitchen: kitchen, menu: menu)
    }
}

extension Translation {
    /// A page in this language, in its place; the page itself where it is not there in it.
    fileprivate func page(_ page: Page) -> Page {
        guard var translated = pages[page.address] else { return page }
        translated.isInNavigation = page.isInNavigation
        return translated
    }
}

extension Settings {
    /// The settings as pages of another language show them. What the house wrote itself is still in its own.
    fileprivate func translated(by translation: Translation) -> Settings {
        var settings = self
        settings.ownTag = language.tag
        settings.language = translation.language
        settings.id = id ?? Slug.make(title)
        settings.title = translation.title ?? translation.text(title)
        settings.tagline = translation.tagline ?? tagline.map(translation.text)
        settings.description = translation.description ?? description.map(translation.text)
        settings.sectionOrder = sectionOrder.map(translation.text)
        if case .own(let text) = crossContact { settings.crossContact = .own(translation.text(text)) }
        for place in hours.indices {
            settings.hours[place].days = translation.text(hours[place].days)
            settings.hours[place].times = translation.text(hours[place].times)
        }
        return settings
    }
}

extension PricedMenu {
    fileprivate func translated(_ text: (String) -> String) -> PricedMenu {
        var other = PricedMenu(menu: menu.translated(text), dishes: dishes.map { $0.translated(text) })
        other.originalStatement = statement
        return other
    }
}

extension PricedDish {
    fileprivate func translated(_ text: (String) -> String) -> PricedDish {
        var dish = PricedDish(
            written: written.translated(text), toppings: toppings.map { $0.translated(text) },
            base: base?.translated(text), isPizza: isPizza, prices: prices.translated(text), diet: diet.translated(text)
        )
        dish.energy = energy.translated(text)
        dish.choices = choices.map { $0.translated(text) }
        dish.extras = extras.map { $0.translated(text) }
        (dish.served, dish.takesToppings, dish.isHalved, dish.isDrink) = (served, takesToppings, isHalved, isDrink)
        return dish
    }
}

extension PricedChoice {
    fileprivate func translated(_ text: (String) -> String) -> PricedChoice {
        let options = options.map {
            Option(
                food: $0.food, name: text($0.name), diet: $0.diet.translated(text), soldOut: $0.soldOut,
                prices: $0.prices.translated(text))
        }
        return PricedChoice(least: least, most: most, options: options, diet: diet.translated(text))
    }
}

extension PricedExtra {
    fileprivate func translated(_ text: (String) -> String) -> PricedExtra {
        PricedExtra(
            topping: topping.translated(text), replaced: replaced, replacedName: replacedName.map(text),
            isOfSection: isOfSection, prices: prices.translated(text), isInAllSizes: isInAllSizes,
            energy: energy.map { .init(size: $0.size.map(text), kilocalories: $0.kilocalories) })
    }
}

extension [DishPrice] {
    fileprivate func translated(_ text: (String) -> String) -> Self {
        map { DishPrice(size: $0.size.map(text), price: $0.price) }
    }
}
