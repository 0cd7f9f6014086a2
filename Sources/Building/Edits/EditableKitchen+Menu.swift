import Kitchen
import Reading

extension EditableKitchen {
    /// Writes into `content/menu/out.md` that something of the menu is sold out until the end of a day; gives the names written.
    ///
    /// Each is given by all names that it may have there, the best first (`Menu.soldOutNames`). An open item of one of them is taken
    /// out, so that there is one for each.
    public func markOut(_ things: [[String]], until day: CalendarDate) throws -> [String] {
        try edit(SoldOutReader.file) { before in
            var bytes = before ?? ListEdit.new(title: "Sold out")
            for names in things {
                while let open = SoldOutReader.line(of: names, in: bytes) {
                    bytes = try editing(.soldOut) { () throws(EditFailure) in
                        try listEdit.remove(open, from: bytes).bytes
                    }
                }
                bytes = try editing(.soldOut) { () throws(EditFailure) in
                    try listEdit.add("\(names[0]) \(day)", to: bytes)
                }
            }
            return (bytes, things.map { $0[0] })
        }
    }

    /// Writes a row into `content/menu/words.csv` for each of some texts that has none, for words in the other languages of the
    /// site; gives those that are new.
    public func addWords(for texts: [String]) throws -> [String] {
        let edit = MenuWordsEdit(language: settings.language, translations: settings.translations)
        return try self.edit(Translation.file) { before in
            try editing(.words) { () throws(EditFailure) in
                let (bytes, added) = try edit.add(texts, to: before ?? [])
                return (added.isEmpty && bytes == before ?? [] ? before : bytes, added)
            }
        }
    }

    /// Ticks what is sold out, given as for `markOut`, since it can be had again; gives their names.
    public func markBack(_ things: [[String]]) throws -> [String] {
        try edit(SoldOutReader.file) { before in
            var bytes = before ?? []
            for names in things {
                bytes = try editing(.soldOut) { () throws(EditFailure) in
                    guard let line = SoldOutReader.line(of: names, in: bytes) else {
                        throw EditFailure.notFound(names[0], nearest: nil)
                    }
                    return try listEdit.mark(line, done: true, in: bytes).bytes
                }
            }
            return (before == nil ? nil : bytes, things.map { $0[0] })
        }
    }
}
