import Addresses
import Kitchen
import Text

/// What a device that puts the site on its home screen knows of it: `manifest.webmanifest`, and an icon.
extension SiteFrame {
    /// Name, icon and colours.
    var manifest: [UInt8] {
        let icon = { (purpose: String) in
            JSONValue.object([
                .init("src", .text(PageAddress.icon)), .init("type", .text("image/svg+xml")),
                .init("sizes", .text("any")), .init("purpose", .text(purpose)),
            ])
        }
        return JSONValue.object([
            .init("name", .text(settings.title)), .init("lang", .text(settings.language.code)),
            .init("start_url", .text("index.html")), .init("scope", .text("./")), .init("display", .text("standalone")),
            .init("background_color", .text(Self.ground)), .init("theme_color", .text(Self.ground)),
            .init("icons", .list([icon("any"), icon("maskable")])),
        ]).compact
    }

    /// The first pizza of the menu, or one like it, on a ground that a device may cut to its own shape.
    var icon: [UInt8] {
        let pizza = kitchen.menu?.dishes.first(where: \.isPizza)
        let drawing = PizzaDrawing.file(
            name: settings.title, toppings: pizza?.toppings.map(\.name) ?? ["Tomato", "Mozzarella", "Basil"])
        // Four fifths of it are seen on every device.
        let frame = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">\
            <path fill="\(Self.ground)" d="M0 0h512v512H0z"/><svg x="76" y="76" width="360" height="360"
            """
        return Array(frame.utf8) + drawing.dropFirst("<svg".utf8.count) + Array("</svg>\n".utf8)
    }

    /// The colour of the paper.
    private static let ground = "#fbf4e8"
}

extension PageKind {
    /// What the site is on a home screen.
    static let manifest = PageKind(prefix: PageAddress.manifest) { plan in
        [PlannedPage(address: PageAddress.manifest) { plan.site.manifest }]
    }

    /// Its icon there.
    static let icon = PageKind(prefix: PageAddress.icon) { plan in
        [PlannedPage(address: PageAddress.icon) { plan.site.icon }]
    }
}
