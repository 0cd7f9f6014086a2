// embed-files FOLDER OUTPUT [--minified]: writes Swift source that holds every file below FOLDER; with --minified, scripts and
// style sheets also in the form in which they are published. Run by the build.
import Foundation
import Minifying

@main enum EmbedFiles {
    static func main() throws {
        let (folder, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
        let files = try paths(below: folder).map { path in
            (path: path, text: try String(contentsOfFile: folder + "/" + path, encoding: .utf8))
        }
        var source = "enum EmbeddedFiles {\n" + list("all", of: files)
        if CommandLine.arguments.contains("--minified") {
            source += list("minified", of: files.compactMap { file in minified(file).map { (file.path, $0) } })
        }
        try Data((source + "}\n").utf8).write(to: URL(fileURLWithPath: output))
    }

    private static func paths(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
    }

    private static func minified(_ file: (path: String, text: String)) -> String? {
        if file.path.hasSuffix(".js") { return MinifiedScript(file.text).text }
        if file.path.hasSuffix(".css") { return MinifiedStyle(file.text).text }
        return nil
    }

    private static func list(_ name: String, of files: [(path: String, text: String)]) -> String {
        let rows = files.map { "        (path: \"\($0.path)\", text: \(literal($0.text))),\n" }
        return "    static let \(name): [(path: StaticString, text: StaticString)] = [\n\(rows.joined())    ]\n"
    }

    /// A Swift literal whose value is exactly `text`.
    private static func literal(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\u{20}"..."\u{7E}": escaped.unicodeScalars.append(scalar)
            default: escaped += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(escaped)\""
    }
}
