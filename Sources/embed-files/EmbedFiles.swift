// embed-files OUTPUT NAME=FOLDER…: writes Swift source with a list of each name, which holds every file below its folder.
// Run by the build.
import Foundation

@main enum EmbedFiles {
    static func main() throws {
        let lists = try CommandLine.arguments.dropFirst(2).map { argument in
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            return list(parts[0], of: try files(below: parts[1]))
        }
        let source = "enum EmbeddedFiles {\n\(lists.joined())}\n"
        try Data(source.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }

    private static func files(below folder: String) throws -> [(path: String, text: String)] {
        try paths(below: folder).map { ($0, try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)) }
    }

    private static func paths(below folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
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
