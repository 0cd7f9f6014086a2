import Addresses
import Kitchen
import Text

/// What shows pages that were read when there is no network: `service-worker.js`, which browsers run for a site on a host.
///
/// It names the build and the words, and `assets/offline.js` does the rest. A build of which anything is different has
/// another name, and its worker takes anew all that was kept, so that no page meets a page or a script of another build.
struct ServiceWorker: Sendable {
    private let plan: PagePlanner

    init(_ plan: PagePlanner) { self.plan = plan }

    /// The script of a build of which all else has the digest `contents`. Its name comes with the address of the other one as
    /// well, which hosts may let browsers keep.
    func bytes(contents: UInt64) -> [UInt8] {
        let build = String(contents, radix: 36)
        let page = String(decoding: unread.bytes, as: UTF8.self)
        let data = JSONValue.object([.init("build", .text(build)), .init("page", .text(page))])
        return Array("const kitchenOffline = ".utf8) + data.compact
            + Array(";\nimportScripts(\"\(PageAddress.offlineScript)?\(build)\");\n".utf8)
    }

    /// The page that stands for one that was not read, wherever that is; the script knows where the site begins.
    private var unread: HTML {
        let (words, title) = (plan.words, plan.words[.offline])
        return #"""
            <!doctype html><html lang="\#(plan.site.settings.language.code)"><meta charset="utf-8"><base href="{scope}">\#
            <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="assets/style.css">\#
            <title>\#(title)</title><main><h1>\#(title)</h1><p>\#(words[.offlineUnread])</p>\#
            <p class="actions"><a class="button" href="index.html">\#(words[.home])</a></p></main></html>
            """#
    }
}

extension PageKind {
    /// What shows pages without a network.
    static let serviceWorker = PageKind(prefix: PageAddress.serviceWorker) { plan in
        let worker = ServiceWorker(plan)
        // A site that is being written has no build, and its pages are never kept for long: the host is asked first.
        var page = PlannedPage(address: PageAddress.serviceWorker) { worker.bytes(contents: 0) }
        page.renderLast = { worker.bytes(contents: $0) }
        return [page]
    }
}
