import Building
import Diagnostics
import Kitchen
import Reading
import Text

extension PlacesFind {
    /// Shows what was found: the nearest by number, and how to add some.
    func tell(_ found: Found, near middle: Middle, besides own: [Place]) {
        let isThere = found.places.map { found in own.contains { found.place.place(with: food).isSame(as: $0) } }
        let lines: [TerminalText] =
            if found.places.isEmpty {
                [
                    "Nobody within \(within) km of \(middle.name) is known to have \(food).", hint(middle),
                    next(wider: true),
                ]
            } else {
                [
                    summary(found, near: middle), table(found, isThere), hint(middle),
                    found.isOfDiet ? "OpenStreetMap says so of them: ask there before you rely on it." : "",
                    OpenStreetMapCredit.text,
                    next(wider: false),
                ]
            }
        let places = zip(found.places, isThere).map { $0.place.json($0.distance, isThere: $1) }
        options.tell(
            lines.filter { !$0.isEmpty }.joined(separator: "\n"),
            json: .object([
                .init("near", .text(middle.position.text)), .init("name", .text(middle.name)),
                .init("count", .number(found.answer.places.count)), .init("places", .list(places)),
                .init("credit", .text(OpenStreetMapCredit.line)),
            ]))
    }

    private func summary(_ found: Found, near middle: Middle) -> TerminalText {
        let count = found.answer.places.count
        let shown =
            count > found.places.count ? "; \(found.places.count) are shown, the nearest with an address first" : ""
        return "\(count.counted("place")) with \(food) within \(within) km of \(middle.name)\(shown):"
    }

    private func table(_ found: Found, _ isThere: [Bool]) -> TerminalText {
        var table = TextTable([.right, .left, .right, .left, .left])
        for (number, (found, isThere)) in zip(1..., zip(found.places, isThere)) {
            let address = found.place.addressWithTown ?? found.place.coordinates.text
            let foods = isThere ? ["is in places.csv"] : found.place.foods
            table.add(
                ["\(number)", found.place.name, found.distance.text, address, foods.joined(separator: ", ")])
        }
        return table.text
    }

    private func hint(_ middle: Middle) -> TerminalText {
        guard middle.others > 0 else { return "" }
        return
            "\(middle.others.counted("other place")) \(middle.others == 1 ? "is" : "are") called so: for another one "
            + "say its region, or write degrees."
    }

    private func next(wider: Bool) -> TerminalText {
        let command = "forno places find \(ShellWord.path(food)) --near \(ShellWord.path(near))"
        let far = within == 5 ? "" : " --within \(within)"
        if wider { return within < 50 ? "Farther: \(command) --within \(min(50, within * 4))" : "" }
        return "To add some: \(command)\(far) --choose 1,3"
    }

    /// Asks which ones are to be added, where somebody sits at a terminal.
    func ask(among found: Found) throws -> [Int] {
        guard !found.places.isEmpty, !options.json, !options.quiet, Question.canBeAsked else { return [] }
        Terminal.message("Which ones to add? Numbers as in 1,3, or nothing for none: ")
        let answer = Question.answer() ?? ""
        return answer.isEmpty ? [] : try Self.numbers(answer)
    }

    /// Says what was added, or would be.
    func tell(_ added: [(place: Place, outcome: PlacesEdit.Outcome)]) {
        let end = dryRun ? " would be added. Nothing was written." : "."
        let lines: [TerminalText] = added.map { place, outcome in
            outcome.there == nil
                ? "Places: \(place.nameWithTown), \(place.coordinates.text)\(end)"
                : "Places: \(place.nameWithTown) is there already, \(place.coordinates.text)."
        }
        let places = added.map { place, outcome in
            JSONValue.object(place.members + [.init("added", .flag(!dryRun && outcome.there == nil))])
        }
        options.tell((lines + [OpenStreetMapCredit.text]).joined(separator: "\n"), json: .list(places))
    }
}

/// What the licence of OpenStreetMap's data asks for (ODbL 4.3).
enum OpenStreetMapCredit {
    static let line = "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright"
    static let text: TerminalText = "\(line)"
}

extension FoundPlace {
    /// The place for programs.
    fileprivate func json(_ distance: Distance, isThere: Bool) -> JSONValue {
        .object([
            .init("name", .text(name)), .init("latitude", .number(coordinates.latitudeText)),
            .init("longitude", .number(coordinates.longitudeText)), .init("metres", .number(distance.metres)),
            .init("address", .text(address)), .init("town", .text(town)),
            .init("foods", .list(foods.map { .text($0) })), .init("link", .text(link)),
            .init("isThere", .flag(isThere)),
        ])
    }
}
