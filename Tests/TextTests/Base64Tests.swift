import Foundation
import Testing
import Text

@Suite struct Base64Tests {
    @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "ü½€"])
    func theTextIsThatOfOthers(text: String) {
        #expect(Base64.text(Array(text.utf8)) == Data(text.utf8).base64EncodedString())
        #expect(Base64.decode(Base64.text(Array(text.utf8))) == Array(text.utf8))
    }

    private static let written: [(text: String, bytes: [UInt8]?)] = [
        ("", []), ("TWFu", [77, 97, 110]), ("TWE=", [77, 97]), ("TQ==", [77]), ("TW\nFu", [77, 97, 110]),
        ("data:image/png;base64,TWFu", [77, 97, 110]), ("T*==", nil), ("+/8=", [0xFB, 0xFF]),
    ]

    @Test(arguments: written) func aTextIsRead(text: String, bytes: [UInt8]?) {
        #expect(Base64.decode(text) == bytes)
    }
}
