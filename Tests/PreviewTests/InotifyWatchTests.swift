#if os(Linux)
    import Foundation
    import Reading
    import Testing

    @testable import Preview

    /// What the system tells of the files of a site.
    @Suite struct InotifyWatchTests {
        private let site: TestSite
        private let watch: InotifyWatch

        init() throws {
            site = try TestSite(["content/a.md": "A", "content/b.md": "B"])
            watch = try InotifyWatch(SiteFiles(root: site.path))
        }

        private func paths() throws -> [String] { try watch.events().map(\.path) }

        @Test func aFileIsToldAlone() throws {
            try site.write("C", to: "content/c.md")
            #expect(Set(try paths()) == ["content/c.md"])
            #expect(try paths() == [])
        }

        @Test func whereEventsAreLostAllMayHaveChanged() throws {
            let most = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
            let limit = try #require(Int(most.trimmingCharacters(in: .newlines)))
            // Two files in turn: an event that is the same as the one before is not told again.
            let files = try ["a", "b"].map { name in
                try #require(FileHandle(forWritingAtPath: site.path + "content/\(name).md"))
            }
            for turn in 0...limit { try files[turn % 2].write(contentsOf: Data("x".utf8)) }
            let told = Set(try paths())
            #expect(told == ["content", "content/a.md", "content/b.md", "templates"])
        }
    }
#endif
