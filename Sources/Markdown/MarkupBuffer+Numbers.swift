extension MarkupBuffer {
    /// Writes a number in decimal.
    package func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var scale: UInt = 1
        while number.magnitude / scale >= 10 { scale *= 10 }
        while scale > 0 {
            append(UInt8(ascii: "0") + UInt8(number.magnitude / scale % 10))
            scale /= 10
        }
    }
}
