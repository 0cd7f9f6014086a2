extension Duration {
    /// The whole milliseconds, rounded up so that a short time never becomes none; at most what an `Int` holds.
    package var milliseconds: Int {
        let (seconds, attoseconds) = components
        let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int(clamping: Int128(seconds) * 1000 + Int128(rest))
    }
}
