import Diagnostics
import Kitchen
import Reading
import Testing

@Suite struct PlacesEditTests {
    private static func place(_ name: String = "Da \"Gigi\"", address: String? = "Via Roma 1, Portolume") throws
        -> Place
    {
        let coordinates = try #require(Coordinates(latitude: 43_301_200, longitude: -9_304_100))
        var place = Place(name: name, coordinates: coordinates, location: SourceLocation(file: PlacesReader.file))
        (place.foods, place.town, place.address) = (["pizza", "gelato"], "Portolume", address)
        place.link = "https://gigi.example/"
        return place
    }

    private static let header = "name,latitude,longitude,foods,town,address,link,credit\n"
    private static let row =
        #""Da ""Gigi""",43.3012,-9.3041,pizza; gelato,Portolume,"Via Roma 1, Portolume",https://gigi.example/,"# + "\n"

    /// Files, what they are with the place, and the columns that they lack.
    @Test(
        arguments: [
            ("", header + row, []), (header, header + row, []),
            (
                "name,latitude,longitude\nNeve,1,2\n",
                "name,latitude,longitude\nNeve,1,2\n\"Da \"\"Gigi\"\"\",43.3012,-9.3041\n",
                ["foods", "town", "address", "link"]
            ),
            // The order of the columns, the separator and the line ends are the file's; its last line gets no end.
            (
                "\u{FEFF}Town;longitude;x;LATITUDE;Name\r\nMonteluna;9,25;;43,5;Neve",
                "\u{FEFF}Town;longitude;x;LATITUDE;Name\r\nMonteluna;9,25;;43,5;Neve\r\n"
                    + "Portolume;-9,3041;;43,3012;\"Da \"\"Gigi\"\"\"",
                ["foods", "address", "link"]
            ),
            (
                "name;latitude;longitude;foods\nNeve;43.5;9.25;\n",
                "name;latitude;longitude;foods\nNeve;43.5;9.25;\n"
                    + "\"Da \"\"Gigi\"\"\";43.3012;-9.3041;\"pizza; gelato\"\n",
                ["town", "address", "link"]
            ),
            (
                "# mine\nname,latitude,longitude,link,address,town,foods\n\"Neve\", 1 ,2,,,,\n# behind\n\n",
                "# mine\nname,latitude,longitude,link,address,town,foods\n\"Neve\", 1 ,2,,,,\n# behind\n"
                    + "\"Da \"\"Gigi\"\"\",43.3012,-9.3041,https://gigi.example/,"
                    + "\"Via Roma 1, Portolume\",Portolume,pizza; gelato\n\n",
                []
            ),
        ] as [(String, String, [String])])
    func aRowIsAdded(file: String, expected: String, leftOut: [String]) throws {
        let outcome = try PlacesEdit.add(try Self.place(), to: Array(file.utf8))
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == expected)
        #expect(outcome.leftOut == leftOut)
        #expect(outcome.there == nil)
        var diagnostics = DiagnosticList()
        let read = PlacesReader.read(outcome.bytes, diagnostics: &diagnostics).last
        #expect(read?.name == "Da \"Gigi\"")
        #expect(try read?.coordinates == Self.place().coordinates)
    }

    /// What the licence of a place's data asks for comes into the table where it has no column for it yet.
    @Test(arguments: [
        (
            "name,latitude,longitude\nNeve,1,2\n\n# mine\n\"La\nPietra\",1,3\n,,\n",
            "name,latitude,longitude,credit\nNeve,1,2,\n\n# mine\n\"La\nPietra\",1,3,\n"
                + "\"Da \"\"Gigi\"\"\",43.3012,-9.3041,OpenStreetMap\n,,\n"
        ),
        (
            "\u{FEFF}name;latitude;longitude\r\nNeve;1;2",
            "\u{FEFF}name;latitude;longitude;credit\r\nNeve;1;2;\r\n\"Da \"\"Gigi\"\"\";43.3012;-9.3041;OpenStreetMap"
        ),
        (
            "credit,name,latitude,longitude\n",
            "credit,name,latitude,longitude\nOpenStreetMap,\"Da \"\"Gigi\"\"\",43.3012,-9.3041\n"
        ),
    ])
    func aCreditHasAColumn(file: String, expected: String) throws {
        var place = try Self.place()
        place.credit = "OpenStreetMap"
        let outcome = try PlacesEdit.add(place, to: Array(file.utf8))
        #expect(String(decoding: outcome.bytes, as: UTF8.self) == expected)
        #expect(outcome.leftOut == ["foods", "town", "address", "link"])
        var diagnostics = DiagnosticList()
        #expect(PlacesReader.read(outcome.bytes, diagnostics: &diagnostics).last?.credit == "OpenStreetMap")
        #expect(!diagnostics.hasErrors)
    }

    /// Rows of the place, and of others.
    @Test(arguments: [
        (#""DA ""gigi""",1,2,,,"via roma 1, PORTOLUME",,"#, true), (#""Da ""Gigi""",43.3012,-9.3041,,,,,"#, true),
        (#""Da ""Gigi""",43.3012,-9.3042,,,"Via Roma 2, Portolume",,"#, false),
        (#"Da Luigi,43.3012,-9.3041,,,"Via Roma 1, Portolume",,"#, false), (#""Da ""Gigi""",1,2,,,,,"#, false),
    ])
    func aPlaceIsAddedOnce(row: String, isThere: Bool) throws {
        let file = Array((Self.header + row + "\n").utf8)
        let outcome = try PlacesEdit.add(try Self.place(), to: file)
        #expect((outcome.there != nil) == isThere)
        #expect((outcome.bytes == file) == isThere)
    }

    @Test func whatIsOnSeveralLinesStandsOnOne() throws {
        let outcome = try PlacesEdit.add(try Self.place("Da\n Gigi", address: " Via  Roma\t1 "), to: [])
        let text = String(decoding: outcome.bytes, as: UTF8.self)
        #expect(
            text == Self.header + "Da Gigi,43.3012,-9.3041,pizza; gelato,Portolume,Via Roma 1,https://gigi.example/,\n")
    }

    @Test(arguments: [
        "name,latitude\nNeve,1\n", "latitude,longitude\n1,2\n", "name,latitude,longitude\n\"Neve,1,2\n",
        "name,latitude,longitude\nNeve,1\n", "name,latitude,longitude\n\u{0}\nNeve,1\n",
    ])
    func aFileThatCannotBeReadStays(file: String) {
        #expect(throws: EditFailure.unreadable(PlacesReader.file)) {
            try PlacesEdit.add(try Self.place(), to: Array(file.utf8))
        }
    }

    @Test func aNameIsNeeded() {
        #expect(throws: EditFailure.empty) { try PlacesEdit.add(try Self.place(" \n"), to: []) }
    }
}
