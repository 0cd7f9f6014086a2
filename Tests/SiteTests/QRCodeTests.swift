import Testing

@testable import Site

/// The form of the codes; what is in them `Tests/Browser/test_print.py` reads from paper.
@Suite struct QRCodeTests {
    @Test func `it has the three marks of a code, and a margin around it`() throws {
        let code = try #require(QRCode("https://pizza.example/menu/"))
        let squares = Self.squares(of: code)
        let width = code.size - 8
        #expect((width - 17).isMultiple(of: 4) && width >= 21)
        let all = 4..<code.size - 4
        #expect(squares.allSatisfy { all.contains($0[0]) && all.contains($0[1]) })
        for (x, y) in [(4, 4), (code.size - 11, 4), (4, code.size - 11)] {
            #expect((0..<7).allSatisfy { squares.contains([x + $0, y]) && squares.contains([x, y + $0]) })
            #expect((1..<6).allSatisfy { !squares.contains([x + $0, y + 1]) })
        }
    }

    @Test(arguments: ["", "a", "https://örtchen.example/menü/", String(repeating: "a", count: 2331)])
    func `a text of any length that there is a code for has one`(text: String) {
        #expect(QRCode(text) != nil)
    }

    @Test func `a text that is too long has none`() {
        #expect(QRCode(String(repeating: "a", count: 3000)) == nil)
    }

    /// The dark squares that a path draws.
    private static func squares(of code: QRCode) -> Set<[Int]> {
        var squares = Set<[Int]>()
        for run in code.path.matches(of: /M(\d+) (\d+)h(\d+)v1h-(\d+)z/) {
            guard let x = Int(run.1), let y = Int(run.2), let count = Int(run.3) else { continue }
            for place in x..<x + count { squares.insert([place, y]) }
        }
        return squares
    }
}
