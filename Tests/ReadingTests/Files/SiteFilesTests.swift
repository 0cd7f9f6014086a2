import Diagnostics
import Foundation
import Testing

@testable import Reading

/// A folder for one test, removed with it.
private final class Scratch: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "forno-\(UUID().uuidString)").path()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that is left behind in the temporary directory harms nothing.
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ name: String, _ text: String = "x") throws {
        let url = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }
}

@Suite struct SiteFilesTests {
    private func list(_ root: String, _ folder: String = "content") throws -> (
        paths: [String], diagnostics: DiagnosticList
    ) {
        var diagnostics = DiagnosticList()
        let paths = try SiteFiles(root: root).list(folder, diagnostics: &diagnostics)
        return (paths, diagnostics)
    }

    @Test func listsFilesInTheOrderOfTheirBytes() throws {
        let scratch = try Scratch()
        let names = ["b.md", "a/c.md", "a.md", "é.md", "a/b/d.md", "B.md", "a-b.md"]
        for name in names { try scratch.write("content/" + name) }
        try scratch.write("templates/page.html")
        let (paths, diagnostics) = try list(scratch.path)
        #expect(paths.map { $0.dropFirst(8) } == ["B.md", "a-b.md", "a.md", "a/b/d.md", "a/c.md", "b.md", "é.md"])
        #expect(summary(diagnostics) == "")
    }

    @Test func leavesOutHiddenFilesAndLeftovers() throws {
        let scratch = try Scratch()
        for name in [".git/x", ".hidden", "a.md~", "#a.md#", "a.swp", ".a.md.swp", "#b", "a.md"] {
            try scratch.write("content/" + name)
        }
        #expect(try list(scratch.path).paths == ["content/#b", "content/a.md"])
    }

    @Test func reportsNamesThatAreNoText() throws {
        let scratch = try Scratch()
        try scratch.write("content/a.md")
        let file = (Array("\(scratch.path)/content/b".utf8) + [0xFF, 0]).map { CChar(bitPattern: $0) }
        // Some file systems take no such name.
        guard let stream = fopen(file, "w") else { return }
        fclose(stream)
        let (paths, diagnostics) = try list(scratch.path)
        #expect(paths == ["content/a.md"])
        #expect(diagnostics.map(\.id) == [.notUTF8])
        #expect(diagnostics.first?.location == SourceLocation(file: "content"))
    }

    @Test func reportsLinksOutOfTheSiteAndToNothing() throws {
        let (outside, scratch) = (try Scratch(), try Scratch())
        try outside.write("secret.md")
        try scratch.write("content/a.md")
        try scratch.link("content/file", to: outside.path + "/secret.md")
        try scratch.link("content/folder", to: outside.path)
        try scratch.link("content/gone", to: "nowhere")
        let (paths, diagnostics) = try list(scratch.path)
        #expect(paths == ["content/a.md"])
        #expect(diagnostics.map(\.id) == [.outsideSite, .outsideSite, .missingFile])
        #expect(diagnostics.map(\.location?.file) == ["content/file", "content/folder", "content/gone"])
        let files = try SiteFiles(root: scratch.path)
        #expect(throws: FileFailure.self) { try files.read("content/file") }
        #expect(throws: FileFailure.self) { try files.read("content/folder/secret.md") }
        #expect(try files.read("content/a.md") == Array("x".utf8))
    }

    @Test func followsLinksInsideTheSiteOnceAndNoLoops() throws {
        let scratch = try Scratch()
        try scratch.write("content/a/b.md")
        try scratch.write("shared/c.md")
        try scratch.link("content/a/up", to: "..")
        try scratch.link("content/again", to: "a")
        try scratch.link("content/file.md", to: "a/b.md")
        try scratch.link("content/one", to: "../shared")
        try scratch.link("content/two", to: "../shared")
        let (paths, diagnostics) = try list(scratch.path)
        #expect(paths == ["content/a/b.md", "content/file.md", "content/one/c.md"])
        #expect(summary(diagnostics) == "")
    }

    @Test func aSiteBesideOneOfALongerNameIsOutside() throws {
        let scratch = try Scratch()
        try scratch.write("site/content/a.md")
        try scratch.write("site2/b.md")
        try scratch.link("site/content/b.md", to: "../../site2/b.md")
        #expect(try list(scratch.path + "/site").diagnostics.map(\.id) == [.outsideSite])
    }

    @Test func aFolderThatIsNotThereHasNoFiles() throws {
        let scratch = try Scratch()
        #expect(try list(scratch.path, "content/lists").paths == [])
        #expect(throws: FileFailure.self) { try SiteFiles(root: scratch.path + "/none") }
    }

    @Test func listsTheSiteItself() throws {
        let scratch = try Scratch()
        try scratch.write("a.md")
        #expect(try list(scratch.path, "").paths == ["a.md"])
    }
}

@Suite struct TextFileTests {
    @Test(arguments: [0, 1, 4095, 4096, 100_000]) func readsFilesOfAnySize(_ count: Int) throws {
        let scratch = try Scratch()
        let text = String(repeating: "0123456789", count: count / 10 + 1).prefix(count)
        try scratch.write("a", String(text))
        #expect(try TextFile.read(scratch.path + "/a") == Array(text.utf8))
    }

    @Test(arguments: [("/none", "No such file or directory"), ("", "Is a directory"), ("/pipe", "Not a regular file")])
    func throwsTheReason(_ name: String, _ reason: String) throws {
        let scratch = try Scratch()
        #expect(mkfifo(scratch.path + "/pipe", 0o600) == 0)
        let path = scratch.path + name
        #expect(throws: FileFailure("read", path, reason: reason)) { try TextFile.read(path) }
    }
}

@Suite struct SitePathTests {
    @Test(
        arguments: [
            ("../recipes/x.md", "content/plans/a.md", "content/recipes/x.md"),
            ("b.jpg", "content/a.md", "content/b.jpg"),
            ("./b.md", "content/a.md", "content/b.md"), ("b//c/./d.md", "a.md", "b/c/d.md"), ("../../x", "a/b.md", nil),
            ("../x", "a/b.md", "x"), ("..", "a/b/c.md", "a"), ("%2e%2e/%2E%2E/x", "a/b.md", nil),
            ("..%2fx", "a/b.md", "x"),
            ("pizza%20dough.md#method", "a/b.md", "a/pizza dough.md"), ("x.md?y#z", "b.md", "x.md"),
            ("#top", "a/b.md", "a/b.md"),
            ("", "a/b.md", "a/b.md"), ("caf%C3%A9.md", "b.md", "café.md"), ("caf%E9.md", "b.md", nil),
            ("a%00b", "b.md", nil),
            ("100%.md", "b.md", "100%.md"), ("a%2", "b.md", "a%2"), ("/pages/x.md", "content/a/b.md", "pages/x.md"),
            ("/../x", "a/b.md", nil), ("//host/x", "b.md", nil), ("https://host/x", "b.md", nil),
            ("mailto:a@b", "b.md", nil),
            ("C:x", "b.md", nil), ("./a:b.md", "b.md", "a:b.md"), ("1:2.md", "b.md", "1:2.md"),
            ("a%23b.md", "b.md", "a#b.md"),
        ] as [(String, String, String?)])
    func resolves(_ reference: String, _ page: String, _ expected: String?) {
        #expect(SitePath.resolve(reference, from: page) == expected)
    }
}
