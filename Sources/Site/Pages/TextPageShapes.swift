import Kitchen
import Templates

let proseShape = pageShape("page", [.passage("body") { $0.body }] as [Field<PageView<Page>>])

let notFoundShape = pageShape("page for what is not found", [] as [Field<PageView<NoContent>>])

/// The content of a page that has none of its own.
struct NoContent: Sendable {}
