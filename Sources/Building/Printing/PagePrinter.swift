import Addresses
import Diagnostics
import Kitchen
import Publishing
import Text

/// Prints pages of a site as one PDF.
///
/// ```
/// let site: LiveSite
/// let pdf = try PagePrinter().pdf(of: ["menu/print/index.html"], in: site)
/// pdf?.count    // the bytes; nil where the site has no menu
/// ```
public struct PagePrinter: Sendable {
    private let browser: Chromium

    /// A printer; throws where Chromium is not on the machine.
    public init() throws(FileFailure) { browser = try Chromium() }

    /// The PDF of pages that stand in folders of one depth, each of which begins on a new sheet, or has a part of each sheet where they
    /// are printed side by side; nil where the site lacks one of them.
    ///
    /// What the menu states of allergens is kept, as a build keeps it. Throws when a file that they show cannot be read, and when
    /// Chromium fails.
    public func pdf(of addresses: [String], in site: LiveSite) throws(FileFailure) -> [UInt8]? {
        var pages: [String] = []
        for address in addresses {
            guard let bytes = try site.content(at: address) else { return nil }
            pages.append(String(decoding: bytes, as: UTF8.self))
        }
        guard let place = addresses.first else { return nil }
        let folder = try TemporaryFolder()
        let isSideBySide = site.options.printing?.isSideBySide ?? false
        let page = JoinedPages.joined(pages, in: isSideBySide ? .leaves : .row)
        try folder.write(Array(page.utf8), to: place)
        for file in JoinedPages.files(shownBy: page, at: place).union(site.assets).sorted() {
            if let bytes = try site.content(at: file) { try folder.write(bytes, to: file) }
        }
        let pdf = try browser.pdf(of: PercentCoding.encodePath(place), in: folder)
        try site.keepStatement()
        return pdf
    }
}

extension LiveSite {
    /// Keeps what its menu states of allergens, so that `forno check --printed` knows the code on the paper.
    fileprivate func keepStatement() throws(FileFailure) {
        guard let menu = site.kitchen.menu else { return }
        try PrintedStatements(state: options.state).keep(menu.statement)
    }

    /// The addresses of the files of its theme, which name others among them.
    fileprivate var assets: [String] { site.theme.assets.map { PageAddress.asset($0.path) } }
}

/// Pages as one, and what it shows.
enum JoinedPages {
    /// How they stand.
    enum Order {
        /// One behind the other.
        case row
        /// Side by side, each on a part of the sheet.
        case leaves
    }

    /// A page with the bodies of all of them in an order, in the frame of the first.
    static func joined(_ pages: [String], in order: Order = .row) -> String {
        guard pages.count > 1, let first = pages.first, let start = body(of: first)?.lowerBound else {
            return pages.first ?? ""
        }
        let (before, name, behind) =
            order == .row ? ("", "printed", "") : ("<div class=\"leaves\">\n", "leaf", "</div>\n")
        let bodies = pages.compactMap { page in
            body(of: page).map { "<div class=\"\(name)\"\(language(of: page))>\(page[$0])</div>\n" }
        }
        return first[..<start] + before + bodies.joined() + behind + "</body>\n</html>\n"
    }

    /// The attribute that says which language a page is in; nothing where it says none.
    private static func language(of page: String) -> Substring {
        page.firstMatch(of: /<html( lang="[^"]*")/)?.1 ?? ""
    }

    /// What stands between the tags of its body.
    private static func body(of page: String) -> Range<String.Index>? {
        guard let start = page.firstMatch(of: /<body[^>]*>/)?.range.upperBound,
            let end = page[start...].firstRange(of: "</body>")?.lowerBound
        else { return nil }
        return start..<end
    }

    /// The addresses of the files of the site that a page at an address names, but for other pages.
    static func files(shownBy page: String, at address: String) -> Set<String> {
        let folder = address.split(separator: "/").dropLast()
        let named = page.matches(of: /\s(src|href|srcset)\s*=\s*["']([^"']*)["']/).flatMap { match in
            match.1 == "srcset" ? candidates(in: match.2) : [match.2]
        }
        return Set(named.compactMap { resolved($0, from: folder) }.filter { !$0.hasSuffix(".html") })
    }

    /// The addresses of "a.webp 480w, b.webp 960w".
    private static func candidates(in set: Substring) -> [Substring] {
        set.split(separator: ",").compactMap { $0.split(whereSeparator: \.isWhitespace).first }
    }

    /// The address in the site that a relative one leads to from a folder; nil where it leads elsewhere.
    private static func resolved(_ link: Substring, from folder: ArraySlice<Substring>) -> String? {
        let path = link.prefix { $0 != "?" && $0 != "#" }
        guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("/"), let decoded = PercentCoding.decode(path) else {
            return nil
        }
        var parts = Array(folder)
        for part in decoded.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": if parts.popLast() == nil { return nil }
            default: parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}
