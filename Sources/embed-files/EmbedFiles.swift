// embed-files FOLDER OUTPUT: writes Swift source that holds every file below FOLDER.
// Run by the build; text files become raw string literals, which compile quickly.
import Foundation

@main enum EmbedFiles {
    static func main() throws {
        let (folder, output) = (CommandLine.arguments[1], CommandLine.arguments[2])
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
                && !isFolder.boolValue && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        var source = "enum EmbeddedFiles {\n    static let all: [(path: StaticString, text: StaticString)] = [\n"
        for path in paths {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            source += "        (path: \"\(path)\", text: \(literal(text))),\n"
        }
        source += "    ]\n}\n"
        try Data(source.utf8).write(to: URL(fileURLWithPath: output))
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
