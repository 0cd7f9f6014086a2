extension UInt64 {
    /// Its sixteen digits: "00000000000000ff".
    public var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
