extension OutputBuffer {
    /// Makes the bytes from `start` on one CSV cell: RFC 4180, section 2.
    ///
    /// It is quoted when it holds a comma, a quote, a line's end, or white space at an end. A cell that a spreadsheet
    /// would take for a formula gets an apostrophe in front, unless it is a plain number.
    public mutating func quoteCell(from start: Int) {
        let cell = Array(bytes[start...])
        let isFormula = startsFormula(cell)
        guard isFormula || needsQuotes(cell) else { return }
        truncate(to: start)
        let isQuoted = needsQuotes(cell)
        if isQuoted { append(UInt8(ascii: "\"")) }
        if isFormula { append(UInt8(ascii: "'")) }
        for byte in cell {
            if byte == UInt8(ascii: "\"") { append(byte) }
            append(byte)
        }
        if isQuoted { append(UInt8(ascii: "\"")) }
    }

    private func needsQuotes(_ cell: [UInt8]) -> Bool {
        guard let first = cell.first, let last = cell.last else { return false }
        return first.isSpace || last.isSpace
            || cell.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0.isLineEnd }
    }

    private func startsFormula(_ cell: [UInt8]) -> Bool {
        guard let first = cell.first else { return false }
        return "=+-@\t\r".utf8.contains(first) && !isNumber(cell)
    }

    /// Whether a cell is a sign, digits and at most one decimal point or comma.
    private func isNumber(_ cell: [UInt8]) -> Bool {
        let digits = cell.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
        }
        return cell.count - digits.count <= 1
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
            }
    }
}
