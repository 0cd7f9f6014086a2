import Diagnostics
import Foundation
import Publishing
import Testing

@Suite struct PublisherTests {
    private let pages = ["index.html": "home", "recipes/dough/index.html": "dough", "assets/style.css": "css"]

    @Test func aFirstBuildMakesTheOutputFolderAndItsParents() throws {
        let place = try Workplace()
        let output = place.root + "/build/site/out"
        let report = try place.publish(pages, to: output)
        #expect(report.written.sorted() == ["assets/style.css", "index.html", "recipes/dough/index.html"])
        #expect(try place.pages(in: output).filter { $0.value != "/" } == pages)
        #expect(try place.leftovers() == [])
    }

    @Test func theSameBytesKeepTheirTime() throws {
        let place = try Workplace()
        try place.publish(pages)
        let before = try pages.keys.sorted().map(place.identity)
        let report = try place.publish(pages)
        #expect(report.unchanged == 3)
        #expect(report.written.isEmpty)
        #expect(try pages.keys.sorted().map(place.identity) == before)
        #expect(try place.leftovers() == [])
    }

    @Test func onlyWhatChangedIsWritten() throws {
        let place = try Workplace()
        try place.publish(pages)
        let before = try place.identity("assets/style.css")
        let report = try place.publish(pages.merging(["index.html": "HOME"]) { $1 })
        #expect(Array(report.written) == ["index.html"])
        #expect(try place.files()["index.html"] == "HOME")
        #expect(try place.identity("assets/style.css") == before)
    }

    @Test func aPageThatNoLongerExistsGoesWithItsFolder() throws {
        let place = try Workplace()
        try place.publish(pages)
        let report = try place.publish(["index.html": "home"])
        #expect(report.removed == ["assets/style.css", "recipes/dough/index.html"])
        #expect(try place.pages() == ["index.html": "home"])
    }

    @Test func filesOfOthersStay() throws {
        let place = try Workplace()
        try place.write("", to: "output/.gitkeep")
        try place.write("mine", to: "output/recipes/dough/notes.txt")
        try place.publish(pages)
        try place.publish(["index.html": "home"])
        #expect(
            try place.files() == ["index.html": "home", ".gitkeep": "", "recipes/dough/notes.txt": "mine"])
    }

    @Test func aPageThatSomebodyChangedIsNotRemovedButNamed() throws {
        let place = try Workplace()
        try place.publish(pages)
        try place.write("CSS", to: "output/assets/style.css")
        let report = try place.publish(["index.html": "home"])
        #expect(report.kept == ["assets/style.css"])
        #expect(report.removed == ["recipes/dough/index.html"])
        #expect(try place.files() == ["index.html": "home", "assets/style.css": "CSS"])
    }

    @Test func aFileOfOthersWithTheSameBytesBecomesAPage() throws {
        let place = try Workplace()
        try place.write("home", to: "output/index.html")
        #expect(try place.publish(pages).unchanged == 1)
        try place.publish(["a.html": "a"])
        #expect(try place.files() == ["a.html": "a"])
    }

    @Test func aPageMayBecomeAFolderAndAFolderAPage() throws {
        let place = try Workplace()
        let one = ["a": "page", "b/c/d": "deep", "b/e": "e"]
        let other = ["a/x/y": "deep", "b": "page"]
        try place.publish(one)
        #expect(try place.publish(other).removed == ["a", "b/c/d", "b/e"])
        #expect(try place.files() == other)
        try place.publish(one)
        #expect(try place.files() == one)
        #expect(try place.leftovers() == [])
    }

    @Test func twoOutputsOfASiteDoNotMix() throws {
        let place = try Workplace()
        let other = place.root + "/public"
        try place.publish(pages)
        try place.publish(["index.html": "other"], to: other)
        try place.publish(["index.html": "home"])
        #expect(try place.pages(in: other) == ["index.html": "other"])
        #expect(try place.pages() == ["index.html": "home"])
    }

    @Test func aSiteThatIsMovedKnowsItsPages() throws {
        let place = try Workplace()
        let other = try Workplace()
        try place.publish(pages)
        for name in ["output", ".forno"] {
            try FileManager.default.moveItem(atPath: place.root + "/" + name, toPath: other.root + "/" + name)
        }
        #expect(try other.publish(["index.html": "home"]).removed.count == 2)
    }

    @Test func picturesAreCopied() throws {
        let place = try Workplace()
        let picture = String(repeating: "pizza", count: 200_000)
        try place.write(picture, to: "content/pizza.jpg")
        for expected in [["pizza.jpg"], []] {
            let publisher = try Publisher(output: place.output, state: place.state)
            try publisher.copy(path: "pizza.jpg", from: place.root + "/content/pizza.jpg")
            #expect(try Array(publisher.commit().written) == expected)
        }
        #expect(try place.files() == ["pizza.jpg": picture])
        try place.write(picture.replacingOccurrences(of: "p", with: "P"), to: "content/pizza.jpg")
        let publisher = try Publisher(output: place.output, state: place.state)
        try publisher.copy(path: "pizza.jpg", from: place.root + "/content/pizza.jpg")
        #expect(try Array(publisher.commit().written) == ["pizza.jpg"])
        #expect(try place.files()["pizza.jpg"]?.hasPrefix("Pizza") == true)
    }

    @Test func manyThreadsMayStage() throws {
        let place = try Workplace()
        for version in ["one", "two"] {
            let publisher = try Publisher(output: place.output, state: place.state)
            DispatchQueue.concurrentPerform(iterations: 8) { thread in
                for page in 0..<50 {
                    do {
                        try publisher.stage(path: "p/\(page)/\(thread).html", bytes: Array("\(page) \(version)".utf8))
                    } catch {
                        Issue.record(error)
                    }
                }
            }
            #expect(try publisher.commit().written.count == 400)
            #expect(try place.files()["p/49/7.html"] == "49 \(version)")
        }
    }

    @Test func aDiscardedBuildChangesNothing() throws {
        let place = try Workplace()
        try place.publish(pages)
        do {
            let publisher = try Publisher(output: place.output, state: place.state)
            try publisher.stage(path: "index.html", bytes: Array("HOME".utf8))
            try publisher.stage(path: "new/index.html", bytes: [])
        }
        #expect(try place.files() == pages)
        #expect(try place.leftovers() == [])
    }
}
