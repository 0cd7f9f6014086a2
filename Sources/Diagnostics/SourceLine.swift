/// A line of a file, of which any part can be had without decoding what stands before it.
///
/// Bytes that are not UTF-8 count as one U+FFFD for each part that cannot be read, as `String(decoding:as:)` has it.
struct SourceLine {
    /// How many scalars the line has.
    private(set) var count = 0
    private let bytes: ArraySlice<UInt8>
    /// Where every `step`-th scalar begins.
    private var marks: [Int] = []
    private static let step = 128

    /// The line in these bytes, which have no line ending. Cost: linear.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var parser = Unicode.UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var place = bytes.startIndex
        while let length = Self.length(of: parser.parseScalar(from: &rest)) {
            if count.isMultiple(of: Self.step) { marks.append(place) }
            place += length
            count += 1
        }
    }

    /// The scalars of a range. Cost: linear in the range.
    subscript(range: Range<Int>) -> [Unicode.Scalar] {
        let first = range.lowerBound / Self.step
        guard !range.isEmpty, first < marks.count else { return [] }
        let last = (range.upperBound + Self.step - 1) / Self.step
        let end = last < marks.count ? marks[last] : bytes.endIndex
        let scalars = String(decoding: bytes[marks[first]..<end], as: UTF8.self).unicodeScalars
        return Array(scalars.dropFirst(range.lowerBound - first * Self.step).prefix(range.count))
    }

    /// How many bytes a scalar took; nil at the end.
    private static func length(of parsed: Unicode.ParseResult<Unicode.UTF8.EncodedScalar>) -> Int? {
        switch parsed {
        case .valid(let scalar): scalar.count
        case .error(let length): length
        case .emptyInput: nil
        }
    }
}

/// Goes through the lines of a file once, from its beginning to its end.
struct SourceLines {
    private let bytes: [UInt8]
    private var number = 0
    private var next: Int?
    private var line: SourceLine?

    /// The lines of a file. A mark of the byte order at its beginning is no part of the first one.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        next = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Line `wanted`, counted from 1, which is none before the one that was asked for last; nil behind the end.
    mutating func line(_ wanted: Int) -> SourceLine? {
        if wanted == number { return line }
        var range: Range<Int>?
        while number < wanted, let start = next {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            range = start..<(end ?? bytes.endIndex)
            next = end.map { $0 + 1 }
            number += 1
        }
        line = number == wanted ? range.map { SourceLine(bytes[$0].withoutReturn) } : nil
        return line
    }
}

extension ArraySlice<UInt8> {
    fileprivate var withoutReturn: ArraySlice<UInt8> {
        last == UInt8(ascii: "\r") ? dropLast() : self
    }
}
