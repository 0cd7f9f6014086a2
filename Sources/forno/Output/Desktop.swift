import Building
import Helpers

/// What a desktop does for its programs.
enum Desktop {
    #if os(macOS)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens a web address in the user's browser, without waiting for it: whether the opener was found.
    static func open(_ url: String) -> Bool {
        // One that cannot be started is as good as none.
        guard let path = HelperPath.find(opener), let process = try? HelperProcess.launch(path: path, arguments: [url])
        else { return false }
        WorkThread.begin { HelperProcess.reap(process) }?.detach()
        return true
    }
}
