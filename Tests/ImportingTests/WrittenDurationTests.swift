import Testing

@testable import Importing

/// Lengths of time as pages write them.
@Suite struct WrittenDurationTests {
    private static let read: [(text: String, minutes: Int?)] = [
        ("PT45M", 45), ("PT1H", 60), ("PT1H30M", 90), ("P1DT2H", 1_560), ("P2D", 2_880), ("P1W", 10_080),
        ("PT90S", 2), ("PT1.5H", 90), ("PT1,5H", 90), ("PT75M0S", 75), ("PT5400.0S", 90), ("P0DT0H45M", 45),
        ("P0Y0M0DT0H35M0.000S", 35), (" pt45m ", 45), ("PT 1H 15M", 75),
        // Letters that pages forget.
        ("PT1H30", 90), ("PT30", 30), ("P1H30M", 90), ("P45M", 45), ("P0D45M", 45),
        // Words.
        ("45 min", 45), ("1 hour 30 minutes", 90), ("1h30", 90), ("1:30", 90), ("01:30:00", 90), ("½ hour", 30),
        ("1 Std. 20 Min.", 80), ("1 heure 15", 75), ("20 minuti", 20), ("24 hours", 1_440), ("45", 45),
        // What is no time, or might be another.
        ("", nil), ("P", nil), ("PT", nil), ("PT0S", nil), ("PT0M", nil), ("P2M", nil), ("P1Y", nil), ("P30", nil),
        ("PT15-20M", nil), ("PT30M/PT45M", nil), ("PTM", nil), ("overnight", nil),
    ]

    @Test(arguments: read) func isRead(text: String, minutes: Int?) {
        #expect(WrittenDuration.read(text)?.count == minutes)
    }
}
