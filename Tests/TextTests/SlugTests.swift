import TestSupport
import Testing
import Text

@Suite struct SlugTests {
    @Test(arguments: [
        ("Pizza Margherita", "pizza-margherita"),
        ("Crème brûlée (für 4)", "creme-brulee-fur-4"),
        ("Cre\u{300}me", "creme"),
        ("Straße ÆØÅ ẞ", "strasse-aeoa-ss"),
        ("Łódź, İzmir & Đà Nẵng", "lodz-izmir-da-nang"),
        ("  --a__b--  ", "a-b"),
        ("L'Aquila", "l-aquila"),
        ("Борщ ЩИ", "борщ-щи"),
        ("お好み焼き", "お好み焼き"),
        ("हिन्दी", "हिन्दी"),
        ("🍕", "u1f355"), ("🍕 ❤️", "u1f355-u2764"), ("…", "u2026"), ("!?", "section"),
        ("", "section"),
        ("½ + 2²", "2"), ("Con", "con-1"), ("LPT1", "lpt1-1"), ("con-1", "con-1"), ("Cone", "cone"), ("Comb", "comb"),
    ])
    func makes(_ text: String, _ slug: String) { #expect(Slug.make(text) == slug) }

    @Test func aLongOneIsShortenedAndStaysUnlikeOthers() {
        let long = String(repeating: "è 🍕 щи ", count: 2000)
        let slugs = [long, long + "a", String(repeating: "ab ", count: 100), String(repeating: "x", count: 201)].map {
            Slug.make($0)
        }
        #expect(Set(slugs).count == slugs.count)
        for slug in slugs {
            #expect((180...Slug.longest).contains(slug.utf8.count))
            #expect(Slug.make(slug) == slug)
        }
        #expect(Slug.make(String(repeating: "x", count: 200)) == String(repeating: "x", count: 200))
    }

    @Test(arguments: [
        ("soup.cook", true), ("Onion soup.cook", true), ("Crème brûlée.cook", true), ("お好み焼き.cook", true),
        ("CON.cook", false), ("con", false), ("Com1.cook", false), ("console.cook", true), ("a:b.cook", false),
        ("what?.cook", false), ("soup\u{202E}kooc.exe", false), ("soup.", false), ("soup ", false),
        ("a\nb.cook", false), ("", false), ("soft\u{AD}hyphen.cook", false),
        ("\u{645}\u{6CC}\u{200C}\u{67E}.cook", true),
    ]) func aNameOfAFileIsSafe(name: String, isSafe: Bool) { #expect(FileName.isSafe(name) == isSafe) }

    /// Anchors and names of settings are no files.
    @Test func theWordsOfADeviceStay() { #expect(Slug.ofWords("Con") == "con") }

    @Test func aSlugIsItsOwnSlug() {
        var random = Seeded(7)
        for _ in 0..<500 {
            let scalars = (0..<12).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0..<0x3000, using: &random)) }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars)
            let slug = Slug.make(String(text))
            #expect(Slug.make(slug) == slug, "\(scalars)")
        }
    }
}
