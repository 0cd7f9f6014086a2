import Kitchen
import Templates

let settingsShape = pageShape("settings page", [] as [Field<PageView<NoContent>>])

extension PageKind {
    /// What a reader chooses and keeps in the browser.
    static let settings = PageKind(templates: [settingsTemplate], prefix: "settings/") { plan in
        [plan.page(PageAddress.settings, settingsTemplate, title: plan.words[.settings], NoContent())]
    }
}

private let settingsTemplate = PageTemplate("settings.html", settingsShape)
