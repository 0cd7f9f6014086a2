import Diagnostics
import Kitchen
import Publishing
import Reading
import Text

extension EditableKitchen {
    /// All lists, in order of path; what is wrong with them is reported.
    public func lists(diagnostics: inout DiagnosticList) -> [ShoppingList] {
        listFiles.compactMap { list in
            files.read(list.path, diagnostics: &diagnostics)
                .flatMap { listReader.read($0, file: list.path, diagnostics: &diagnostics) }
        }
    }

    /// The list that a name means.
    public func list(named name: String, diagnostics: inout DiagnosticList) throws -> ShoppingList? {
        let list = try existingList(named: name)
        return listReader.read(try files.read(list.path), file: list.path, diagnostics: &diagnostics)
    }

    /// Adds items to a list, behind the last one. A list that is missing is made, unless one has almost that name.
    public func add(_ texts: [String], toList name: String) throws -> ListOutcome {
        let list = try listToAddTo(named: name)
        return try edit(list.path) { before in try adding(texts, to: list, titled: name, before) }
    }

    /// The list of a name, or a new one; refused where one has almost that name.
    func listToAddTo(named name: String) throws -> ListFile {
        let known = try list(named: name)
        if known == nil, let nearest = nearestList(to: name) {
            throw EditRefusal(
                "no list is called \"\(name)\"",
                fix: "did you mean \"\(nearest)\"? `forno list new \"\(name)\"` starts one of that name")
        }
        return try known ?? ListFile(named: name)
    }

    /// The bytes of a list, nil where there is none yet, with items behind the last one.
    func adding(
        _ texts: [String], to list: ListFile, titled name: String, _ before: [UInt8]?
    ) throws -> (bytes: [UInt8]?, result: ListOutcome) {
        var bytes = before ?? ListEdit.new(title: ListFile.title(for: name))
        var outcome = ListOutcome(list)
        outcome.isNew = before == nil
        for text in texts {
            bytes = try editing(.list(list)) { () throws(EditFailure) in try listEdit.add(text, to: bytes) }
            outcome.changed.append(ListOutcome.Change(item: item(text)))
        }
        return (bytes, outcome)
    }

    /// Removes items from a list.
    public func remove(_ names: [String], fromList name: String) throws -> ListOutcome {
        let list = try existingList(named: name)
        return try edit(list.path) { _ in
            var (bytes, outcome) = (try files.read(list.path), ListOutcome(list))
            for name in names {
                let removed = try editing(.list(list)) { () throws(EditFailure) in
                    try listEdit.remove(name, from: bytes)
                }
                bytes = removed.bytes
                outcome.changed.append(ListOutcome.Change(item: removed.item))
            }
            return (bytes, outcome)
        }
    }

    /// Gives an item of a list other words.
    public func rename(_ item: String, to text: String, inList name: String) throws -> ListOutcome {
        let list = try existingList(named: name)
        return try edit(list.path) { _ in
            let before = try files.read(list.path)
            let bytes = try editing(.list(list)) { () throws(EditFailure) in
                try listEdit.rename(item, to: text, in: before)
            }
            var outcome = ListOutcome(list)
            outcome.changed = [ListOutcome.Change(item: self.item(text))]
            return (bytes, outcome)
        }
    }

    var listEdit: ListEdit {
        ListEdit(currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark)
    }

    /// What a text says as an item of a list.
    public func item(_ text: String) -> ListItem {
        var item = ListItem(text: text, location: SourceLocation(file: "the command line"))
        ListItemReader(
            currency: settings.currency, language: settings.kitchenLanguage, decimalMark: settings.decimalMark
        ).read(&item)
        return item
    }

    /// The text of an item with a price and its last good day behind it, where they are given.
    public func itemText(_ text: String, price: String?, expires: CalendarDate?) throws -> String {
        var text = text
        if let price {
            let read = item("item \(settings.currency.sign) \(price)")
            guard let money = read.price, read.name == "item" else {
                throw EditRefusal(
                    "\"\(price)\" is no price in \(settings.currency.code)",
                    fix: "write it with at most \(settings.currency.exponent) decimals")
            }
            text += " \(settings.currency.sign)\(money.plain)"
        }
        return text + (expires.map { " expires \($0)" } ?? "")
    }

    /// The name that commands know a list by.
    public func slug(ofList path: String) -> String { ListFile(path: path).slug }
}

extension EditableKitchen {
    /// Starts a list under a name, and gives its path; a list that is there already is refused.
    public func newList(_ name: String) throws -> String {
        let list = try ListFile(named: name)
        return try make(
            list.path, ListEdit.new(title: ListFile.title(for: name)), what: "a list of this name",
            fix: "add to it with `forno list add \(list.slug) ITEM`, or choose another name")
    }

    /// Writes a list under a name, of which its title is made unless `isTitled`, and gives its path. A list that is there
    /// already is refused, unless `isForced`.
    public func saveList(
        _ name: String, _ bytes: [UInt8], isTitled: Bool, isForced: Bool
    ) throws -> (path: String, isReplaced: Bool) {
        let list = try ListFile(named: name)
        let titled = try editing(.list(list)) { () throws(EditFailure) in
            try isTitled ? bytes : listEdit.retitle(ListFile.title(for: name), in: bytes)
        }
        return try edit(list.path) { before in
            guard before == nil || isForced else {
                throw EditRefusal(
                    "a list of this name is there already: \(list.path)",
                    fix: "choose another name, or add --force to replace it with all its ticks")
            }
            return (titled, (list.path, before != nil))
        }
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
