/// A face that sheets are set in. It is measured as DejaVu, the widest of the usual fonts: what fits in it fits in any of
/// them.
enum Typeface: Int, CaseIterable, Sendable {
    case sans
    case sansBold
    case serif
    case serifBold

    /// The width of a character in thousandths of its size, without kerning.
    func width(of character: Unicode.Scalar) -> Int {
        var first = 0
        for range in FontWidths.ranges {
            if range.contains(character.value) {
                return Self.tables[rawValue][first + Int(character.value - range.lowerBound)]
            }
            first += range.count
        }
        return character.takesNoRoom ? 0 : FontWidths.elsewhere
    }

    private static let tables = allCases.map { face in
        "\(face.widths)".split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }

    private var widths: StaticString {
        switch self {
        case .sans: FontWidths.sans
        case .sansBold: FontWidths.sansBold
        case .serif: FontWidths.serif
        case .serifBold: FontWidths.serifBold
        }
    }
}

extension Unicode.Scalar {
    /// Whether it stands above another character, or is not shown.
    fileprivate var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
