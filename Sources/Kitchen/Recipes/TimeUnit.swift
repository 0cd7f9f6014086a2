/// A unit of time as recipes name it, in any of the five languages.
public enum TimeUnit: Int, Hashable, Sendable {
    case second = 1
    case minute = 60
    case hour = 3600
    case day = 86_400
    case week = 604_800

    /// How many seconds it lasts.
    public var seconds: Int { rawValue }

    /// The unit of a name or abbreviation, whatever its case; nil when it is none.
    public init?(named name: some StringProtocol) {
        guard let unit = Self.byName[name.lowercased()] else { return nil }
        self = unit
    }

    /// The names and abbreviations by unit.
    private static let names: [(unit: TimeUnit, names: String)] = [
        (
            .second,
            """
            s sec secs second seconds secondo secondi sek sekunde sekunden seconde secondes seg segundo segundos
            """
        ),
        (.minute, "m min mins minute minutes minuto minuti minuten minutos mn '"),
        (.hour, "h hr hrs hour hours ora ore std stunde stunden heure heures hora horas"),
        (.day, "d day days giorno giorni tag tage tagen jour jours día días dia dias"),
        (.week, "week weeks settimana settimane woche wochen semaine semaines semana semanas"),
    ]

    private static let byName: [String: TimeUnit] = Dictionary(
        names.flatMap { row in row.names.split(separator: " ").map { (String($0), row.unit) } },
        uniquingKeysWith: { first, _ in first })
}

extension TimeUnit {
    /// The unit of a word of at most eight ASCII letters, packed in lower case with the first letter highest: what a scan of
    /// bytes looks words up by. Only units that a kitchen timer is set in, without the letters m and s alone.
    package static func timer(packed word: UInt64) -> TimeUnit? {
        var (low, high) = (0, packed.count)
        while low < high {
            let middle = (low + high) / 2
            if packed[middle].word == word { return packed[middle].unit }
            if packed[middle].word < word { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    /// The words in order, to be found by bisection.
    private static let packed: [(word: UInt64, unit: TimeUnit)] = timerNames.map { name, unit in
        (name.utf8.reduce(0) { $0 << 8 | UInt64($1) }, unit)
    }.sorted { $0.word < $1.word }

    /// The words that ``timer(packed:)`` knows.
    package static let timerNames: [String: TimeUnit] = byName.filter { name, unit in
        unit.rawValue <= TimeUnit.hour.rawValue && name.utf8.count <= 8 && !["m", "s", "'"].contains(name)
    }
}
