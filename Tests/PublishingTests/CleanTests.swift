import Diagnostics
import Foundation
import Publishing
import Testing

@Suite struct CleanTests {
    @Test func removesWhatFornoWroteAndNothingElse() throws {
        let place = try Workplace()
        try place.write("", to: "output/.gitkeep")
        try place.write("mine", to: "output/recipes/notes.txt")
        try place.publish(["index.html": "home", "recipes/dough/index.html": "dough", "a/b/c": "c"])
        try place.write("HOME", to: "output/index.html")
        let report = try Publisher.clean(output: place.output, state: place.state)
        #expect(report.removed == ["a/b/c", "recipes/dough/index.html"])
        #expect(report.kept == ["index.html"])
        #expect(
            try place.pages() == [
                ".gitkeep": "", "recipes": "/", "recipes/notes.txt": "mine", "index.html": "HOME",
            ])
        #expect(!FileManager.default.fileExists(atPath: place.state))
    }

    @Test func leavesAnotherOutputAndWhatElseIsInTheState() throws {
        let place = try Workplace()
        try place.publish(["a": "a"])
        try place.publish(["a": "a"], to: place.root + "/public")
        try place.write("cached", to: ".forno/cache/page")
        #expect(try Publisher.clean(output: place.output, state: place.state).removed == ["a"])
        #expect(try place.pages(in: place.root + "/public") == ["a": "a"])
        #expect(try Publisher.clean(output: place.root + "/public", state: place.state).removed == ["a"])
        #expect(try place.pages(in: place.state) == ["cache": "/", "cache/page": "cached"])
    }

    @Test func withoutABuildThereIsNothingToDo() throws {
        let place = try Workplace()
        try place.write("mine", to: "output/index.html")
        let report = try Publisher.clean(output: place.output, state: place.state)
        #expect(report.removed == [])
        #expect(!FileManager.default.fileExists(atPath: place.state))
        #expect(try place.pages() == ["index.html": "mine"])
    }

    @Test func doesNotFollowLinks() throws {
        let place = try Workplace()
        try place.publish(["a/b": "b"])
        try FileManager.default.moveItem(atPath: place.output + "/a", toPath: place.root + "/elsewhere")
        try FileManager.default.createSymbolicLink(
            atPath: place.output + "/a", withDestinationPath: place.root + "/elsewhere")
        #expect(try Publisher.clean(output: place.output, state: place.state).kept == ["a/b"])
        #expect(try place.pages(in: place.root + "/elsewhere") == ["b": "b"])
    }
}
