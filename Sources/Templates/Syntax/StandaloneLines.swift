import Text

/// Finds the tags that stand alone on their lines, whose lines then leave no trace in the output.
///
/// By the specification a section, comment, partial, parent, block or delimiter tag is standalone when only white space
/// is around it on its line. A parent is one unit from its opening to its closing tag, and around the blocks given to
/// it there is only text that counts for nothing.
struct StandaloneLines {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    func mark(_ tokens: inout [Token]) {
        for index in tokens.indices {
            guard case .tag(var tag) = tokens[index] else { continue }
            let start = lineStart(before: tag.range.lowerBound)
            tag.indentation = start.map { $0..<tag.range.lowerBound }
            let cut = cut(tag, start, tokens)
            tag.isStandalone = tag.isStandalone || cut != nil
            tokens[index] = .tag(tag)
            if let cut { trim(&tokens, around: index, cut) }
        }
    }

    /// The bytes that do not count as text around a tag, or nil when it is not standalone.
    private func cut(_ tag: Tag, _ start: Int?, _ tokens: [Token]) -> Range<Int>? {
        let end = lineEnd(after: tag.range.upperBound)
        switch tag.kind {
        case .variable, .raw:
            return nil
        case .parent:
            return parentCut(tag, start, tokens)
        case .block where tag.isArgument:
            return end.map { tag.range.lowerBound..<$0 }
        case .close where tag.isArgument:
            return start.map { $0..<tag.range.upperBound }
        case .close:
            guard closesParent(tag, tokens) else { break }
            return closedParentCut(tag, end, tokens)
        default: break
        }
        guard let start, let end else { return nil }
        return start..<end
    }

    private func parentCut(_ tag: Tag, _ start: Int?, _ tokens: [Token]) -> Range<Int>? {
        guard let start, let close = partner(of: tag, tokens), lineEnd(after: close.range.upperBound) != nil
        else { return nil }
        return start..<tag.range.upperBound
    }

    private func closedParentCut(_ tag: Tag, _ end: Int?, _ tokens: [Token]) -> Range<Int>? {
        guard let open = partner(of: tag, tokens), open.isStandalone, let end else { return nil }
        return tag.range.lowerBound..<end
    }

    private func closesParent(_ tag: Tag, _ tokens: [Token]) -> Bool {
        partner(of: tag, tokens)?.kind == .parent
    }

    private func partner(of tag: Tag, _ tokens: [Token]) -> Tag? {
        guard let partner = tag.partner, partner < tokens.count, case .tag(let other) = tokens[partner]
        else { return nil }
        return other
    }

    private func trim(_ tokens: inout [Token], around index: Int, _ cut: Range<Int>) {
        if index > 0, case .text(let range) = tokens[index - 1] {
            tokens[index - 1] = .text(range.lowerBound..<max(range.lowerBound, min(range.upperBound, cut.lowerBound)))
        }
        if index + 1 < tokens.count, case .text(let range) = tokens[index + 1] {
            tokens[index + 1] = .text(min(range.upperBound, max(range.lowerBound, cut.upperBound))..<range.upperBound)
        }
    }

    /// The start of the line when only white space is between it and `offset`.
    private func lineStart(before offset: Int) -> Int? {
        var index = offset
        while index > 0, bytes[index - 1].isSpace { index -= 1 }
        return index == 0 || bytes[index - 1] == UInt8(ascii: "\n") ? index : nil
    }

    /// The start of the next line, or the end of the file, when only white space is between `offset` and it.
    private func lineEnd(after offset: Int) -> Int? {
        var index = offset
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        if index == bytes.count { return index }
        if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count { index += 1 }
        return bytes[index] == UInt8(ascii: "\n") ? index + 1 : nil
    }
}
