import Diagnostics
import Kitchen
import Text

/// Finds the pictures that a menu names: files of the site, and pictures on other hosts.
struct DishPictures {
    let context: ProseContext
    /// The file of the dishes, or its URL.
    let source: String

    /// Gives each dish the file of its picture, or its https or http URL, and takes from it one that cannot be shown, which is
    /// reported. Returns the files.
    func resolve(_ menu: inout Menu, diagnostics: inout DiagnosticList) -> [String] {
        var files: [String] = []
        for position in menu.dishes.indices {
            guard let written = menu.dishes[position].picture else { continue }
            let place = menu.dishes[position].pictureLocation ?? menu.dishes[position].location
            if let url = SafeURL.address(written), SafeURL.namesHost(url) {
                menu.dishes[position].picture = url
            } else {
                let file = self.file(written, of: menu.dishes[position].name, at: place, diagnostics: &diagnostics)
                menu.dishes[position].picture = file
                files += file.map { [$0] } ?? []
            }
        }
        return files
    }

    private func file(
        _ written: String, of dish: String, at location: SourceLocation, diagnostics: inout DiagnosticList
    ) -> String? {
        guard SafeURL.address(written) != nil, !LinkPath.isElsewhere(written) else {
            diagnostics.report(
                .unsafeURL, "the address \"\(written)\" is no picture's", at: location,
                fix: MistypedScheme.corrected(written).map { "did you mean \($0)?" }
                    ?? "use an https address, or the path of a picture")
            return nil
        }
        let menu = "content/" + source
        let wanted = LinkPath(written).resolved(from: menu)
        if let wanted, context.index.contains(wanted) {
            return context.published(wanted, writtenAs: written, at: location, diagnostics: &diagnostics)
        }
        diagnostics.report(
            .missingPicture, "the picture \"\(written)\" of \"\(dish)\" is not there", at: location,
            fix: context.index.pictureMeant(by: wanted, in: menu) ?? "add the picture, or remove it here")
        return nil
    }
}
