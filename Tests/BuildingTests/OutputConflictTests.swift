import Building
import Foundation
import Testing

/// A site is built into no folder that it is made of, by whatever name.
@Suite struct OutputConflictTests {
    @Test(
        arguments: [
            ("output", nil), ("public/deep", nil), ("contents", nil), ("../other", nil), ("link-out/x", nil),
            (".", "is the site's own folder"), ("public/..", "is the site's own folder"),
            ("..", "has the whole site in it"), ("/", "has the whole site in it"),
            ("content", "is content/ of the site"), ("content/", "is content/ of the site"),
            ("content/a/b", "is inside content/ of the site"), ("templates", "is templates/ of the site"),
            (".forno/x", "is inside .forno/ of the site"), (".git/x", "is inside .git/ of the site"),
            ("link/x", "is inside content/ of the site"), ("self/content", "is content/ of the site"),
            ("self", "is the site's own folder"), ("../stuff", "has templates/ of the site in it"),
        ] as [(String, String?)])
    func saysWhatForbidsAFolder(output: String, conflict: String?) throws {
        let folder = try TemporaryFolder()
        let site = folder.url.appending(path: "site")
        let manager = FileManager.default
        try manager.createDirectory(at: site.appending(path: "content"), withIntermediateDirectories: true)
        try manager.createDirectory(
            at: folder.url.appending(path: "stuff/theme"), withIntermediateDirectories: true)
        let links = [
            "link": "content", "self": ".", "templates": "../stuff/theme", "link-out": folder.url.path() + "/elsewhere",
        ]
        for (name, target) in links {
            try manager.createSymbolicLink(
                atPath: site.appending(path: name).path(), withDestinationPath: target)
        }
        let path = output.hasPrefix("/") ? output : site.path() + "/" + output
        let options = BuildOptions(site: site.path(), output: path, jobs: 1)
        #expect(try options.outputConflict() == conflict)
    }
}
