import Kitchen

/// Times that programs keep as words.
enum ExportedTime {
    /// The length of time that a value says; notes one that cannot be read.
    static func read(_ value: LenientJSONValue?, _ name: String, _ notes: inout [String]) -> Minutes? {
        guard let text = value?.words, text != "0" else { return nil }
        if let time = WrittenDuration.read(text) { return time }
        if text.contains(where: { $0.wholeNumberValue ?? 0 > 0 }) || !text.contains(where: \.isNumber) {
            notes.append("its \(name) \"\(text.prefix(60))\" is no length of time")
        }
        return nil
    }

    /// A number of minutes that is more than none.
    static func minutes(_ value: LenientJSONValue?) -> Minutes? {
        value?.text.flatMap { Int($0) }.flatMap { (1..<525_600).contains($0) ? Minutes($0) : nil }
    }

    /// "0:45" of hours and minutes; nil for none, and for what is no time of day.
    static func clock(_ words: String?) -> Minutes? {
        let parts = words?.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } ?? []
        guard parts.count >= 2, let hours = parts[0], let minutes = parts[1], (0..<1_000).contains(hours),
            (0..<60).contains(minutes), hours + minutes > 0
        else { return nil }
        return Minutes(hours * 60 + minutes)
    }
}
