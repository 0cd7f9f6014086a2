import Kitchen
import Reading
import Site
import Text

extension FinishedRecipe {
    /// Writes all that pages besides its own need of it: what they show, and then where its links stand.
    func write(to fields: inout FieldWriter) {
        fields.add(bytes: shown)
        fields.add(facts.linkUses)
    }

    /// What other pages show of it, and what tells that they can. Where its links stand is no part of that.
    var shown: [UInt8] {
        var fields = FieldWriter(reserving: 512)
        writeShown(to: &fields)
        return fields.bytes
    }

    private func writeShown(to fields: inout FieldWriter) {
        fields.add(listing != nil)
        listing?.write(to: &fields)
        fields.add(foods)
        fields.add(needed)
        fields.add(diagnostics)
        fields.add(facts.media)
        for use in facts.linkUses {
            fields.add(use.file)
            fields.add(use.anchor)
        }
        fields.add(number: anchorDigest)
        fields.add(isNoRecipe)
        fields.add(publishesFile)
    }

    /// The recipe in a file, as ``write(to:)`` wrote it; `card` is how those of the site are shown.
    init(_ file: String, from record: inout FieldReader, card: RecipeCard) throws(DamagedFields) {
        var fields = FieldReader(UnsafeRawBufferPointer(rebasing: try record.part()))
        let uses = try [LinkUse](from: &record)
        let listing = try Bool(from: &fields) ? try card.listing(from: &fields) : nil
        let foods = try RecipeFoods?(from: &fields)
        let needed = try NeededRecipes(from: &fields)
        self.init(file: file, diagnostics: try .init(from: &fields), facts: ReadFindings(linkUses: uses))
        facts.media = try [String](from: &fields)
        for _ in uses { _ = (try String(from: &fields), try String(from: &fields)) }
        (self.foods, self.needed) = (foods, needed)
        placed = listing.map { PlacedListing($0) }
        anchorDigest = try fields.number()
        isNoRecipe = try Bool(from: &fields)
        publishesFile = try Bool(from: &fields)
        guard fields.isAtEnd, record.isAtEnd else { throw DamagedFields() }
    }
}
