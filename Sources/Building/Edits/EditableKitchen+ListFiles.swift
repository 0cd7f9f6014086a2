import Diagnostics
import Kitchen
import Publishing
import Reading
import Text

extension EditableKitchen {
    /// Starts a list under a name, and gives its path; a list that is there already is refused.
    public func newList(_ name: String) throws -> String {
        let list = try ListFile(named: name)
        return try make(
            list.path, ListEdit.new(title: ListFile.title(for: name)), what: "a list of this name",
            fix: "add to it with `forno list add \(list.slug) ITEM`, or choose another name")
    }

    /// Gives a list another title, and its file the name of that; gives the new path.
    public func renameList(_ name: String, to title: String) throws -> String {
        let list = try existingList(named: name)
        let renamed = try ListFile(named: title)
        return try edits.run {
            let before = try files.read(list.path)
            let after = try editing(.list(list)) { () throws(EditFailure) in
                try listEdit.retitle(ListFile.title(for: title), in: before)
            }
            guard renamed.slug != list.slug else {
                return ([FileChange(list.path, before: before, after: after)], list.path)
            }
            return (
                [
                    FileChange(renamed.path, before: nil, after: after),
                    FileChange(list.path, before: before, after: nil),
                ], renamed.path
            )
        }
    }

    /// Removes a list with all in it, and gives its path. A list with items still to buy stays, unless `isForced`.
    public func removeList(_ name: String, isForced: Bool) throws -> String {
        let list = try existingList(named: name)
        return try edit(list.path) { _ in
            let open = try openItems(of: list)
            guard open == 0 || isForced else {
                throw EditRefusal(
                    "\(list.slug) has \(open) item\(open == 1 ? "" : "s") still to buy",
                    fix: "add --force to remove it all the same")
            }
            return (nil, list.path)
        }
    }

    private func openItems(of list: ListFile) throws -> Int {
        var diagnostics = DiagnosticList()
        let read = listReader.read(try files.read(list.path), file: list.path, diagnostics: &diagnostics)
        guard let read else { throw refusal(of: .unreadable(list.path), .list(list)) }
        return read.items.count { !$0.isDone }
    }
}
