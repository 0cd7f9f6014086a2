import Testing
import Text

@Suite struct FNV1aTests {
    /// From the test vectors of its authors (draft-eastlake-fnv), and one whose hash begins with a zero.
    @Test(arguments: [
        ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"), ("aa", "089c4307b54596b7"),
    ])
    func theHashIsThatOfItsAuthors(text: String, digits: String) {
        #expect(FNV1a.digits(of: text) == digits)
        #expect(String(FNV1a.hash(of: Array(text.utf8)), radix: 16) == digits.drop { $0 == "0" })
    }

    @Test func aHashGoesOn() {
        #expect(FNV1a.hash(of: "bar".utf8, from: FNV1a.hash(of: "foo".utf8)) == FNV1a.hash(of: "foobar".utf8))
    }
}
