import Kitchen
import Text

/// What shows pages that were read when there is no network: `service-worker.js`, which browsers run for a site on a host.
///
/// It names the build and the words, and `assets/offline.js` does the rest. A build with other scripts, styles or data has
/// another name, and its worker takes anew all that was kept, so that no page meets a script of another build.
struct ServiceWorker: Sendable {
    private let plan: PagePlanner

    init(_ plan: PagePlanner) { self.plan = plan }

    /// The script. Its build comes with the address of the other one as well, which hosts may let browsers keep.
    var bytes: [UInt8] {
        let build = build
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

    /// The same for the same scripts, styles and data, and no other.
    private var build: String {
        var digest = Digest()
        for asset in plan.theme.assets {
            digest.add(asset.path.utf8)
            digest.add(asset.bytes)
        }
        let site = plan.site
        digest.add(site.wordScript + site.orderWordScript + site.cookWordScript + site.openingScript)
        let stamps = [
            site.generator, site.groceryScript.stamp, site.menuScript?.stamp ?? "", plan.dishIndex.value.stamp,
            plan.search.value.stamp,
        ]
        for stamp in stamps { digest.add(stamp.utf8) }
        return String(digest.value, radix: 36)
    }
}

extension PageKind {
    /// What shows pages without a network.
    static let serviceWorker = PageKind(prefix: PageAddress.serviceWorker) { plan in
        [PlannedPage(address: PageAddress.serviceWorker) { ServiceWorker(plan).bytes }]
    }
}
