import Diagnostics

/// A table for the terminal: columns aligned, numbers to the right.
struct TextTable {
    enum Alignment {
        case left
        case right
    }

    let alignments: [Alignment]
    private(set) var rows: [[String]] = []

    init(_ alignments: [Alignment]) {
        self.alignments = alignments
    }

    mutating func add(_ row: [String]) { rows.append(row) }

    /// The lines, with two spaces between columns and none at the end of a line.
    var text: String {
        let widths = alignments.indices.map { column in
            rows.map { column < $0.count ? TerminalWidth.cells(of: $0[column]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, alignments).enumerated().map { column, cell in
                Self.padded(cell.0, to: widths[column], cell.1)
            }
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    private static func padded(_ text: String, to width: Int, _ alignment: Alignment) -> String {
        let gap = String(repeating: " ", count: max(0, width - TerminalWidth.cells(of: text)))
        return alignment == .left ? text + gap : gap + text
    }
}
