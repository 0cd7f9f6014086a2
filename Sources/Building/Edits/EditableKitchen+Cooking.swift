import Diagnostics
import Kitchen
import Publishing
import Reading

extension EditableKitchen {
    /// Takes what some dishes need out of the pantry, as it is on `day`, and gives what that is.
    ///
    /// A site without a pantry has nothing to take. What was there is noted, so that ``uncook()`` can put it back.
    public func cook(_ meals: [PlannedMeal], on day: CalendarDate) throws -> PantryWithdrawal {
        let needs = meals.flatMap(\.needs)
        return try edits.run {
            let stock = try readOnlyStock()
            let isReadOnly = { (name: String) in !stock.items(of: name).isEmpty }
            guard let before = try current(PantryReader.file) else {
                var withdrawal = PantryWithdrawal(needs, from: Pantry(), groceries: groceries, on: day)
                withdrawal.markReadOnly(isReadOnly)
                return ([], withdrawal)
            }
            var (after, withdrawal) = try editing(.pantry) { () throws(EditFailure) in
                try pantryEdit.withdraw(needs, on: day, from: before)
            }
            withdrawal.markReadOnly(isReadOnly)
            guard after != before else { return ([], withdrawal) }
            let dishes = meals.map(\.name).joined(separator: ", ")
            let note = CookingNote(dishes: dishes, before: before, after: ContentHash(after))
            let changes = [
                FileChange(PantryReader.file, before: before, after: after),
                FileChange(CookingNote.file, before: try current(CookingNote.file), after: note.encoded),
            ]
            return (changes, withdrawal)
        }
    }

    /// Puts back what was last cooked: the pantry becomes what it was before, byte for byte. Gives the dishes.
    ///
    /// Refused when the pantry has been changed since, and when nothing was cooked or that was put back already.
    public func uncook() throws -> String {
        try edits.run {
            let bytes = try current(CookingNote.file)
            guard let note = bytes.flatMap({ CookingNote($0) }) else {
                throw EditRefusal(
                    "there is nothing cooked that could be undone", fix: "what `forno cook` took last can be, and once")
            }
            let pantry = try current(PantryReader.file)
            guard pantry.map({ ContentHash($0) }) == note.after else {
                throw EditRefusal(
                    "the pantry has been changed since \(note.dishes) was cooked",
                    fix: "put back what it took by hand, as in `forno pantry add \"600 g flour\"`")
            }
            let changes = [
                FileChange(PantryReader.file, before: pantry, after: note.before),
                FileChange(CookingNote.file, before: bytes, after: nil),
            ]
            return (changes, note.dishes)
        }
    }
}

extension PlannedMeal {
    /// "Pizza dough ×2".
    public var name: String { times.isEmpty ? title : title + " " + times }
}

/// What is kept of the last cooking, beside the site's files, so that it can be undone.
package struct CookingNote {
    /// The file, in the site.
    static let file = ".forno/cooked"

    /// The names of the dishes.
    let dishes: String
    /// The pantry before.
    let before: [UInt8]
    /// The digest of the pantry afterwards.
    let after: ContentHash
}

extension CookingNote {
    /// The note in `bytes`; nil when they are none, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .cooking), let dishes = reader.text(), let before = reader.part(),
            let after = reader.number(), reader.isAtEnd
        else { return nil }
        self.init(dishes: dishes, before: Array(before), after: ContentHash(value: after))
    }

    /// The bytes of the note.
    var encoded: [UInt8] {
        var writer = RecordWriter(.cooking)
        writer.append(dishes)
        writer.append(before)
        writer.append(after.value)
        return writer.finish()
    }
}
