import Kitchen
import Testing

@Suite struct MinutesTests {
    @Test(arguments: [(0, "PT0M"), (90, "PT1H30M"), (1440, "P1D"), (1500, "P1DT1H"), (8, "PT8M")])
    func timesAreISO8601(minutes: Int, expected: String) {
        #expect(Minutes(minutes).iso8601 == expected)
    }
}
