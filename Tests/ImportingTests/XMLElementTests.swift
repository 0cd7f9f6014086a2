import Testing

@testable import Importing

@Suite struct XMLElementTests {
    private static func words(_ text: String) -> String? { try? XMLElement.read(Array(text.utf8)).words }

    private static let read: [(text: String, words: String?)] = [
        ("<a>soup</a>", "soup"), ("<a>soup <b>and</b> bread</a>", "soup and bread"),
        ("<?xml version='1.0' standalone='yes' encoding='UTF-8'?><a>soup</a>", "soup"),
        ("<!DOCTYPE a SYSTEM 'http://x.example/a.dtd'><a>soup</a>", "soup"),
        ("<a>salt & pepper</a>", "salt & pepper"), ("<a>salt &amp; pepper</a>", "salt & pepper"),
        ("<a>cr&egrave;me</a>", "crème"), ("<a>2&nbsp;cups & more</a>", "2 cups & more"),
        ("<!DOCTYPE a SYSTEM 'a.dtd'><a>2&nbsp;cups</a>", "2 cups"),
        ("<!DOCTYPE a SYSTEM 'a.dtd'><a>cr&egrave;me</a>", "crème"),
        ("<a>1 &lt; 2 &#x26; 3</a>", "1 < 2 & 3"), ("<a>so\u{1F}up</a>", "soup"),
        ("<a><![CDATA[1 < 2 & so on]]></a>", "1 < 2 & so on"), ("words <a>soup</a>", "soup"), ("<a/>", nil),
        ("", nil), ("soup", nil), ("<a>", nil), ("<a><b></a></b>", nil),
        (String(repeating: "<a>", count: 65) + String(repeating: "</a>", count: 65), nil),
    ]

    @Test(arguments: read) func aDocumentIsReadAsItIsMeant(text: String, words: String?) {
        #expect(Self.words(text) == words)
    }

    /// One entity that names ten of another that names ten, nine times over: a billion words.
    @Test func noEntitiesAreDeclared() {
        let entities = (1...9).map { level in
            "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
        }
        let text = "<!DOCTYPE a [<!ENTITY e0 \"soup\">\(entities.joined())]><a>&e9;</a>"
        #expect(throws: XMLElement.Refusal.self) { try XMLElement.read(Array(text.utf8)) }
    }

    @Test func aMistakeHasItsLine() {
        #expect(throws: XMLElement.Refusal(line: 3, reason: "mismatched tag")) {
            try XMLElement.read(Array("<a>\n<b>\n</a>\n".utf8))
        }
    }

    @Test func theTextBetweenTagsIsWhole() throws {
        let root = try XMLElement.read(
            Array("<A x='1 &lt; 2'>\n<B>one</B>two<B>three</B>\n<C><B>four</B></C></A>".utf8))
        #expect(root.name == "a" && root.attribute("x") == "1 < 2" && root.text == "\nonetwothree\nfour")
        #expect(root.all("b").map(\.text) == ["one", "three"] && root.descendants("b").count == 3)
        #expect(root["c", "b"]?.text == "four" && root["b", "c"] == nil)
    }

    private static let values: [(tag: String, name: String?)] = [
        ("<IngR name=\"a 3/4\" dice\" qty=\"1\">", "a 3/4\" dice"), ("<IngR name=\"salt & oil\">", "salt & oil"),
        ("<IngR qty=\"1\" name=\"thin (< 2\" thick)\" code=\"I\"/>", "thin (< 2\" thick)"),
        ("<IngR name=\"Diana \"Blue\"\">", "Diana \"Blue\""), ("<IngR name=\"\">", nil), ("<IngR>", nil),
    ]

    @Test(arguments: values) func quotesInAttributesOfMasterCookStay(tag: String, name: String?) throws {
        let text = "<?xml version=\"1.0\"?>\n<mx2 source=\"x\">\(tag)\(tag.hasSuffix("/>") ? "" : "</IngR>")</mx2>"
        let root = try XMLElement.read(MasterCookDocument.repaired(Array(text.utf8)))
        #expect(root["ingr"]?.attribute("name") == name)
    }
}
