import Text

/// A length of time in whole minutes, as kitchens count it.
public struct Minutes: Hashable, Comparable, Sendable {
    /// The number of minutes, 0 or more.
    public var count: Int

    /// `count` minutes.
    public init(_ count: Int) {
        self.count = count
    }

    /// Whether the first is shorter.
    public static func < (a: Minutes, b: Minutes) -> Bool { a.count < b.count }

    /// The sum of two lengths.
    public static func + (a: Minutes, b: Minutes) -> Minutes { Minutes(a.count + b.count) }

    /// The ISO 8601 duration: `PT1H30M`, `P1DT2H`.
    public var iso8601: String {
        // Steps of recipes take minutes, and every one of them is asked for.
        if (0..<60).contains(count) { return Self.minutes(UInt8(count)) }
        let (days, hours, minutes) = parts
        var text = days > 0 ? "P" + String(days) + "D" : "P"
        if hours > 0 || minutes > 0 || days == 0 { text += "T" }
        if hours > 0 { text += String(hours) + "H" }
        if minutes > 0 || (days == 0 && hours == 0) { text += String(minutes) + "M" }
        return text
    }

    /// `PT5M`, `PT40M`: a number of minutes below 100.
    private static func minutes(_ count: UInt8) -> String {
        String(unsafeUninitializedCapacity: 5) { text in
            (text[0], text[1]) = (UInt8(ascii: "P"), UInt8(ascii: "T"))
            var length = 2
            if count >= 10 {
                text[length] = UInt8(ascii: "0") + count / 10
                length += 1
            }
            (text[length], text[length + 1]) = (UInt8(ascii: "0") + count % 10, UInt8(ascii: "M"))
            return length + 2
        }
    }

    /// Whole days, hours below a day, and minutes below an hour.
    public var parts: (days: Int, hours: Int, minutes: Int) {
        (count / 1440, count / 60 % 24, count % 60)
    }
}

extension Minutes: FieldValue {
    /// Writes all that it is.
    public func write(to fields: inout FieldWriter) { fields.add(count) }
    /// What stands next.
    public init(from fields: inout FieldReader) throws(DamagedFields) { self.init(try Int(from: &fields)) }
}
