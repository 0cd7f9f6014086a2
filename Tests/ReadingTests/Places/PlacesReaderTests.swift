import Diagnostics
import Kitchen
import Reading
import Testing

@Suite struct PlacesReaderTests {
    private func read(_ text: String) -> (places: [Place], problems: [DiagnosticID]) {
        var diagnostics = DiagnosticList()
        let places = PlacesReader.read(Array(text.utf8), diagnostics: &diagnostics)
        return (places, diagnostics.map(\.id))
    }

    @Test func everyColumnIsRead() throws {
        let (places, problems) = read(
            #"""
            name,latitude,longitude,foods,town,address,link
            "Da ""Gigi""",43.3012,-9.3041,pizza; Something sweet ;,Portolume,"Via Roma 1, rear",https://gigi.example/
            """#)
        #expect(problems.isEmpty)
        let place = try #require(places.first)
        #expect(place.name == "Da \"Gigi\"")
        #expect(place.coordinates == Coordinates(latitude: 43_301_200, longitude: -9_304_100))
        #expect(place.foods == ["pizza", "Something sweet"])
        #expect(place.town == "Portolume")
        #expect(place.address == "Via Roma 1, rear")
        #expect(place.link == "https://gigi.example/")
    }

    @Test func decimalCommasAreReadBetweenSemicolons() {
        let (places, problems) = read("name;latitude;longitude\nNeve;43,5;9,25\n")
        #expect(problems.isEmpty)
        #expect(places.map(\.coordinates) == [Coordinates(latitude: 43_500_000, longitude: 9_250_000)])
    }

    private static let wrong: [(row: String, problem: DiagnosticID)] = [
        ("Neve,90.01,9,", .invalidValue), ("Neve,-91,9,", .invalidValue), ("Neve,43,181,", .invalidValue),
        ("Neve,1e300,9,", .invalidValue), ("Neve,nan,9,", .wrongType), ("Neve,north,9,", .wrongType),
        ("Neve,,9,", .missingKey), (",43,9,", .missingKey),
    ]

    @Test(arguments: wrong)
    func placeWithoutPositionIsLeftOut(row: String, problem: DiagnosticID) {
        let (places, problems) = read("name,latitude,longitude,link\n\(row)\nFaro,43,9,\n")
        #expect(problems == [problem])
        #expect(places.map(\.name) == ["Faro"])
    }

    @Test(arguments: ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "//elsewhere.example", "menu/", "data:text/html,x"])
    func onlyWebAddressesAreLinks(link: String) {
        let (places, problems) = read("name,latitude,longitude,link\nNeve,43,9,\"\(link)\"\n")
        #expect(problems == [.invalidValue])
        #expect(places.map(\.link) == [nil])
    }

    private static let degrees = [
        (0, "0"), (43_305_000, "43.305"), (-9_000_001, "-9.000001"), (-500_000, "-0.5"), (180_000_000, "180"),
    ]

    @Test(arguments: degrees)
    func degreesAreWrittenInDecimals(millionths: Int, text: String) throws {
        #expect(try #require(Coordinates(latitude: 0, longitude: millionths)).longitudeText == text)
    }
}
