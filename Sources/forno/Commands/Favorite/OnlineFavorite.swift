import Building
import Diagnostics
import Importing
import Text

extension SharedOptions {
    /// Shows the foods that a service finds, and keeps the name of the chosen one as a favourite, if any, with its
    /// picture where the terms of the service allow that.
    func addFavoriteOnline(_ query: String, take: Int?) throws {
        try withKitchen { kitchen, _ in
            let service = try RecipeService(
                site: try siteFolder(), settings: kitchen.settings, isOffline: isOffline)
            guard let chosen = try chooseOnline(query, of: service, take: take) else { return }
            let picture = service.picture(of: chosen)
            let added = try kitchen.addFavorite(
                chosen.title, picture: picture.bytes, credit: chosen.recipe.author ?? service.host)
            if let note = picture.note { Terminal.message("   note: \(note)\n") }
            if picture.bytes != nil, added.isNew, added.picture == nil {
                Terminal.message(
                    "   note: a file of its picture's name is there already: the food is without its picture\n"
                )
            }
            tell(added.words(of: chosen.title), json: added.json(of: chosen.title))
        }
    }
}

extension EditableKitchen.PicturedFood {
    /// "Favourites: Pea soup, with content/pea-soup.jpg."
    fileprivate func words(of food: String) -> TerminalText {
        let with = picture.map { ", with \($0)" } ?? ""
        return isNew ? "Favourites: \(food)\(with)." : "Favourites: \(food), as before."
    }

    fileprivate func json(of food: String) -> JSONValue {
        .object([.init("food", .text(food)), .init("picture", .text(picture)), .init("isNew", .flag(isNew))])
    }
}
