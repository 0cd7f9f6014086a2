extension MarkupBuffer {
    /// Writes HTML that stays on one line: each space in its text becomes a no-break space (U+00A0), those in tags stay.
    package func append(unbroken html: UnsafeBufferPointer<UInt8>) {
        var isInTag = false
        for byte in html {
            if byte == UInt8(ascii: " "), !isInTag {
                append(markup: "\u{A0}")
            } else {
                append(byte)
            }
            isInTag = isInTag ? byte != UInt8(ascii: ">") : byte == UInt8(ascii: "<")
        }
    }
}
