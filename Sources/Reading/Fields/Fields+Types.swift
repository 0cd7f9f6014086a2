import Diagnostics

extension Fields {
    /// The text of `key`. In YAML all plain scalars are text, so `title: 1984` is one.
    public mutating func text(_ key: String, required: Bool = false) -> Located<String>? {
        value(key, required: required).flatMap { text(of: key, $0) }
    }

    /// The texts of all keys, whatever they are called; those that are null are left out. Cost: linear in the keys.
    public mutating func allTexts() -> [String: String] {
        allowOthers()
        var texts: [String: String] = [:]
        for entry in entries where !entry.value.isNull { texts[entry.key] = text(of: entry.key, entry.value)?.value }
        return texts
    }

    private mutating func text(of key: String, _ value: SourceValue) -> Located<String>? {
        guard case .text(let text, _) = value.content else {
            return wrongType(key, "a text", value, fix: "put it in quotes")
        }
        return Located(text, at: value.span)
    }

    /// The whole number of `key`, in decimal digits with an optional sign; quotes around it do not matter.
    public mutating func integer(_ key: String, required: Bool = false) -> Located<Int>? {
        guard let value = value(key, required: required) else { return nil }
        guard let text = value.scalarText, let number = Int(text) else {
            return wrongType(key, "a whole number", value)
        }
        return Located(number, at: value.span)
    }

    /// The text of the number of `key`: `[+-]digits[.digits][e[+-]digits]`; quotes around it do not matter.
    ///
    /// It is for the reader of money or quantities to make a value of it, without binary floating point between.
    public mutating func decimalText(_ key: String, required: Bool = false) -> Located<String>? {
        guard let value = value(key, required: required) else { return nil }
        guard let text = value.scalarText, let number = decimal(text) else {
            let pointed = value.scalarText.flatMap { DecimalText.withPoint($0) ?? DecimalText.withoutCurrency($0) }
            return wrongType(key, "a number", value, fix: pointed.map { "write \($0)" })
        }
        return Located(number, at: value.span)
    }

    /// The truth of `key`: JSON's `true` and `false`, or unquoted `true`, `false`, `yes`, `no`, `on` or `off` in any case.
    public mutating func bool(_ key: String, required: Bool = false) -> Located<Bool>? {
        guard let value = value(key, required: required) else { return nil }
        switch value.content {
        case .bool(let bool): return Located(bool, at: value.span)
        case .text(let text, plain: true):
            if let bool = Self.truths[text.lowercased()] { return Located(bool, at: value.span) }
        default: break
        }
        return wrongType(key, "true or false", value, fix: "write `true` or `false`, without quotes")
    }

    private static let truths = ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false]

    /// The items of `key`, which must be a list.
    public mutating func list(_ key: String, required: Bool = false) -> [SourceValue]? {
        guard let value = value(key, required: required) else { return nil }
        guard case .list(let items) = value.content else { return wrongType(key, "a list", value) }
        return items
    }

    /// The texts of `key`: a list of texts, or one text alone, which with `splitting` is cut at its commas.
    ///
    /// Items that are null or empty are left out; one of another type is left out and reported.
    public mutating func texts(
        _ key: String, required: Bool = false, splitting: Bool = false
    ) -> [Located<String>]? {
        guard let value = value(key, required: required) else { return nil }
        switch value.content {
        case .text(let text, _):
            return splitting ? TextSplitter.split(text, of: value.span) : [Located(text, at: value.span)]
        case .list(let items):
            var texts: [Located<String>] = []
            texts.reserveCapacity(items.count)
            for item in items { if let text = text(item: item, of: key) { texts.append(text) } }
            return texts
        default: return wrongType(key, "a list of texts", value)
        }
    }

    private mutating func text(item: SourceValue, of key: String) -> Located<String>? {
        switch item.content {
        case .text(let text, _): return text.isEmpty ? nil : Located(text, at: item.span)
        case .null: return nil
        case .map(let entries) where readsLinesAsText && item.isOneLine:
            let text = "\(entries[0].key): \(entries[0].value.scalarText ?? "")"
            report(
                .wrongType, "an item of `\(key)` should be a text, but is keys with values", at: item.span,
                severity: .warning, notes: ["until then it is read as the text `\(text)`"], fix: "put it in quotes")
            return Located(text, at: item.span)
        default: return wrongType("an item of `\(key)`", quoted: false, "a text", item, fix: "put it in quotes")
        }
    }

    /// The fields of the map of `key`; call `finish` on them too.
    public mutating func map(_ key: String, required: Bool = false) -> Fields? {
        guard let value = value(key, required: required) else { return nil }
        guard case .map = value.content else { return wrongType(key, "keys with values", value) }
        return Fields(value, file: file, subject: "`\(key)`")
    }

    /// Reports a value of the wrong type; always nil.
    private mutating func wrongType<Value>(
        _ key: String, quoted: Bool = true, _ wanted: String, _ value: SourceValue, fix: String? = nil
    ) -> Value? {
        let name = quoted ? "`\(key)`" : key
        report(.wrongType, "\(name) should be \(wanted), but is \(value.kind)", at: value.span, fix: fix)
        return nil
    }
}

extension SourceValue {
    /// Whether it is `key: text` on one line, without braces.
    fileprivate var isOneLine: Bool {
        guard case .map(let entries) = content, entries.count == 1, let entry = entries.first else { return false }
        return entry.keySpan == SourceSpan(line: span.line, column: span.column, length: entry.keySpan.length)
            && entry.value.span.line == span.line && entry.value.scalarText != nil
    }
}
