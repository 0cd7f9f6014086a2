import Building
import Diagnostics
import Kitchen
import Reading
import Text

extension PlacesAdd {
    /// The address that is given; nil where only the position is.
    var address: String? { row.address ?? (row.at == nil ? place : nil) }

    /// The name that is given, else the first part of the address.
    var name: String {
        guard row.address == nil, row.at == nil else { return place }
        return place.split(separator: ",").first { PlaceOptions.isSaid(String($0)) }.map(String.init) ?? place
    }

    /// The position that is given, else that of the address, with what was found for it.
    func position(_ settings: Settings) throws -> (Coordinates, FoundAddress?) {
        if let given = row.at { return (given, nil) }
        let found = try find(address ?? place, settings: settings)
        return (found.coordinates, found)
    }

    /// The place that an address means, by what the geocoder answers now or has answered before.
    private func find(_ address: String, settings: Settings) throws -> FoundAddress {
        let geocoder = Geocoder(site: try options.siteFolder(), settings: settings, isOffline: options.isOffline)
        let answer = try geocoder.find(address, again: again) {
            if !options.quiet { Terminal.message("Asking \(geocoder.host) …\n") }
        }
        if answer.isKept, !options.quiet {
            Terminal.message("The answer of \(geocoder.host) is kept: it is not asked.\n")
        }
        guard let first = answer.places.first else {
            throw Complaint(
                "\(geocoder.host) knows no place at \"\(address)\"",
                fix: "write street, number and town, or give the position: --at LAT,LON")
        }
        if choose == nil, answer.places.count == 1 { return first }
        guard let choose, answer.places.indices.contains(choose - 1) else { throw several(answer.places) }
        return answer.places[choose - 1]
    }

    /// The complaint that an address is that of several places, or of none of this number.
    private func several(_ places: [FoundAddress]) -> Complaint {
        if options.json {
            Terminal.print(data: JSONValue.object([.init("choices", .list(places.map(\.json)))]).pretty)
        }
        let unknown = choose.map { ": there is no number \($0)" } ?? ""
        return Complaint(
            "the address is that of \(places.count.counted("place"))\(unknown)",
            notes: places.enumerated().map { "\($0 + 1)  \($1.text) (\($1.coordinates.text))" },
            fix: "choose one by its number, as in --choose 1; the answer is kept, so nothing is asked for that")
    }
}

extension PlacesAdd {
    /// Says that a place was there before.
    func tell(there place: Place) {
        options.tell(
            "Places: \(place.nameWithTown) is there already, \(place.coordinates.text).",
            json: .object(place.members + [.init("added", .flag(false))]))
    }

    /// Says what was added, or would be.
    func tell(_ place: Place, _ outcome: PlacesEdit.Outcome, _ found: FoundAddress?) {
        let names = outcome.leftOut.map { "\"\($0)\"" }.joined(separator: ", ")
        let end = dryRun ? " would be added. Nothing was written." : "."
        let lines: [TerminalText] = [
            "Places: \(place.nameWithTown), \(place.coordinates.text)\(end)",
            found.map { "Found as: \($0.text)" } ?? "", found == nil ? "" : OpenStreetMapCredit.text,
            names.isEmpty ? "" : "places.csv has no column \(names).",
        ]
        options.tell(
            lines.filter { !$0.isEmpty }.joined(separator: "\n"),
            json: .object(
                place.members + [
                    .init("added", .flag(!dryRun)), .init("found", found?.json ?? .null),
                    .init("credit", .text(found == nil ? nil : OpenStreetMapCredit.line)),
                    .init("leftOut", .list(outcome.leftOut.map { .text($0) })),
                ]))
    }
}

extension Place {
    /// Its row for programs.
    var members: [JSONValue.Member] {
        [
            .init("name", .text(name)), .init("latitude", .number(coordinates.latitudeText)),
            .init("longitude", .number(coordinates.longitudeText)), .init("foods", .list(foods.map { .text($0) })),
            .init("town", .text(town)), .init("address", .text(address)), .init("link", .text(link)),
        ]
    }
}

extension FoundAddress {
    /// The place for programs.
    fileprivate var json: JSONValue {
        .object([
            .init("text", .text(text)), .init("latitude", .number(coordinates.latitudeText)),
            .init("longitude", .number(coordinates.longitudeText)), .init("town", .text(town)),
        ])
    }
}
