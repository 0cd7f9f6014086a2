import Diagnostics
import Kitchen

extension [NearbyPlace] {
    /// The places as a table, in their order: with how far they are from a position, where there is one.
    public func table(near position: Coordinates?) -> ReportTable {
        let columns: [ReportTable.Column] = [
            .init(title: "Name", key: "name"), .init(title: nil, key: "latitude"), .init(title: nil, key: "longitude"),
            .init(title: position == nil ? nil : "away", key: position == nil ? nil : "metres", alignment: .right),
            .init(title: "foods", key: "foods"), .init(title: "town", key: "town"),
            .init(title: "address", key: "address"), .init(title: nil, key: "link"),
        ]
        var table = ReportTable(title: "Where to eat", columns: columns, rows: map(\.cells))
        table.facts = position.map { [.init("near", .text($0.text))] } ?? []
        table.remarks = [
            isEmpty
                ? "No places. Next: forno places add \"Da Gigi\" --address \"Via Roma 1, Portolume\""
                : "\(count) place\(count == 1 ? "" : "s")."
        ]
        return table
    }
}

extension NearbyPlace {
    fileprivate var cells: [ReportTable.Cell] {
        let coordinates = place.coordinates
        return [
            .init(place.name), .init(nil, .number(coordinates.latitudeText)),
            .init(nil, .number(coordinates.longitudeText)), .init(distance?.text, .number(distance?.metres)),
            .init(place.foods), .init(place.town), .init(place.address), .init(place.link),
        ]
    }
}
