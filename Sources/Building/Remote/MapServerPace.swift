import Publishing

/// When a server of OpenStreetMap may be asked next, kept beside the site for the next run of the program: a second after the last
/// answer, which is the most that Nominatim's rules allow, or later where the server has said so.
package struct MapServerPace: Equatable {
    /// The file for a kind of server, in the site.
    static func file(of kind: MapServer.Kind) -> String { ".forno/\(kind.rawValue)" }
    /// The least time between an answer and the next question.
    static let least = Duration.seconds(1)
    /// More than a server is believed: a week, and the second. What says more is of a clock that was wrong.
    private static let most = Duration.seconds(604_801)

    /// The server, as the settings name it.
    let server: String
    /// The earliest time, in milliseconds since 1970-01-01 00:00 UTC.
    let next: Int

    /// The pace of a server that answered at a time, and wants to be left alone so long.
    init(server: String, answeredAt time: Int, wait: Duration?) {
        let wait = min(Self.most, max(Self.least, wait ?? .zero))
        (self.server, next) = (server, time + Self.milliseconds(wait))
    }

    /// How long to wait before a server is asked at a time; a server of which nothing is kept is asked at once.
    func wait(for server: String, at now: Int) -> Duration {
        guard server == self.server, next > now else { return .zero }
        let wait = Duration.milliseconds(next - now)
        return wait > Self.most ? Self.least : wait
    }

    private static func milliseconds(_ duration: Duration) -> Int {
        Int(duration.components.seconds) * 1000 + Int(duration.components.attoseconds / 1_000_000_000_000_000)
    }
}

extension MapServerPace {
    /// The pace in `bytes`; nil when they are none, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .geocoder), let server = reader.text(), let next = reader.count(),
            reader.isAtEnd
        else { return nil }
        (self.server, self.next) = (server, next)
    }

    /// The bytes of the pace.
    var encoded: [UInt8] {
        var writer = RecordWriter(.geocoder)
        writer.append(server)
        writer.append(next)
        return writer.finish()
    }
}
