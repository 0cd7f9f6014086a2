import Diagnostics

/// The sums of a kitchen that are known before its recipes are read: of lists, of the pantry, of what goes on dishes.
extension Kitchen {
    /// Reports the first addend with which each of these sums has more digits than can be held.
    func reportUnheldSums(of menu: CheckedMenu?, diagnostics: inout DiagnosticList) {
        for list in lists { reportUnheldTotal(of: list, diagnostics: &diagnostics) }
        guard !groceries.isEmpty, !pantry.items.isEmpty || menu != nil else { return }
        let names = groceryNames
        reportUnheldWorth(by: names, diagnostics: &diagnostics)
        if let menu { reportUnheldFood(of: menu, by: names, diagnostics: &diagnostics) }
    }

    private func reportUnheldTotal(of list: ShoppingList, diagnostics: inout DiagnosticList) {
        var sum = Money.zero(settings.currency)
        for item in list.items {
            guard let price = item.price else { continue }
            guard let next = sum.adding(price) else {
                diagnostics.report(
                    .sumTooLarge, "with \"\(item.name)\" the list costs more than can be held", at: item.location,
                    fix: "correct the price here, or those above")
                return
            }
            sum = next
        }
    }

    private func reportUnheldWorth(by groceries: Groceries, diagnostics: inout DiagnosticList) {
        let stock = PantryStock(pantry, groceries: groceries)
        var worth = ExactSum()
        for item in pantry.items {
            let grocery = groceries.find(stock.name(of: item))
            guard let cost = item.quantity.flatMap({ grocery?.cost(of: [$0]) }) else { continue }
            worth.add(cost)
            guard worth.rounded() == nil else { continue }
            diagnostics.report(
                .sumTooLarge, "with \"\(item.name)\" the pantry is worth more than can be held", at: item.location,
                fix: "correct the quantity here, or the price and the pack in \(Groceries.file)")
            return
        }
    }

    private func reportUnheldFood(of menu: CheckedMenu, by groceries: Groceries, diagnostics: inout DiagnosticList) {
        for item in menu.items {
            var cost = ExactSum()
            for need in item.toppings.needs(on: item.base) {
                guard let own = groceries.find(need.name)?.cost(of: need.measures) else { continue }
                cost.add(own)
                guard cost.rounded() == nil else { continue }
                diagnostics.report(
                    .sumTooLarge,
                    "with \"\(need.name)\" the food of \"\(item.dish.name)\" costs more than can be held",
                    at: item.dish.location, fix: "correct its portion, or the price and the pack in groceries.csv",
                    basis: [settings.sources.ingredientsFile, Groceries.file])
                break
            }
        }
    }
}
