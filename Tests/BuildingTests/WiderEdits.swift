import Foundation

/// Edits of all that a build reads or has written, also such as change nothing or try to go unnoticed.
struct WiderEdits {
    private var edits: SiteEdits
    private var random: SeededNumbers
    private let seed: UInt64
    private let folder: TemporaryFolder
    private let output: String
    private var count = 0

    init(seed: UInt64, folder: TemporaryFolder, output: String) {
        edits = SiteEdits(seed: seed, folder: folder)
        random = SeededNumbers(seed: seed &+ 1000)
        self.seed = seed
        self.folder = folder
        self.output = output
    }

    /// Makes the site anew.
    mutating func begin() throws {
        for part in ["site/content", "site/templates"] {
            let place = folder.url.appending(path: part)
            if TestFolders.isFolder(place) { try FileManager.default.removeItem(at: place) }
        }
        count += 1
        edits = SiteEdits(seed: seed &+ UInt64(count), folder: folder)
        try edits.begin()
    }

    /// Makes an edit; its name. The output is only touched where `canChangeOutput` is true.
    mutating func next(canChangeOutput: Bool) throws -> String {
        count += 1
        switch random.number(below: 24) {
        case 0...6: return try edits.next().0
        case 7...11: return "nothing"
        case 12: return try write("groceries", "name,aisle\nflour \(count),baking\n", "content/groceries.csv")
        case 13: return try write("strings", "home: Home \(count)\nmenu: M\n", "templates/strings/en.yml")
        case 14: return try write("favourites", "- Soup\n  - [One](recipes/one.md)\n", "content/favorites.md")
        case 15: return try write("plan", "## Monday\n- [One](../recipes/one.md) ×2\n", "content/plans/2026-W48.md")
        case 16: return try write("hidden file", "x", "content/recipes/.one.md.swp")
        case 17: return try remove(anyFile(in: "site/templates"), "theme file removed")
        case 18: return try touch(anyFile(in: "site/content"))
        case 19: return try rewrite(anyFile(in: "site/content"))
        case 20: return try sneak(anyFile(in: "site/content/recipes"))
        case 21: return try damageNote()
        case 22 where canChangeOutput: return try append(to: anyFile(in: output), "output changed")
        case 23 where canChangeOutput: return try remove(anyFile(in: output), "output removed")
        default: return "nothing"
        }
    }

    private func write(_ name: String, _ text: String, _ path: String) throws -> String {
        try folder.write(text, to: "site/" + path)
        return name
    }

    private mutating func anyFile(in place: String) throws -> URL? {
        guard TestFolders.isFolder(folder.url.appending(path: place)) else { return nil }
        let files = try folder.contents(of: place).keys.sorted()
        return files.isEmpty ? nil : folder.url.appending(path: place + "/" + files[random.number(below: files.count)])
    }

    private func remove(_ file: URL?, _ name: String) throws -> String {
        guard let file else { return "nothing" }
        try FileManager.default.removeItem(at: file)
        return name
    }

    private func touch(_ file: URL?) throws -> String {
        guard let file else { return "nothing" }
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path())
        return "touched"
    }

    private func rewrite(_ file: URL?) throws -> String {
        guard let file else { return "nothing" }
        try Data(contentsOf: file).write(to: file)
        return "rewritten as it was"
    }

    private func append(to file: URL?, _ name: String) throws -> String {
        guard let file else { return "nothing" }
        try (Data(contentsOf: file) + Data("!".utf8)).write(to: file)
        return name
    }

    /// Changes a letter and sets the time back, so that neither the size nor that time tells of it.
    private func sneak(_ file: URL?) throws -> String {
        guard let file else { return "nothing" }
        let before = try FileManager.default.attributesOfItem(atPath: file.path())[.modificationDate]
        var bytes = try Data(contentsOf: file)
        guard let place = bytes.lastIndex(of: UInt8(ascii: "o")) else { return "nothing" }
        bytes[place] = UInt8(ascii: "u")
        let writer = try FileHandle(forWritingTo: file)
        try writer.write(contentsOf: bytes)
        try writer.close()
        try FileManager.default.setAttributes([.modificationDate: before ?? Date()], ofItemAtPath: file.path())
        return "changed with the time set back"
    }

    private mutating func damageNote() throws -> String {
        let outputs = folder.url.appending(path: "site/.forno/outputs")
        var name = "no note to damage"
        for outputState in TestFolders.folders(in: outputs) {
            let note = outputs.appending(path: outputState + "/last-build")
            guard var bytes = try? Data(contentsOf: note), !bytes.isEmpty else { continue }
            let place = random.number(below: bytes.count)
            if place.isMultiple(of: 2) { bytes[place] ^= 1 } else { bytes = bytes.prefix(place) }
            try bytes.write(to: note)
            name = "note damaged"
        }
        return name
    }
}

/// Numbers that look random and are the same for the same seed.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
