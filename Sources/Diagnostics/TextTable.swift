import Text

/// A table in plain text: columns aligned by the cells that a terminal gives to their letters. What would act on a terminal is
/// shown escaped.
public struct TextTable: Sendable {
    /// To which side the texts of a column stand.
    public enum Alignment: Sendable {
        case left
        case right
    }

    private let alignments: [Alignment]
    /// The rows, each with as many cells as it has texts.
    public private(set) var rows: [[String]] = []

    /// A table without rows, of so many columns.
    public init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    /// Adds a row; one that is shorter than the others ends early.
    public mutating func add(_ row: [String]) { rows.append(row.map(VisibleText.of)) }

    /// The lines, with two spaces between columns and none at the end of a line.
    public var text: TerminalText { TerminalText(lines: lines.joined(separator: "\n")) }

    /// The rows as lines. A row of one cell is a heading, whose width counts for nothing.
    public var lines: [String] {
        let widths = alignments.indices.map { column in
            rows.map { $0.count > 1 && column < $0.count ? TerminalWidth.cells(of: $0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, alignments).enumerated().map { column, cell in
                Self.padded(cell.0, to: widths[column], cell.1)
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private static func padded(_ text: String, to width: Int, _ alignment: Alignment) -> String {
        let gap = String(repeating: " ", count: max(0, width - TerminalWidth.cells(of: text)))
        return alignment == .left ? text + gap : gap + text
    }
}
