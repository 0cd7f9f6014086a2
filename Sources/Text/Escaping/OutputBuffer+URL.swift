extension OutputBuffer {
    /// Appends a value at the start of a URL, or after other values there. When the URL so far names a scheme that is
    /// not allowed, or a host without a scheme, the whole of it becomes `#`.
    ///
    /// `opened` is the byte before the URL, which does not occur within it.
    mutating func appendURL(_ value: UnsafeBufferPointer<UInt8>, opened: UInt8) {
        let start = (bytes.lastIndex(of: opened) ?? -1) + 1
        guard isSafeURL(UnsafeBufferPointer(rebasing: bytes[start...]), value) else {
            truncate(to: start)
            return append(UInt8(ascii: "#"))
        }
        appendURLText(value)
    }

    /// The byte before the last of several URLs in an attribute that `opened` starts.
    func lastStart(ofSource opened: UInt8) -> UInt8 {
        bytes.last { $0 == opened || $0 == UInt8(ascii: ",") || $0.isSpace || $0.isLineEnd } ?? opened
    }

    /// Appends an address in two pieces at the start of a URL, as if it were one. Gives where the root stands; nil where
    /// another root of full stops and slashes could not take its place.
    mutating func appendURL(
        _ root: UnsafeBufferPointer<UInt8>, _ path: UnsafeBufferPointer<UInt8>, opened: UInt8
    ) -> Int? {
        guard bytes.last == opened, root.first == UInt8(ascii: ".") else {
            (Array(root) + path).withUnsafeBufferPointer { appendURL($0, opened: opened) }
            return nil
        }
        let place = count
        appendURLText(root)
        appendURLText(path)
        return place
    }

    /// Appends a part of a URL with what may not stand in one percent-encoded.
    private mutating func appendURLText(_ value: UnsafeBufferPointer<UInt8>) {
        var runStart = 0
        var index = SWARScanner.commonPathEnd(in: value, from: 0)
        while index < value.count {
            if !URLText.isURL(value[index]), !isTriplet(value, index) {
                append(UnsafeBufferPointer(rebasing: value[runStart..<index]))
                if value[index] == UInt8(ascii: "&") { append(markup: "&amp;") } else { appendPercent(value[index]) }
                runStart = index + 1
            }
            index = index & 7 == 7 ? SWARScanner.commonPathEnd(in: value, from: index + 1) : index + 1
        }
        append(UnsafeBufferPointer(rebasing: value[runStart...]))
    }

    private func isSafeURL(_ before: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) -> Bool {
        // No scheme begins with a full stop, so that `../` needs no further look.
        let first = before.first ?? value.first
        if first == UInt8(ascii: ".") { return true }
        // Two slashes begin a host: where pages are read from a folder, a file server of that name.
        if first == UInt8(ascii: "/"), (Array(before.prefix(2)) + value.prefix(2)).starts(with: "//".utf8) {
            return false
        }
        var check = SchemeCheck()
        for part in [before, value] {
            for byte in part {
                guard let verdict = check.read(byte) else { continue }
                return verdict == .safe || SchemeCheck.allows(Array(before) + value)
            }
        }
        return true
    }

    /// Appends a part of a URL with all but the kept bytes percent-encoded, and so safe in an attribute too.
    @inline(__always)
    mutating func appendPercentEncoded(
        _ value: UnsafeBufferPointer<UInt8>, keeping: (UInt8) -> Bool, keepingTriplets: Bool
    ) {
        for index in value.indices {
            let byte = value[index]
            if keeping(byte) || keepingTriplets && isTriplet(value, index) { append(byte) } else { appendPercent(byte) }
        }
    }

    private func isTriplet(_ value: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        value[index] == UInt8(ascii: "%") && index + 2 < value.count && isHex(value[index + 1])
            && isHex(value[index + 2])
    }

    private func isHex(_ byte: UInt8) -> Bool {
        switch byte.asciiLowercased {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
        default: false
        }
    }

    mutating func appendPercent(_ byte: UInt8) {
        append(UInt8(ascii: "%"))
        append((byte >> 4).hexDigit(ten: UInt8(ascii: "A")))
        append((byte & 15).hexDigit(ten: UInt8(ascii: "A")))
    }
}
