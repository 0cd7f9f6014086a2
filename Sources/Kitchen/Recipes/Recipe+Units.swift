extension Recipe {
    /// Whether its author measures in grams, millilitres or centimetres, and in no cups, ounces or inches.
    public var isMetric: Bool {
        var hasMetric = false
        for group in groups {
            for ingredient in group.ingredients {
                switch ingredient.line.quantity?.unit?.system {
                case .us, .imperial: return false
                case .metric: hasMetric = true
                case .spoon, .count, nil: break
                }
            }
        }
        return hasMetric
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
