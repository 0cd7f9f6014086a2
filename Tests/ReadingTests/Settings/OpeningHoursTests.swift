import Diagnostics
import Kitchen
import Testing

@testable import Reading

/// Opening hours as a program goes by them, beside what is printed.
@Suite struct OpeningHoursTests {
    private func read(_ keys: String) -> (rules: [String], told: [String]) {
        var diagnostics = DiagnosticList()
        let text = "title: House\ntime_zone: Europe/Rome\nhours:\n  - days: D\n    times: T\n" + keys
        let settings = SettingsReader.read(Array(text.utf8), diagnostics: &diagnostics)
        #expect(settings.hours.map { "\($0.days) \($0.times)" } == ["D T"])
        return (settings.openingRules.map(\.code), diagnostics.map { "\($0.id.rawValue): \($0.message)" })
    }

    @Test(arguments: [
        ("weekdays: tue-thu\n    open: 18:30-22:30", "2,3,4=1110-1350"),
        ("weekdays: fri-mon\n    open: 18:30-22:30", "1,5,6,7=1110-1350"),
        ("weekdays: Monday to Sunday\n    open: 0:00-24:00", "1,2,3,4,5,6,7=0-1440"),
        ("weekdays: lunedì – mercoledì, Sonntag\n    open: 12:00 - 15:00, 19:00 to 1:00", "1,2,3,7=720-900,1140-1500"),
        ("weekdays: [sat, sun]\n    open: [\"12:30-15:00\", \"18:00–00:00\"]", "6,7=750-900,1080-1440"),
        ("weekdays: mon", "1="),
        ("dates: 12-25", "12-25/12-25="),
        ("dates: 12-24 to 12-26, 2027-01-06\n    open: 12:00-15:00", "12-24/12-26,2027-01-06/2027-01-06=720-900"),
        ("dates: 12-30 to 01-02", "12-30/01-02="),
        ("dates: 2026-12-30 to 2027-01-02", "2026-12-30/2027-01-02="),
        ("dates: 02-29", "02-29/02-29="),
        ("dates: 12-25\n    weekdays: mon\n    open: 12:00-15:00", "12-25/12-25=720-900"),
    ])
    func areReadAsRules(keys: String, rules: String) {
        let (found, told) = read("    " + keys + "\n")
        #expect(told == [])
        #expect(found == [rules])
    }

    @Test(arguments: [
        ("weekdays: someday", "weekdays", "someday"), ("weekdays: mon-wed-fri", "weekdays", "mon-wed-fri"),
        ("weekdays: mon\n    open: 18-22", "open", "18-22"),
        ("weekdays: mon\n    open: 24:00-25:00", "open", "24:00-25:00"),
        ("weekdays: mon\n    open: 24:00-12:00", "open", "24:00-12:00"),
        ("weekdays: mon\n    open: 18:60-19:00", "open", "18:60-19:00"),
        ("weekdays: mon\n    open: 18:00-18:00", "open", "18:00-18:00"),
        ("weekdays: mon\n    open: 18:00", "open", "18:00"),
        ("dates: 13-01", "dates", "13-01"), ("dates: 2026-02-29", "dates", "2026-02-29"),
        ("dates: 12-24 to 2026-12-26", "dates", "12-24 to 2026-12-26"),
        ("dates: 2027-01-02 to 2026-12-30", "dates", "2027-01-02 to 2026-12-30"),
    ])
    func areToldWhatCannotBeRead(keys: String, key: String, text: String) {
        let told = read("    " + keys + "\n").told
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("invalid-value: `\(key)` should be ") == true)
        #expect(told.first?.hasSuffix(", but has \"\(text)\"") == true)
    }

    @Test(arguments: [
        ("open: 18:00-22:00", "missing-key: there is no `weekdays` in these hours"),
        ("opens: 18:00-22:00", "unknown-key: nothing reads `opens`"),
    ])
    func areToldWhatIsMissingOrUnknown(keys: String, told: String) {
        #expect(read("    " + keys + "\n").told == [told])
    }

    @Test func areOnlyPrintedWithoutARule() {
        let (rules, told) = read("")
        #expect(rules == [])
        #expect(told == [])
    }
}
