import Foundation
import PackagePlugin

/// Turns a folder of text files into Swift source before a target is compiled, so that they travel inside the program:
/// the theme for `DefaultTheme` (with its minified scripts and style sheets), the site that a new one starts from for
/// `Starter`, what the browser is given besides the site for `Preview`.
@main struct EmbedFiles: BuildToolPlugin {
    /// The folders that a target embeds, by the names of their lists in `EmbeddedFiles`.
    private static let folders: [String: KeyValuePairs<String, String>] = [
        "DefaultTheme": ["all": "templates", "minified": "Sources/DefaultTheme/Minified"],
        "Starter": ["all": "Sources/Starter/Site"],
        "Preview": ["all": "Sources/Preview/Browser"],
    ]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let lists = Self.folders[target.name, default: [:]].map { (name: $0, folder: package.appending(path: $1)) }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [output.path] + lists.map { "\($0.name)=\($0.folder.path)" },
                inputFiles: lists.flatMap { files(below: $0.folder) + [$0.folder] },
                outputFiles: [output])
        ]
    }

    private func files(below folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return found.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
    }
}
