import CCMarkGFM

extension MarkdownDocument {
    /// Where the address of a link or image stands in the file: in the link itself, or in the definition that a
    /// reference link names. Of several links with one address in a block, each gets its own place.
    ///
    /// An address that is spelled otherwise there (with entities, say) gives the node's own line and column and
    /// length 0. Cost: linear in the block the first time that one of its links is asked for, then constant.
    public func place(ofURLOf node: MarkdownNode) -> MarkdownPlace {
        let block = node.enclosingBlock
        if addresses?.block != block.pointer { addresses = AddressIndex(of: block) }
        let address = node.spelledAddress
        if let offset = addresses?.offsets[node.pointer] ?? definitions[address] {
            return place(ofByte: offset, length: address.count { $0 & 0xC0 != 0x80 })
        }
        return MarkdownPlace(line: node.line, column: node.column)
    }

    /// The column in scalars, from 1, of a column in bytes; a byte order mark does not count.
    func column(ofByte byteColumn: Int, inLine line: Int) -> Int {
        let start = start(ofLine: line)
        let end = min(start + byteColumn - 1, source.count)
        return 1 + scalars(in: start..<max(start, end))
    }

    /// The offset at which a line of the parsed text begins, from 1; the end of the text for lines beyond it.
    func start(ofLine line: Int) -> Int {
        line <= lineStarts.count ? lineStarts[max(1, line) - 1] : source.count
    }

    private func scalars(in range: Range<Int>) -> Int {
        // From where the last count in this line ended, forwards or back: places are asked for side by side.
        let known = counted.bytes.lowerBound == range.lowerBound ? counted : (range.lowerBound..<range.lowerBound, 0)
        let (from, to) = (known.0.upperBound, range.upperBound)
        let between = source[min(from, to)..<max(from, to)].count { $0 & 0xC0 != 0x80 }
        let count = known.1 + (from <= to ? between : -between)
        counted = (range, count)
        let hasMark = range.lowerBound == 0 && range.count >= 3 && source.starts(with: [0xEF, 0xBB, 0xBF])
        return hasMark ? count - 1 : count
    }

    private func place(ofByte offset: Int, length: Int) -> MarkdownPlace {
        let line = line(ofByte: offset)
        let column = column(ofByte: offset - lineStarts[line - 1] + 1, inLine: line)
        return MarkdownPlace(line: line + firstLine - 1, column: column, length: length)
    }

    /// The line of the parsed text that holds the byte at `offset`, by bisection.
    private func line(ofByte offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] > offset { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
