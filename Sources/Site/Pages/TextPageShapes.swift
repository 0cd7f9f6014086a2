import Addresses
import Diagnostics
import Kitchen
import Templates

let proseShape = pageShape("page", [.passage("body") { $0.body }] as [Field<PageView<Page>>])

let notFoundShape = pageShape("page for what is not found", [] as [Field<PageView<NoContent>>])

/// The content of a page that has none of its own.
struct NoContent: Sendable {}

extension PageKind {
    /// The pages of `content/pages`.
    static let ownPages = PageKind(templates: [pageTemplate]) { plan in
        plan.kitchen.pages.map { own in
            plan.page(
                own.address, pageTemplate, title: own.title, summary: own.description,
                origin: SourceLocation(file: own.source), own)
        }
    }

    /// The page that a host shows where there is none.
    static let notFound = PageKind(templates: [notFoundTemplate], prefix: PageAddress.notFound) { [$0.notFound()] }
}

extension PagePlanner {
    /// The page that says that there is nothing at an address, with links that count from there.
    func notFound(at address: String = PageAddress.notFound) -> PlannedPage {
        page(address, notFoundTemplate, title: words[.notFound], NoContent())
    }
}

private let pageTemplate = PageTemplate("page.html", proseShape)
private let notFoundTemplate = PageTemplate("404.html", notFoundShape)
