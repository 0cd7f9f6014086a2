/// What an edit of several files was about to do: enough to finish it after a kill.
package struct EditJournal: Equatable, Sendable {
    struct Entry: Equatable, Sendable {
        var path: OutputPath
        /// The digest of the file before; nil when there was none.
        var before: ContentHash?
        /// The bytes of the file afterwards; nil when it is to be gone.
        var after: [UInt8]?
    }

    var entries: [Entry]
}

extension EditJournal {
    /// The journal of changes, which are below one folder.
    init(_ changes: [FileChange]) {
        entries = changes.compactMap { change in
            OutputPath(change.path).map {
                Entry(path: $0, before: change.before.map { ContentHash($0) }, after: change.after)
            }
        }
    }

    /// The journal in `bytes`; nil when they are not one, or are damaged.
    package init?(_ bytes: [UInt8]) {
        guard var reader = RecordReader(bytes, .edit), let count = reader.count() else { return nil }
        entries = []
        for _ in 0..<count {
            guard let entry = reader.entry() else { return nil }
            entries.append(entry)
        }
        guard reader.isAtEnd else { return nil }
    }

    /// The bytes of the journal.
    var encoded: [UInt8] {
        var writer = RecordWriter(.edit)
        writer.append(entries.count)
        for entry in entries {
            writer.append(entry.path)
            writer.append(entry.before == nil ? 0 : 1)
            writer.append(entry.before?.value ?? 0)
            writer.append(entry.after == nil ? 0 : 1)
            writer.append(entry.after ?? [])
        }
        return writer.finish()
    }
}

extension RecordReader {
    fileprivate mutating func entry() -> EditJournal.Entry? {
        guard let path = path(), let hasBefore = count(), let before = number(), let hasAfter = count(),
            let after = content()
        else { return nil }
        return EditJournal.Entry(
            path: path, before: hasBefore == 1 ? ContentHash(value: before) : nil, after: hasAfter == 1 ? after : nil)
    }
}

/// The named moments of an edit of several files, at which a test can end the process or make the file system seem to
/// refuse.
package enum EditStep: String, CaseIterable, Sendable {
    /// The journal counts: the edit is finished, once its first file is changed.
    case journalWritten
    /// Before a file is changed.
    case changing
    /// All files are changed; the journal is still there.
    case changed
}
