import Foundation
import PackagePlugin

/// Turns a folder of text files into Swift source before a target is compiled, so that they travel inside the program:
/// the theme for `DefaultTheme` (what it publishes also minified), the site that a new one starts from for `Starter`, what
/// the browser is given besides the site for `Preview`.
@main struct EmbedFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let package = context.package.directoryURL
        let folders = ["Starter": "Sources/Starter/Site", "Preview": "Sources/Preview/Browser"]
        let folder = package.appending(path: folders[target.name] ?? "templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let inputs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
        return [
            .buildCommand(
                displayName: "Embedding \(folder.lastPathComponent)",
                executable: try context.tool(named: "embed-files").url,
                arguments: [folder.path, output.path] + (folders[target.name] == nil ? ["--minified"] : []),
                inputFiles: inputs.sorted { $0.path < $1.path } + [folder],
                outputFiles: [output])
        ]
    }
}
