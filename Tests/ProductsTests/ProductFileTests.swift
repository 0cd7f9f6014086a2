import Diagnostics
import Foundation
import Kitchen
import Products
import TestSupport
import Testing

/// A downloaded file of products is read once, in any state that it can be in.
@Suite struct ProductFileTests {
    /// A folder with a file of products and the index of it.
    private final class Place {
        let folder = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)")
        var file: ProductFile { ProductFile(path, state: folder.path + "/state") }
        var path: String { folder.path + "/products.gz" }
        private(set) var tallies: [ProductFile.Tally] = []

        init(_ bytes: [UInt8]) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try put(bytes)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }  // a leftover in /tmp fails no test

        func put(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

        func find(_ digits: String) throws -> String? {
            try file.find(Barcode(digits), whenIndexed: { self.tallies.append($0) })?.name
        }

        var leftovers: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/state")) ?? [] }
    }

    /// A text as gzip has it.
    static func gzip(_ text: String) throws -> [UInt8] {
        let process = Process()
        (process.executableURL, process.arguments) = (URL(filePath: "/bin/sh"), ["-c", "gzip -c"])
        let (input, output) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        Thread.detachNewThread {
            input.fileHandleForWriting.write(Data(text.utf8))
            input.fileHandleForWriting.closeFile()
        }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(bytes)
    }

    private static let table = """
        code\turl\tproduct_name\tquantity\tallergens\ttraces_tags\tcategories_tags
        8076809513753\thttp://x\tSpaghetti "n. 5"\t500 g\ten:gluten\ten:soybeans\ten:pastas
        00096385074\t\tGum\t\t\t\t
        96385074\t\tGum\t\t\t\t
        96385074\t\tOther gum\t\t\t\t
        5000000000005\t\t\t\t\t\t
        5000000000005\ttoo\tfew
        036000291452\t\tTissues\t\t\t\t

        """
    private static let json = """
        {"code": "8076809513753", "product_name": "Spaghetti", "allergens_tags": ["en:gluten"], "x": [1, {"code": 2}]}
        {"code": "96385074", "product_name": "Gum"
        {"code": 96385074, "product_name": "Gum"}

        [1]
        """

    @Test func aTableIsReadOnceAndItsRowsFound() throws {
        let place = try Place(Self.gzip(Self.table))
        let found = try #require(try place.file.find(Barcode("8076809513753")))
        #expect([found.name, found.quantity] == ["Spaghetti \"n. 5\"", "500 g"])
        #expect([found.allergens, found.traces, found.categories] == ["en:gluten", "en:soybeans", "en:pastas"])
        #expect(try place.find("96385074") == "Gum")
        #expect(try place.find("0036000291452") == "Tissues")
        #expect(try place.find("5000000000005") == nil)
        #expect(place.tallies == [])
        #expect(place.leftovers.sorted() == ["products.db", "products.lock"])
    }

    @Test func rowsThatAreNoneAreCounted() throws {
        let table = try Place(Self.gzip(Self.table))
        _ = try table.find("96385074")
        #expect(table.tallies.map(\.products) == [3] && table.tallies.map(\.leftOut) == [4])
        let json = try Place(Self.gzip(Self.json))
        #expect(try json.find("8076809513753") == "Spaghetti")
        #expect(json.tallies.map(\.products) == [1] && json.tallies.map(\.leftOut) == [4])
    }

    @Test func anotherFileIsReadAnew() throws {
        let place = try Place(Self.gzip(Self.table))
        _ = try place.find("96385074")
        try place.put(Self.gzip(Self.table.replacing("Gum", with: "Mint")))
        #expect(try place.find("96385074") == "Mint")
        #expect(place.tallies.count == 2)
        // So is one whose index is damaged or gone.
        try Data("no database".utf8).write(to: place.folder.appending(path: "state/products.db"))
        #expect(try place.find("96385074") == "Mint")
        try FileManager.default.removeItem(at: place.folder.appending(path: "state"))
        #expect(try place.find("96385074") == "Mint")
        #expect(place.tallies.count == 4)
    }

    @Test func severalMembersAreOneFile() throws {
        let lines = Self.table.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
        let place = try Place(lines.flatMap { try Self.gzip(String($0)) })
        #expect(try place.find("8076809513753") == "Spaghetti \"n. 5\"")
        #expect(try place.find("0036000291452") == "Tissues")
    }

    /// Files that are none, each with what is said of it.
    @Test func whatIsNoSuchFileIsSaid() throws {
        let whole = try Self.gzip(Self.table)
        let cases: [(name: String, bytes: [UInt8], says: String)] = [
            ("empty", [], "it is empty"), ("empty inside", try Self.gzip(""), "it is empty"),
            ("text", Array(Self.table.utf8), "it is no gzip file"),
            ("a picture", [0x89, 0x50, 0x4E, 0x47, 1, 2, 3], "it is no gzip file"),
            ("cut off in the head", Array(whole.prefix(5)), "it ends in the middle"),
            ("cut off in the data", Array(whole.dropLast(20)), "it ends in the middle"),
            ("cut off in the checksum", Array(whole.dropLast(2)), "it ends in the middle"),
            ("a wrong checksum", whole.dropLast(8) + [0, 0, 0, 0] + whole.suffix(4), "its gzip data is damaged"),
            ("other columns", try Self.gzip("code,name\n1,2\n"), "it has no columns `code` and `product_name`"),
            (
                "a bomb", try Self.gzip(Self.table + String(repeating: "a", count: 20_000_000)),
                "it unpacks to more than 250 times its size"
            ),
        ]
        for (name, bytes, says) in cases {
            let place = try Place(bytes)
            let failure = #expect(throws: FileFailure.self, "\(name)") { try place.find("96385074") }
            #expect(failure?.reason.hasPrefix(says) == true, "\(name): \(failure?.description ?? "")")
            #expect(failure?.fix != nil, "\(name)")
            // Nothing half-written is left.
            #expect(place.leftovers.filter { $0 != "products.lock" } == [], "\(name)")
        }
        let missing = try Place([])
        try FileManager.default.removeItem(atPath: missing.path)
        #expect(throws: FileFailure.self) { try missing.find("96385074") }
    }

    @Test func damagedBytesAreSaidOrRead() throws {
        let whole = try Self.gzip(Self.table)
        var dice = Seeded(7)
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &dice) {
                bytes[Int.random(in: bytes.indices, using: &dice)] = UInt8.random(in: .min ... .max, using: &dice)
            }
            let place = try Place(bytes)
            do { _ = try place.find("96385074") } catch is FileFailure {}
        }
    }

    @Test func aLineThatIsTooLongIsLeftOut() throws {
        let words = (0..<1_200_000).map { String($0, radix: 36) }.joined(separator: " ")
        #expect(words.utf8.count > 5_000_000)
        let long = "5000000000005\t\t\(words)\(words)\t\t\t\t\n"
        let place = try Place(Self.gzip(Self.table + long + "4006381333931\t\tPen\t\t\t\t\n"))
        #expect(try place.find("4006381333931") == "Pen")
        #expect(place.tallies.map(\.leftOut) == [5])
    }
}
