import Text

/// A name that templates can use, and how its value is read from a subject. A remark, in Markdown on one line, says what the
/// name does not: `forno help templates` prints it, and a build never looks at it.
public struct Field<Subject: Sendable>: Sendable {
    /// The name with its value; many of them for a field that includes another shape.
    @usableFromInline let entries: [FieldTable.Entry]

    /// A field that tells an interpreter what it holds; one that tells nothing is absent.
    @inlinable
    init(
        _ name: String, _ kind: Shape.Kind, _ remark: String = "",
        _ read: @escaping @Sendable (UnsafePointer<Subject>, inout Interpreter) -> Void
    ) {
        // The subject is of this field's own type: a field is read only by way of a shape for its subject.
        entries = [
            FieldTable.Entry(Shape.Field(name, kind, remark)) { subject, interpreter in
                read(subject.assumingMemoryBound(to: Subject.self), &interpreter)
            }
        ]
    }

    @inlinable
    init(entries: [FieldTable.Entry]) {
        self.entries = entries
    }
}

extension Field {
    /// Text; nil is absent, and empty text is false in a section.
    @inlinable
    public static func text(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> String?
    ) -> Field {
        Field(name, .text, remark) { subject, interpreter in
            if let text = get(subject.pointee) { interpreter.emit(text: text) }
        }
    }

    /// Text that is set in type: with a no-break space (U+00A0) wherever no line may end, as in "500 g". HTML shows it so;
    /// elsewhere, in attributes and in files, these are plain spaces. nil is absent.
    @inlinable
    public static func typeset(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> String?
    ) -> Field {
        Field(name, .text, remark) { subject, interpreter in
            if let text = get(subject.pointee) { interpreter.emit(typeset: text) }
        }
    }

    /// An address in two pieces, printed one behind the other: the way to the root of the site, and the path from there;
    /// nil is absent. A page has hundreds of them, so they are not put together first.
    @inlinable
    public static func address(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> (root: String, path: String)?
    ) -> Field {
        Field(name, .text, remark) { subject, interpreter in
            if let address = get(subject.pointee) { interpreter.emit(root: address.root, path: address.path) }
        }
    }

    /// HTML, which HTML text shows without escaping it again; nil is absent.
    @inlinable
    public static func html(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> HTML?
    ) -> Field {
        Field(name, .html, remark) { subject, interpreter in
            if let html = get(subject.pointee) { interpreter.emit(html: html) }
        }
    }

    /// HTML that `write` makes of the subject, straight into the page; absent unless `isShown`.
    @inlinable
    public static func html(
        _ name: String, _ remark: String = "", isShown: @escaping @Sendable (Subject) -> Bool = { _ in true },
        write: @escaping @Sendable (Subject, inout HTMLWriter) -> Void
    ) -> Field {
        Field(name, .html, remark) { subject, interpreter in
            if isShown(subject.pointee) { interpreter.emit(html: { write(subject.pointee, &$0) }) }
        }
    }

    /// JSON for a script element; nil is absent.
    @inlinable
    public static func json(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> ScriptJSON?
    ) -> Field {
        Field(name, .html, remark) { subject, interpreter in
            if let json = get(subject.pointee) { interpreter.emit(json: json) }
        }
    }

    /// A flag, for sections.
    @inlinable
    public static func flag(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> Bool
    ) -> Field {
        Field(name, .flag, remark) { subject, interpreter in interpreter.emit(flag: get(subject.pointee)) }
    }

    /// A record within the record; nil is absent.
    @inlinable
    public static func record<Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ remark: String = "",
        _ get: @escaping @Sendable (Subject) -> Inner?
    ) -> Field {
        Field(name, .record(shape.shape), remark) { subject, interpreter in
            if let inner = get(subject.pointee) { interpreter.emit(inner, as: shape) }
        }
    }

    /// A record that few subjects have: whether it `isThere` is asked first, which costs less than a record that is absent.
    @inlinable
    public static func record<Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ remark: String = "",
        isThere: @escaping @Sendable (Subject) -> Bool, _ get: @escaping @Sendable (Subject) -> Inner?
    ) -> Field {
        Field(name, .record(shape.shape), remark) { subject, interpreter in
            if isThere(subject.pointee), let inner = get(subject.pointee) { interpreter.emit(inner, as: shape) }
        }
    }

    /// A list of records, in the order given.
    @inlinable
    public static func list<Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ remark: String = "",
        _ get: @escaping @Sendable (Subject) -> [Inner]
    ) -> Field {
        Field(name, .list(shape.shape), remark) { subject, interpreter in
            let items = get(subject.pointee)
            guard let section = interpreter.section(ofList: items.count) else { return }
            for item in items { interpreter.run(section, about: item, as: shape) }
        }
    }

    /// A list of records, in the order given, each made of the subject and an item when a template comes to it: `forEach`
    /// shows them one after the other.
    @inlinable
    public static func list<Item: Sendable, Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ remark: String = "",
        of get: @escaping @Sendable (Subject) -> [Item],
        forEach: @escaping @Sendable (Subject, [Item], (Inner) -> Void) -> Void
    ) -> Field {
        Field(name, .list(shape.shape), remark) { subject, interpreter in
            let items = get(subject.pointee)
            guard let section = interpreter.section(ofList: items.count) else { return }
            forEach(subject.pointee, items) { interpreter.run(section, about: $0, as: shape) }
        }
    }

    /// A list of records, in the order given, each of which looks the same on all pages but for the way to their root: what
    /// the fields of `view` hold depends on the item and on nothing else, except for addresses, which begin with `root`. An
    /// item may keep how it looks; see ``CachedFragmentItem``.
    @inlinable
    public static func list<Item: CachedFragmentItem, Inner: Sendable>(
        _ name: String, _ shape: RecordShape<Inner>, _ remark: String = "",
        of get: @escaping @Sendable (Subject) -> [Item],
        root: @escaping @Sendable (Subject) -> String, view: @escaping @Sendable (Subject, Item) -> Inner
    ) -> Field {
        Field(name, .list(shape.shape), remark) { subject, interpreter in
            let (items, root) = (get(subject.pointee), root(subject.pointee))
            guard let section = interpreter.section(ofList: items.count) else { return }
            let closed = interpreter.closedSection(section, root: root)
            for item in items {
                if let closed, interpreter.trace(item, closed, root: root) { continue }
                let isDrawn = closed != nil && interpreter.beginFragment(item, root: root)
                interpreter.run(section, about: view(subject.pointee, item), as: shape)
                if isDrawn, let closed { interpreter.endFragment(item, closed) }
            }
        }
    }

    /// A list of plain texts, each printed by `{{.}}`, in the order given.
    @inlinable
    public static func texts(
        _ name: String, _ remark: String = "", _ get: @escaping @Sendable (Subject) -> [String]
    ) -> Field {
        Field(name, .texts, remark) { subject, interpreter in
            interpreter.emit(.list(get(subject.pointee).map(Value.text)))
        }
    }

    /// All fields of another shape, as fields of this one: "all of a pizza, and …".
    @inlinable
    public static func include<Inner: Sendable>(
        _ shape: RecordShape<Inner>, _ get: @escaping @Sendable (Subject) -> Inner
    ) -> Field {
        Field(
            entries: shape.fields.entries.map { inner in
                FieldTable.Entry(inner.field) { subject, interpreter in
                    let included = get(subject.assumingMemoryBound(to: Subject.self).pointee)
                    withUnsafePointer(to: included) { inner.read($0, &interpreter) }
                }
            })
    }
}
