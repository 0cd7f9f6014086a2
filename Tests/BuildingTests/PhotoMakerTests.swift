import Foundation
import Publishing
import Testing

@testable import Building

/// What a program that does not do its work costs: no build waits for it long.
@Suite struct PhotoMakerTests {
    private let folder: TemporaryFolder
    private let folders: KeptFolders

    init() throws {
        folder = try TemporaryFolder()
        folders = try KeptFolders(folder.path + "/photos")
    }

    private func maker(_ script: String, within time: Duration = .seconds(20)) throws -> PhotoMaker {
        let program = folder.path + "/vipsthumbnail"
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(filePath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        return PhotoMaker(program: program, in: folders, threads: 1, time: time)
    }

    private func outcome(of maker: PhotoMaker, photos: Int) throws -> [String] {
        let work = try folders.begin()
        defer { folders.end(work) }
        let sources = (0..<photos).map { PhotoMaker.Source(number: $0, start: [0xFF, 0xD8, 0xFF]) }
        return try maker.make(sources, in: work).sorted { $0.key < $1.key }.map { "\($0.value)" }
    }

    private var calls: Int {
        ((try? String(contentsOfFile: folder.path + "/calls", encoding: .utf8)) ?? "").split(separator: "\n").count
    }

    @Test func isNotWaitedForAgainAndAgain() throws {
        let maker = try maker("echo x >> \(folder.path)/calls; exec sleep 60", within: .milliseconds(300))
        let hung = "failure(Building.ThumbnailProgram.Failure.failed(\"did not answer in time\"))"
        #expect(try outcome(of: maker, photos: 8) == [String](repeating: hung, count: 8))
        #expect(calls <= 3)
    }

    @Test func triesEachAloneWhereItFails() throws {
        let maker = try maker("echo x >> \(folder.path)/calls; exit 1")
        #expect(
            try outcome(of: maker, photos: 3)
                == [String](repeating: "failure(Building.ThumbnailProgram.Failure.unread)", count: 3))
        #expect(calls == 4)
    }

    @Test func takesNothingForAPhotoThatIsNone() throws {
        let maker = try maker("for file; do case $file in *.source) echo no > ${file%.source}-whole.jpg;; esac; done")
        #expect(try outcome(of: maker, photos: 1) == ["failure(Building.ThumbnailProgram.Failure.unread)"])
    }
}
