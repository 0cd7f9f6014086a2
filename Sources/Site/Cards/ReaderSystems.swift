import Kitchen

/// Some of the systems of units that a reader can choose.
struct ReaderSystems: OptionSet {
    let rawValue: UInt8

    static let metric = ReaderSystems(rawValue: 1)
    static let us = ReaderSystems(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Those of which something holds.
    init(where holds: (QuantityStyle) -> Bool) {
        self = (holds(.metric) ? Self.metric : []).union(holds(.us) ? Self.us : [])
    }
}
