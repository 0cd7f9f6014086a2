import Testing

@testable import Importing

@Suite struct WrittenDateTests {
    private static let days: [(text: String, day: WrittenDate.Reading)] = [
        ("2021-05-03", .day("2021-05-03")), ("2021-05-03T10:00:00+02:00", .day("2021-05-03")),
        ("January 5, 2024", .day("2024-01-05")), ("Jan 5 2024", .day("2024-01-05")),
        ("5. Januar 2024", .day("2024-01-05")), ("1. März 2024", .day("2024-03-01")),
        ("5th of January, 2024", .day("2024-01-05")), ("3 gennaio 2024", .day("2024-01-03")),
        ("1er août 2023", .day("2023-08-01")), ("5 de enero de 2024", .day("2024-01-05")),
        ("Fri, 05 Jan 2024 10:00:00 GMT", .day("2024-01-05")), ("10:30, January 5, 2024", .day("2024-01-05")),
        ("Tue, 2 Sept 2025 08:01 +0200", .day("2025-09-02")), ("2024/01/05", .day("2024-01-05")),
        ("05.01.2024", .day("2024-01-05")), ("3.4.2024", .day("2024-04-03")), ("13/04/2024", .day("2024-04-13")),
        ("04/13/2024", .day("2024-04-13")), ("04/04/2024", .day("2024-04-04")), ("03/04/2024", .ambiguous),
        ("29 February 2024", .day("2024-02-29")), ("29 February 2023", .none), ("31/31/2024", .none),
        ("yesterday", .none), ("", .none), ("January 2024", .none), ("5 January", .none), ("1704412800", .none),
        ("2024", .none), ("May", .none), ("99999999999999999999 Jan 2024", .none),
    ]

    @Test(arguments: days) func reads(text: String, day: WrittenDate.Reading) {
        #expect(WrittenDate.read(text) == day)
    }
}
