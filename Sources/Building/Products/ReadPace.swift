import Publishing

/// How often a server is asked: so many times in a minute at most, and not at all while it has asked to be left alone. Kept
/// beside the site for the next run of the program.
struct ReadPace: Equatable {
    /// The file, in the site.
    static let file = ".forno/products.pace"
    /// What Open Food Facts allows for products.
    static let most = 15
    /// The time in which it allows that many.
    static let window = Duration.seconds(60)
    /// How long a server that has said "slow down" is left alone where it does not say for how long.
    static let pause = Duration.seconds(60)
    /// More than a server is believed: a day.
    private static let longest = 86_400_000

    /// The server, as the settings name it.
    let server: String
    /// When it was asked, in milliseconds since 1970-01-01 00:00 UTC: the last times.
    private(set) var asked: [Int] = []
    /// When it may be asked again after it has refused.
    private(set) var rest = 0

    /// The pace of a server that was not asked before.
    init(server: String) { self.server = server }

    /// How long to wait, at a time, until it may be asked, and whether since it has asked for that. What lies in the future by
    /// more than there can be is of a clock that was wrong.
    func wait(at now: Int) -> (time: Duration, isWished: Bool) {
        if rest > now, rest - now <= Self.longest { return (.milliseconds(rest - now), true) }
        let window = Int(Self.window.components.seconds) * 1000
        let recent = asked.filter { $0 > now - window && $0 <= now }
        guard recent.count >= Self.most else { return (.zero, false) }
        return (.milliseconds(recent[recent.count - Self.most] + window - now), false)
    }

    /// Notes that it is asked at a time.
    mutating func ask(at now: Int) { asked = asked.suffix(Self.most - 1) + [now] }

    /// Notes that it wants to be left alone for so long.
    mutating func refuse(at now: Int, wait: Duration?) {
        let wait = Int((wait ?? Self.pause).components.seconds) * 1000
        rest = now + min(Self.longest, max(1000, wait))
    }
}

extension ReadPace {
    /// The pace in `bytes`; nil when they are none, or are damaged.
    init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .pace), let server = reader.text(), let rest = reader.count(),
            let count = reader.count(), count <= Self.most
        else { return nil }
        (self.server, self.rest) = (server, rest)
        for _ in 0..<count {
            guard let time = reader.count() else { return nil }
            asked.append(time)
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The bytes of the pace.
    var encoded: [UInt8] {
        var writer = RecordWriter(.pace)
        writer.append(server)
        writer.append(rest)
        writer.append(asked.count)
        for time in asked { writer.append(time) }
        return writer.finish()
    }
}
