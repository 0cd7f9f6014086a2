import Kitchen
import Publishing
import Reading

extension EditableKitchen {
    /// Ticks items of a list and puts them into the pantry, as added on `day` and good until `expires`, or until the day
    /// that the item gives, or as long as its grocery keeps. With `isStocked` false the pantry stays as it is.
    public func done(
        _ names: [String], inList name: String, on day: CalendarDate, expires: CalendarDate? = nil,
        isStocked: Bool = true
    ) throws -> ListOutcome {
        try mark(names, done: true, inList: name) { item, pantry in
            guard isStocked else { return nil }
            var stocked = StockedItem(item, on: day, expires: expires, groceries: groceries)
            pantry = try editing(.pantry) { () throws(EditFailure) in
                try add(&stocked, to: pantry ?? [])
            }
            return stocked
        }
    }

    /// Takes the ticks off items of a list, and the items out of the pantry again, as far as they are in it as they came.
    public func undo(_ names: [String], inList name: String) throws -> ListOutcome {
        try mark(names, done: false, inList: name) { item, pantry in
            guard let there = pantry else { return nil }
            let bought = item.bought(on: CalendarDate(dayNumber: 0), groceries: groceries)
            do throws(EditFailure) {
                let undone = try pantryEdit.undo(bought, in: there)
                pantry = undone.bytes
                return StockedItem(undone.item)
            } catch .notFound {
                // It was never put there, or some of it is used.
                return nil
            } catch {
                throw refusal(of: error, .pantry)
            }
        }
    }

    /// Marks items in the list, and does to the pantry what goes with each, as one edit.
    private func mark(
        _ names: [String], done: Bool, inList name: String,
        _ stock: (ListItem, inout [UInt8]?) throws -> StockedItem?
    ) throws -> ListOutcome {
        let list = try existingList(named: name)
        return try edits.run {
            let before = (list: try files.read(list.path), pantry: try current(Pantry.file))
            var (after, outcome) = (before, ListOutcome(list))
            for name in names { try mark(name, done: done, of: list, in: &after.list, &outcome) }
            for index in outcome.changed.indices {
                outcome.changed[index].stocked = try stock(outcome.changed[index].item, &after.pantry)
            }
            let changes = [
                FileChange(list.path, before: before.list, after: after.list),
                FileChange(Pantry.file, before: before.pantry, after: after.pantry),
            ]
            return (changes, outcome)
        }
    }

    private func mark(
        _ name: String, done: Bool, of list: ListFile, in bytes: inout [UInt8], _ outcome: inout ListOutcome
    ) throws(EditRefusal) {
        do throws(EditFailure) {
            let marked = try listEdit.mark(name, done: done, in: bytes)
            bytes = marked.bytes
            outcome.changed.append(ListOutcome.Change(item: marked.item))
        } catch .unchanged(let text) {
            outcome.unchanged.append(text)
        } catch {
            throw refusal(of: error, .list(list))
        }
    }
}
