import Diagnostics
import Kitchen

/// Reads when something on the menu is had: `"dates": "1 May to 30 Sep"`, `"days": "mon-fri"`, `"hours": "11:30-14:30"`.
enum ServingReader {
    /// The times of a dish or of a section; always where it says none. What cannot be read is reported.
    static func time(_ fields: inout Fields) -> ServingTime {
        var time = ServingTime()
        time.dates = values("dates", "as in 1 May to 30 Sep", TimeTexts.dates, in: &fields)
        time.weekdays = Set(values("days", "as in mon-fri, sun", TimeTexts.weekdays, in: &fields).joined())
        time.hours = values("hours", "as in 11:30-14:30", TimeTexts.span, in: &fields)
        return time
    }

    private static func values<Value>(
        _ key: String, _ form: String, _ read: (String) -> Value?, in fields: inout Fields
    ) -> [Value] {
        (fields.texts(key, splitting: true) ?? []).compactMap { text in
            if let value = read(text.value) { return value }
            fields.report(
                .invalidValue, "`\(key)` cannot be \"\(text.value)\"", at: text.span, fix: "write them \(form)")
            return nil
        }
    }
}
