import Foundation
import PackagePlugin

/// Turns the files under `templates/` into Swift source before `DefaultTheme` is compiled, so that the theme travels
/// inside the program.
@main struct EmbedTheme: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let theme = context.package.directoryURL.appending(path: "templates")
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        let files = FileManager.default.enumerator(at: theme, includingPropertiesForKeys: nil)
        let inputs = (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
        return [
            .buildCommand(
                displayName: "Embedding templates",
                executable: try context.tool(named: "embed-theme").url,
                arguments: [theme.path, output.path],
                inputFiles: inputs.sorted { $0.path < $1.path } + [theme],
                outputFiles: [output])
        ]
    }
}
