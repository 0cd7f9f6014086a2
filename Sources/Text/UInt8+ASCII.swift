extension UInt8 {
    /// Whether it is white space within a line.
    @inlinable public var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

    /// Whether it ends a line.
    @inlinable public var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

    /// Whether it is an ASCII control character.
    @inlinable public var isControl: Bool { self < 0x20 || self == 0x7F }

    /// The same with the ASCII capitals made small.
    @inlinable public var asciiLowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
    }

    /// The hexadecimal digit for a value below 16; `ten` is the digit of 10.
    public func hexDigit(ten: UInt8) -> UInt8 { self < 10 ? UInt8(ascii: "0") + self : ten + self - 10 }
}
