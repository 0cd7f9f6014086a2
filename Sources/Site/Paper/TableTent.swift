import Addresses
import Kitchen

/// A sheet that is folded in the middle and stands on a table: on both sides the name of the house, and a code that leads to its menu.
///
/// No dish stands there: the additives and allergens of what is offered have to stand beside it.
struct TableTent: Sendable {
    let code: QRCode
    /// The names of the classes that set it.
    let classNames: String

    /// The tent of a site; nil where that does not say where it will stand.
    init?(_ site: SiteFrame) {
        guard let code = site.canonical(PageAddress.menu).flatMap({ QRCode($0) }) else { return nil }
        self.code = code
        let size = TypeSize.points(Self.points(on: site.settings.paper))
        let head = SheetHead(title: site.settings.title, field: site.paperField)
        classNames = "\(size.className) \(head.className(at: size, sheets: 1))"
    }

    private static func points(on paper: Paper?) -> Int {
        switch paper {
        case .a3: 32
        case .a5: 15
        default: 22
        }
    }
}
