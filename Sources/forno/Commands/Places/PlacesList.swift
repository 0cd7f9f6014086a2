import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Site
import Text

/// `forno places list`
struct PlacesList: ParsableCommand {
    enum Format: String, Choice {
        case json, csv
    }

    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List where to eat, the nearest first.",
        discussion: """
            forno places list --food pizza
            forno places list --near "Forno al Faro"
            forno places list --near 43.305,9.304 --format csv
            """)

    @OptionGroup var options: SharedOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Begin with the nearest to this place or town of the file, or to these degrees.",
            valueName: "place|lat,lon"))
    var near: String?

    @Option(help: "Only places that have this food.")
    var food: String?

    @Option(
        help: ArgumentHelp("Print the places in this form.", valueName: Format.valueName),
        completion: Format.completion, transform: Format.named)
    var format: Format?

    func run() throws {
        try options.withKitchen { kitchen, tally in
            var diagnostics = DiagnosticList()
            let search = PlaceSearch(kitchen.places(diagnostics: &diagnostics))
            try tally.add(diagnostics)
            let position = try near.map { try search.typedPosition($0) }
            let found = search.found(food: try food.map { try search.typedFood($0) }, near: position)
            let table = found.table(near: position)
            switch options.json ? .json : format {
            case .csv: Terminal.print(data: table.csv)
            case .json: Terminal.print(data: table.json.pretty)
            case nil: Terminal.print(table.text)
            }
        }
    }
}

extension PlaceSearch.Failure {
    /// The complaint that a text names no position.
    func complaint(about text: String) -> Complaint {
        switch self {
        case .ambiguous(let names):
            Complaint(
                "\"\(text)\" could be any of \(names.joined(separator: ", "))",
                fix: "say more of its name, or write degrees as in 43.305,9.304")
        case .unknown(let nearest):
            Complaint(
                "no place and no town of places.csv is called \"\(text)\"",
                fix: nearest.map { "did you mean \"\($0)\"?" }
                    ?? "write degrees, latitude first, as in 43.305,9.304; `forno places` lists the places")
        }
    }
}

extension PlaceSearch {
    /// The position that somebody types: degrees, or the name of a place or a town; wrong usage for any other text.
    fileprivate func typedPosition(_ text: String) throws -> Coordinates {
        if let position = Coordinates(typed: text) { return position }
        do throws(PlaceSearch.Failure) { return try position(of: text) } catch { throw error.complaint(about: text) }
    }

    /// The food that somebody types; wrong usage for one that no place has.
    fileprivate func typedFood(_ text: String) throws -> String {
        if let food = food(named: text) { return food }
        let nearest = NearestName.find(text, in: foods)
        throw Complaint(
            "no place has \"\(text)\"",
            fix: nearest.map { "did you mean \"\($0)\"?" }
                ?? (foods.isEmpty
                    ? "write it into `foods` of places.csv" : "they have \(foods.joined(separator: ", "))"))
    }
}
