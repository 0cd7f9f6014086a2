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
            guard let before = try current(Pantry.file) else {
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
            let noted = try current(CookingNote.file)
            let note = CookingNote.Cooking(dishes: dishes, before: before, after: ContentHash(after))
            let changes = [
                FileChange(Pantry.file, before: before, after: after),
                FileChange(CookingNote.file, before: noted, after: CookingNote(noted).adding(note).encoded),
            ]
            return (changes, withdrawal)
        }
    }

    /// Puts back what was last cooked: the pantry becomes what it was before, byte for byte. Gives the dishes. The next call puts
    /// back what was cooked before that.
    ///
    /// Refused when the pantry has been changed since, and when nothing was cooked or all was put back already.
    public func uncook() throws -> String {
        try edits.run {
            let bytes = try current(CookingNote.file)
            var cooked = CookingNote(bytes)
            guard let note = cooked.cookings.popLast() else {
                throw EditRefusal(
                    "there is nothing cooked that could be undone",
                    fix: "what `forno cook` took can be, the last dish first, and once")
            }
            let pantry = try current(Pantry.file)
            guard pantry.map({ ContentHash($0) }) == note.after else {
                throw EditRefusal(
                    "the pantry has been changed since \(note.dishes) was cooked",
                    fix: "put back what it took by hand, as in `forno pantry add \"600 g flour\"`")
            }
            let changes = [
                FileChange(Pantry.file, before: pantry, after: note.before),
                FileChange(CookingNote.file, before: bytes, after: cooked.cookings.isEmpty ? nil : cooked.encoded),
            ]
            return (changes, note.dishes)
        }
    }
}

extension PlannedMeal {
    /// "Pizza dough ×2".
    public var name: String { times.isEmpty ? title : title + " " + times }
}

/// What is kept of what was cooked, beside the site's files, so that it can be undone.
package struct CookingNote {
    /// What one `forno cook` did.
    struct Cooking {
        /// The names of the dishes.
        let dishes: String
        /// The pantry before.
        let before: [UInt8]
        /// The digest of the pantry afterwards.
        let after: ContentHash
    }

    /// The file, in the site.
    static let file = ".forno/cooked"
    /// As many as a person undoes; each keeps a pantry.
    static let most = 30

    /// In the order in which they were.
    var cookings: [Cooking] = []

    /// The note with one more, and without what is too long ago.
    func adding(_ cooking: Cooking) -> CookingNote {
        var note = self
        note.cookings = (cookings + [cooking]).suffix(Self.most)
        return note
    }
}

extension CookingNote {
    /// The note in a file; an empty one where there is none, or it is damaged.
    init(_ bytes: [UInt8]?) {
        self = bytes.flatMap { CookingNote(reading: $0) } ?? CookingNote()
    }

    /// The note in `bytes`; nil when they are none, or are damaged.
    package init?(reading bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .cooking) else { return nil }
        while !reader.isAtEnd {
            guard let dishes = reader.text(), let before = reader.part(), let after = reader.number()
            else { return nil }
            cookings.append(Cooking(dishes: dishes, before: Array(before), after: ContentHash(value: after)))
        }
    }

    /// The bytes of the note.
    var encoded: [UInt8] {
        var writer = RecordWriter(.cooking)
        for cooking in cookings {
            writer.append(cooking.dishes)
            writer.append(cooking.before)
            writer.append(cooking.after.value)
        }
        return writer.finish()
    }
}
