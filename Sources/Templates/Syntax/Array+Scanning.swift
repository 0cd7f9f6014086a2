import Text

extension Array<UInt8> {
    /// Where `pattern` starts, at `start` or later and ending by `end`; nil when it does not occur.
    func firstIndex(of pattern: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
        let last = (end ?? count) - pattern.count
        guard let first = pattern.first, start <= last else { return nil }
        var index = start
        while index <= last {
            if self[index] == first, self[index..<(index + pattern.count)].elementsEqual(pattern) { return index }
            index += 1
        }
        return nil
    }

    /// The first byte from `start` on that is not white space.
    func skippingSpace(from start: Int) -> Int {
        var index = start
        while index < count, self[index].isSpace || self[index].isLineEnd { index += 1 }
        return index
    }

    /// The range without white space at both ends.
    func trimming(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, self[start].isSpace || self[start].isLineEnd { start += 1 }
        while end > start, self[end - 1].isSpace || self[end - 1].isLineEnd { end -= 1 }
        return start..<end
    }
}
