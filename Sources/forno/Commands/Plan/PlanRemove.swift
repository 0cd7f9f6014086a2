import ArgumentParser
import Building
import Diagnostics
import Kitchen

/// `forno plan remove`
struct PlanRemove: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Take a dish, or a note, out of a day of a plan.",
        discussion: """
            It is known by its name, or by any part of its line that no other has. A weekday is the next one, and today \
            counts.

            forno plan remove friday Margherita
            """)

    @OptionGroup var options: SharedOptions
    @OptionGroup var place: PlanPlace

    @Argument(help: "The dish.")
    var dish: [String]

    func validate() throws { _ = try place.date(options.today()) }

    func run() throws {
        try options.withKitchen { kitchen, _ in
            let today = options.today()
            let outcome = try kitchen.unplan(dish.joined(separator: " "), on: place.date(today))
            let words = KitchenWords(settings: kitchen.settings, today: today)
            options.tell("From \(outcome.text(words))", json: outcome.json)
        }
    }
}
