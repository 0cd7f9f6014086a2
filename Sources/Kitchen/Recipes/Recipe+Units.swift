extension Recipe {
    /// Whether its author measures in grams, millilitres or centimetres, and in no cups, ounces or inches.
    public var isMetric: Bool {
        groups.lazy.flatMap { $0.ingredients.lazy.map { $0.line.quantity?.unit?.system } }.areMetric
    }
}

extension Sequence<UnitSystem?> {
    /// Whether some of these are metric, and none of another system of measures.
    var areMetric: Bool {
        var hasMetric = false
        for system in self {
            switch system {
            case .us, .imperial: return false
            case .metric: hasMetric = true
            case .spoon, .count, nil: break
            }
        }
        return hasMetric
    }
}
