import Diagnostics
import Helpers
import Publishing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Chromium, or a browser made of it, which prints pages.
struct Chromium: Sendable {
    /// The names it has, the form without a window first.
    private static let names = [
        "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome",
    ]
    /// Where it stands on a Mac, which has programs in no folder of `PATH`.
    private static let applications = [
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ]
    /// How long a page may take: thousands of recipes are printed at once as well.
    private static let time = Duration.seconds(300)

    private let path: String

    /// The one on this machine: that of `FORNO_CHROMIUM`, else the first that is found. Throws where there is none.
    init() throws(FileFailure) {
        let named = getenv("FORNO_CHROMIUM").map { String(cString: $0) }
        let found = named ?? Self.names.lazy.compactMap(HelperPath.find).first
        guard let path = found ?? Self.applications.first(where: { access($0, X_OK) == 0 }) else {
            throw FileFailure(
                "print", "pages", reason: "there is no Chromium on this machine, which makes the PDF",
                fix: "install it (on Debian the package chromium), or name a browser made of it in FORNO_CHROMIUM")
        }
        self.path = path
    }

    /// Has it print a page at an address in a folder, where it keeps what it needs for that; gives the PDF.
    func pdf(of page: String, in folder: borrowing TemporaryFolder) throws(FileFailure) -> [UInt8] {
        let file = "page.pdf"
        let process = try HelperProcess(path: path, arguments: arguments(printing: page, to: file, in: folder.path))
        let (_, end) = HelperExchange.output(of: process, most: 1 << 20, within: Self.time)
        let pdf = end.isSuccess ? try folder.read(file) : nil
        guard let pdf, pdf.starts(with: "%PDF-".utf8) else {
            throw FileFailure("print", "pages", reason: end.isSuccess ? "\(path) made no PDF" : end.reason(path))
        }
        return pdf
    }

    private func arguments(printing page: String, to file: String, in folder: String) -> [String] {
        // As root it does not start within its sandbox. The page is one of our own, and may load nothing from elsewhere.
        let freedom = geteuid() == 0 ? ["--no-sandbox"] : []
        return freedom + [
            "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions", "--disable-background-networking",
            "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder)/profile",
            "--no-pdf-header-footer", "--export-tagged-pdf", "--generate-pdf-document-outline",
            "--print-to-pdf=\(folder)/\(file)",
            "file://\(folder)/\(page)",
        ]
    }
}
