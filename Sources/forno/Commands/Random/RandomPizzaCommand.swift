import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Text

/// `forno random pizza`, and `forno random` alone
struct RandomPizzaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pizza", abstract: "Make a pizza of toppings that are enabled, with its price and its diet.",
        discussion: "forno random --vegan --toppings 2-4 --without Mushrooms --seed 7")

    @OptionGroup var options: SharedOptions
    @OptionGroup var dice: DiceOptions

    @Flag(help: "Only what is known to be vegetarian.")
    var vegetarian = false

    @Flag(help: "Only what is known to be vegan.")
    var vegan = false

    @Option(
        help: ArgumentHelp("How many toppings.", discussion: "Default: 2-5.", valueName: "from-to"),
        transform: CountRange.init)
    var toppings: CountRange?

    @Option(help: ArgumentHelp("Leave out this topping.", valueName: "name"))
    var without: [String] = []

    func run() throws {
        try options.withSite { session in
            let menu = try session.menu().menu
            let seed = dice.chosenSeed()
            let pizza = try pizza(of: menu, session.settings, seed: seed)
            if options.json { return Terminal.print(data: pizza.json(seed: seed).pretty) }
            Terminal.print("\(pizza.text)\nThe same again: add --seed \(seed)")
        }
    }

    private func pizza(of menu: Menu, _ settings: Settings, seed: UInt64) throws -> RandomPizza {
        let criteria = RandomPizza.Criteria(
            diet: vegan ? .vegan : vegetarian ? .vegetarian : .any, toppings: toppings?.range ?? 2...5,
            without: without, on: options.today())
        var dice = Dice(seed: seed)
        do throws(RandomPizza.Failure) {
            return try RandomPizza(criteria, menu: menu, settings: settings, dice: &dice)
        } catch {
            throw ValidationError("\(error)\(error.remedy.map { ": \($0)" } ?? "")")
        }
    }
}

extension RandomPizza {
    /// The toppings, and the price with the diet.
    fileprivate var text: TerminalText {
        let names = toppings.isEmpty ? "No toppings" : toppings.map(\.name).joined(separator: ", ")
        let currency = prices.first?.price.currency.code ?? ""
        let price = prices.map { [$0.size, $0.price.plain].compactMap(\.self).joined(separator: " ") }
        return "\(names)\n\(price.joined(separator: ", ")) \(currency), \(diet.dietWords), \(diet.allergenWords)"
    }
}
