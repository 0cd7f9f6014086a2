import Kitchen

extension Minutes {
    /// A length of time as cooks write it: "20 min", "1 h 30 min", "PT1H30M"; nil for what says none.
    public init?(written text: String) {
        guard case .time(let time) = TimeReader.read(text) else { return nil }
        self = time
    }
}
