import Diagnostics
import Foundation
import Publishing
import Testing

@Suite struct RefusalTests {
    @Test(arguments: [
        "", "/index.html", "../index.html", "a/../../b", "a//b", "a/", "./a", "a/.", "a/..", "..", ".", "a\0b",
        ".forno-staging/a",
    ])
    func aPathOutsideTheOutputIsRefused(_ path: String) throws {
        let place = try Workplace()
        let publisher = try Publisher(output: place.output, state: place.state)
        #expect(throws: FileFailure.self) { try publisher.stage(path: path, bytes: []) }
        #expect(throws: Never.self) { try publisher.stage(path: "a/..b/...", bytes: []) }
    }

    @Test func twoPagesOfOnePathAreRefused() throws {
        let place = try Workplace()
        let publisher = try Publisher(output: place.output, state: place.state)
        try publisher.stage(path: "a", bytes: [])
        #expect(throws: FileFailure("write", place.output + "/a", reason: "Another page has the same path")) {
            try publisher.stage(path: "a", bytes: [])
        }
    }

    @Test func aBuildWithAPageThatFailedIsNotPublished() throws {
        let place = try Workplace()
        try place.publish(["a": "a"])
        let publisher = try Publisher(output: place.output, state: place.state)
        try publisher.stage(path: "a", bytes: Array("A".utf8))
        let long = String(repeating: "x", count: 300)
        #expect(throws: FileFailure.self) { try publisher.stage(path: long, bytes: []) }
        #expect(throws: PublishProblem.self) { try publisher.commit() }
        #expect(try place.files() == ["a": "a"])
        #expect(try place.leftovers() == [])
    }

    @Test func aPageInsideAnotherIsRefused() throws {
        let place = try Workplace()
        try place.publish(["a": "a"])
        let failure = FileFailure("write", place.output + "/a", reason: "The page a/b needs a folder of that name")
        #expect(throws: PublishProblem.failed(failure)) { try place.publish(["a": "a", "a/b": "b"]) }
        #expect(try place.files() == ["a": "a"])
    }

    /// What stands in the output before the build, which page is to be built, and what is named as in the way.
    static let obstacles: [(name: String, make: @Sendable (Workplace) throws -> Void, page: String, named: String)] = [
        ("a file", { try $0.write("mine", to: "output/a") }, "a", "a"),
        ("a file for a folder", { try $0.write("mine", to: "output/a") }, "a/b/c", "a"),
        ("a folder with a file", { try $0.write("mine", to: "output/a/b") }, "a", "a"),
        ("a link", { try link($0, "output/a", to: "elsewhere") }, "a", "a"),
        ("a link to a folder", { try link($0, "output/a", to: $0.root + "/elsewhere") }, "a/b", "a"),
        ("a pipe", { mkfifo($0.output + "/a", 0o666) }, "a", "a"),
    ]

    private static func link(_ place: Workplace, _ path: String, to target: String) throws {
        try place.write("", to: "elsewhere/keep")
        try FileManager.default.createSymbolicLink(atPath: place.root + "/" + path, withDestinationPath: target)
    }

    @Test(arguments: obstacles.indices)
    func whatFornoDidNotWriteIsNamedAndKept(_ index: Int) throws {
        let (name, make, page, named) = Self.obstacles[index]
        let place = try Workplace()
        try place.publish(["index.html": "home"])
        try make(place)
        let before = try name == "a pipe" ? [:] : place.pages()
        #expect(throws: PublishProblem.inTheWay([place.output + "/" + named], isListKnown: true), "\(name)") {
            try place.publish(["index.html": "HOME", page: "page"])
        }
        if name != "a pipe" { #expect(try place.pages() == before, "\(name)") }
        #expect(try place.leftovers() == [])
        #expect(FileManager.default.fileExists(atPath: place.root + "/elsewhere/b") == false)
    }

    @Test func whatIsInTheWaySaysWhatToDo() {
        let one = PublishProblem.inTheWay(["output/a"], isListKnown: true)
        #expect(one.description == "output/a is in the way: Forno did not write it")
        #expect(one.fix == "move it away, or choose another folder with --output")
        let many = PublishProblem.inTheWay((1...7).map { "o/\($0)" }, isListKnown: false)
        #expect(
            many.description
                == "o/1, o/2, o/3, o/4, o/5 and 2 more are in the way: the list of what Forno wrote there is lost")
        #expect(many.fix?.hasPrefix("if all of the output folder is Forno's, remove the folder") == true)
    }

    @Test func aDamagedManifestRemovesNothing() throws {
        let place = try Workplace()
        try place.publish(["a": "a", "b": "b"])
        let manifest = try #require(
            FileManager.default.subpathsOfDirectory(atPath: place.state).first { $0.hasSuffix("/manifest") })
        let url = URL(fileURLWithPath: place.state + "/" + manifest)
        let whole = try Data(contentsOf: url)
        for length in [0, 7, 16, whole.count - 1] {
            try whole.prefix(length).write(to: url)
            let report = try place.publish(["a": "a"])
            #expect(report.isListLost)
            #expect(report.removed == [])
            #expect(try place.files() == ["a": "a", "b": "b"])
        }
        var flipped = whole
        flipped[20] ^= 1
        try flipped.write(to: url)
        #expect(throws: PublishProblem.inTheWay([place.output + "/a"], isListKnown: false)) {
            try place.publish(["a": "A"])
        }
    }

    @Test func anOutputThatIsAFileIsRefused() throws {
        let place = try Workplace()
        try place.write("mine", to: "output")
        #expect(throws: FileFailure("open the folder", place.output, reason: "Not a directory")) {
            try place.publish(["a": "a"])
        }
    }

    @Test func anOutputThatIsALinkToAFolderIsFollowed() throws {
        let place = try Workplace()
        try place.write("", to: "www/.keep")
        try FileManager.default.createSymbolicLink(
            atPath: place.output, withDestinationPath: place.root + "/www")
        try place.publish(["a": "a", "b/c": "c"])
        try place.publish(["a": "A"])
        #expect(try place.pages(in: place.root + "/www") == [".keep": "", "a": "A"])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place.output) == place.root + "/www")
    }
}
