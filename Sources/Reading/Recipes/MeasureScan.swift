import Kitchen
import Text

/// Finds the amounts and times in words, which no line may end within: "500 g", "180 °C", "€ 9.00" and "10 minutes".
///
/// Cost: one look at each byte, or at eight of them together.
struct MeasureScan {
    /// What was found, in order.
    private(set) var found: [RichText.Measure] = []

    /// Finds the measures of words that stand at `start` in their text.
    mutating func read(_ words: UnsafeBufferPointer<UInt8>, at start: Int) {
        guard var number = NumberWalk.next(in: words, from: 0) else { return }
        var free = 0
        while true {
            var scan = TimerScan(words, at: number)
            if let seconds = scan.seconds() {
                free = add(number..<scan.position, .time(seconds: UInt32(seconds)), at: start)
            } else if let amount = Self.amount(around: number..<scan.position, in: words), amount.lowerBound >= free {
                free = add(amount, .amount, at: start)
            }
            guard let next = NumberWalk.next(in: words, from: max(number + 1, scan.position)) else { return }
            number = next
        }
    }

    private mutating func add(_ range: Range<Int>, _ meaning: RichText.Measure.Meaning, at start: Int) -> Int {
        if found.isEmpty { found.reserveCapacity(8) }
        found.append(RichText.Measure(start + range.lowerBound..<start + range.upperBound, meaning))
        return range.upperBound
    }

    /// The end of what goes on a number: ",50" of "1.000,50".
    private static func afterDigits(in words: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var end = start
        while end + 1 < words.count, words[end] == UInt8(ascii: ",") || words[end] == UInt8(ascii: "."),
            words[end + 1] &- 0x30 < 10
        {
            end = words[(end + 1)...].firstIndex { $0 &- 0x30 >= 10 } ?? words.count
        }
        return end
    }

    /// A number with the space that joins it to a unit behind it or to a currency before it; nil where neither stands there.
    private static func amount(around number: Range<Int>, in words: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        guard !number.isEmpty else { return nil }
        let (sign, end) = (AmountSign(in: words), afterDigits(in: words, from: number.upperBound))
        let (hasSignBehind, hasSignBefore) = (sign.stands(behind: end), sign.stands(before: number.lowerBound))
        guard hasSignBehind || hasSignBefore else { return nil }
        return (number.lowerBound - (hasSignBefore ? 1 : 0))..<(end + (hasSignBehind ? 1 : 0))
    }
}

extension MeasureScan {
    /// A plain text with no-break spaces (U+00A0) in its amounts and times; nil for a text without any.
    static func typeset(_ text: String) -> String? {
        var scan = MeasureScan()
        return text.utf8Bytes { words in
            scan.read(words, at: 0)
            guard !scan.found.isEmpty else { return nil }
            var (typeset, copied): ([UInt8], Int) = ([], 0)
            for measure in scan.found {
                typeset += words[copied..<measure.range.lowerBound]
                for byte in words[measure.range] { typeset += byte == 0x20 ? [0xC2, 0xA0] : [byte] }
                copied = measure.range.upperBound
            }
            return String(decoding: typeset + words[copied...], as: UTF8.self)
        }
    }
}

extension RichText {
    /// Finds the amounts and times in the words of blocks, but for those of links and code.
    mutating func findMeasures(in blocks: [Int]) {
        var scan = MeasureScan()
        bytes.withUnsafeBufferPointer { bytes in
            nodes.withUnsafeBufferPointer { nodes in
                for block in blocks { scan.read(nodes, of: block, in: bytes) }
            }
        }
        if !scan.found.isEmpty { add(scan.found) }
    }
}

extension MeasureScan {
    fileprivate mutating func read(
        _ nodes: UnsafeBufferPointer<RichText.Node>, of block: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) {
        var node = block
        let end = nodes[block].next
        while node < end {
            switch nodes[node].kind {
            case .text:
                let words = nodes[node].range
                read(UnsafeBufferPointer(rebasing: bytes[words]), at: words.lowerBound)
                node += 1
            case .link, .code, .codeBlock, .picture, .preformatted: node = nodes[node].next
            case .timer(let seconds) where seconds > 0: node = nodes[node].next
            default: node += 1
            }
        }
    }
}
