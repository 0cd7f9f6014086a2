import Kitchen

/// Which blocks of a method are its steps: the items of its lists and its paragraphs, but for what is no direction there.
extension RichText {
    /// The nodes of a method that are its steps, in order.
    func steps(of method: [Int]) -> [Int] {
        var steps: [Int] = []
        steps.reserveCapacity(12)
        let isListed = isListed(method)
        var aside: Int?
        for (index, block) in method.enumerated() {
            if case .heading(let level) = nodes[block].kind {
                if aside.map({ Int(level) <= $0 }) ?? true {
                    aside = SectionKind.isAside(title: plainText(of: block)) ? Int(level) : nil
                }
                continue
            }
            guard aside == nil else { continue }
            switch nodes[block].kind {
            case .list:
                if index > 0, isLabelOfNotes(method[index - 1]) { continue }
                addItems(of: block, to: &steps)
            case .paragraph: if isStep(block, besideList: isListed) { steps.append(block) }
            default: break
            }
        }
        if !isListed, endsInNote(steps) { steps.removeLast() }
        return steps.isEmpty ? quotedSteps(of: method) : steps
    }

    /// Adds the items of a list, or what is in the list below one that is but a title.
    private func addItems(of list: Int, to steps: inout [Int]) {
        for item in children(of: list) where hasWords(item) && !isNameInBrackets(item) {
            if let inner = listBelowTitle(item) {
                steps += children(of: inner).filter(hasWords)
            } else {
                steps.append(item)
            }
        }
    }

    private func isNameInBrackets(_ item: Int) -> Bool {
        bytes[nodes[item].range.lowerBound] == UInt8(ascii: "[") && onlyChild(of: item).flatMap(nameInBrackets) != nil
    }

    /// The list of steps in an item that is but their title: "1. Preparation".
    private func listBelowTitle(_ item: Int) -> Int? {
        let list = nodes[item + 1].next
        guard list < nodes[item].next, isList(list), nodes[list].next == nodes[item].next,
            nodes[item + 1].kind.isParagraph
        else { return nil }
        let title = plainText(of: item + 1)
        let isTitle = title.hasSuffix(":") || title.split(separator: " ").count <= 2
        return isTitle && !DirectionWords.isDirection(title) ? list : nil
    }

    /// Whether the last of some paragraphs speaks of the dish where each before it gives a direction: "It keeps for a week."
    private func endsInNote(_ steps: [Int]) -> Bool {
        guard steps.count > 2, steps.allSatisfy({ nodes[$0].kind.isParagraph }) else { return false }
        return DirectionWords.isRemark(plainText(of: steps[steps.count - 1]))
            && steps.dropLast().allSatisfy(isDirection)
    }

    private func isDirection(_ block: Int) -> Bool { DirectionWords.isDirection(plainText(of: block)) }

    /// Whether a block says what to do: a numbered list, or a paragraph or quotation with a direction.
    func isWork(_ block: Int) -> Bool {
        switch nodes[block].kind {
        case .list(start: .some, _): true
        case .list: children(of: block).contains(where: isDirection)
        case .paragraph, .quote: isStep(block, besideList: true)
        default: false
        }
    }

    /// Whether some blocks say what to do and nothing else, but for titles of a method and pictures.
    func isWorkAlone(_ blocks: ArraySlice<Int>) -> Bool {
        blocks.contains(where: isWork)
            && blocks.allSatisfy { block in
                switch nodes[block].kind {
                case .list(start: nil, _): children(of: block).allSatisfy(isDirection)
                case .paragraph:
                    isWork(block) || isOnlyPictures(block) || SectionKind(title: plainText(of: block)) == .method
                case .heading, .rule: true
                default: isWork(block)
                }
            }
    }

    /// The paragraphs of quotations, in which some write their steps.
    private func quotedSteps(of method: [Int]) -> [Int] {
        method.filter { nodes[$0].kind == .quote }.flatMap { children(of: $0) }.filter {
            nodes[$0].kind == .paragraph && isStep($0, besideList: false)
        }
    }

    /// Whether the steps of a method are its lists, and paragraphs stand beside them.
    private func isListed(_ method: [Int]) -> Bool {
        guard method.contains(where: { nodes[$0].kind.isParagraph }) else { return false }
        var (items, paragraphs) = (0, 0)
        for block in method {
            switch nodes[block].kind {
            case .list: items += children(of: block).count
            case .paragraph: paragraphs += 1
            default: break
            }
        }
        return paragraphs > 0 && items > 1 && items >= paragraphs
    }

    /// Whether a paragraph is a step. Beside a list only a direction is one.
    private func isStep(_ block: Int, besideList: Bool) -> Bool {
        guard hasWords(block), !isOnlyPictures(block) else { return false }
        let words = plainText(of: block)
        if words.isTemplateTag || words.isNoteOrSource
            || besideList && isGroupName(block) && !DirectionWords.isDirection(words)
        {
            return false
        }
        guard besideList || isQuiet(block, words) else { return true }
        return DirectionWords.isDirection(words) || words.contains("°")
    }

    /// Whether a paragraph is one of those that say where a recipe comes from: of links alone, or a book with its year or page.
    private func isQuiet(_ block: Int, _ words: String) -> Bool {
        guard block + 1 < nodes[block].next else { return false }
        if nodes[block + 1].kind == .emphasis || words.hasPrefix("—") { return true }
        if case .link = nodes[block + 1].kind { return true }
        return words.namesBook
    }

    private func isOnlyPictures(_ block: Int) -> Bool {
        children(of: block).allSatisfy { child in
            switch nodes[child].kind {
            case .picture, .lineBreak: true
            case .link, .emphasis: isOnlyPictures(child)
            default: !hasWords(child)
            }
        }
    }

    private func isLabelOfNotes(_ block: Int) -> Bool {
        guard nodes[block].kind.isParagraph else { return false }
        let words = plainText(of: block)
        if words.split(separator: " ").count <= 3, SectionKind.isAside(title: words) { return true }
        return words.isNoteOrSource && isGroupName(block)
    }

    private func hasWords(_ node: Int) -> Bool {
        bytes[nodes[node].range].contains { $0 != 0x20 && $0 != 0x0A }
    }
}

extension String {
    /// Whether a paragraph calls itself a note, or says where the recipe comes from.
    fileprivate var isNoteOrSource: Bool {
        // Most begin with a capital that begins none of these.
        guard let first = utf8.first, first >= 0x80 || Self.firstLetters.contains(first | 0x20) || first < 0x41 else {
            return false
        }
        let words = String(drop { !$0.isLetter }.prefix(40)).lowercased()
        if words.hasPrefix("http://") || words.hasPrefix("https://") || words.hasPrefix("www.") { return true }
        return Self.beginnings.contains { beginning in
            guard words.hasPrefix(beginning) else { return false }
            let rest = words.dropFirst(beginning.count)
            return beginning.contains(" ")
                ? !(rest.first?.isLetter ?? false) : rest.first.map { ":.!".contains($0) } ?? true
        }
    }

    /// Whether a paragraph is but a tag of another site generator: `{% include player.html %}`, `{{< figure >}}`.
    fileprivate var isTemplateTag: Bool {
        utf8.first == UInt8(ascii: "{") && (hasPrefix("{%") && hasSuffix("%}") || hasPrefix("{{") && hasSuffix("}}"))
    }

    /// Whether a year, a page or a number of a book stands in it.
    fileprivate var namesBook: Bool {
        let words = split { !$0.isLetter && !$0.isNumber }
        return zip(words, words.dropFirst()).contains { word, next in
            Self.pages.contains(word.lowercased()) && next.first?.isNumber ?? false
        } || words.contains { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) && $0.allSatisfy(\.isNumber) }
    }

    private static let pages: Set<String> = [
        "p", "pp", "page", "pages", "isbn", "seite", "pagina", "página", "pág", "pag",
    ]

    private static let firstLetters = Set(beginnings.compactMap(\.utf8.first))

    // One word stands before a colon or alone; of several the next may be any.
    private static let beginnings = [
        "note", "notes", "nb", "n.b.", "ps", "tip", "tips", "hint", "hints", "variation", "variations", "variant",
        "optional",
        "substitutions", "storage", "source", "sources", "credit", "credits", "via", "recipe", "link", "video",
        "reference",
        "note that", "originally published", "originally posted", "originally from", "adapted from", "recipe from",
        "recipe by",
        "recipe adapted", "original recipe", "based on", "inspired by", "taken from", "see also", "this recipe is from",
        "nota", "note", "consiglio", "consigli", "variante", "varianti", "fonte", "tratto da", "ricetta di",
        "adattato da",
        "hinweis", "hinweise", "tipp", "tipps", "anmerkung", "anmerkungen", "quelle", "rezept von", "rezept aus",
        "aus dem buch",
        "ursprünglich veröffentlicht", "nach einem rezept",
        "remarque", "remarques", "astuce", "astuces", "conseil", "conseils", "recette de", "d'après", "adapté de",
        "tiré de",
        "publié à l'origine", "notas", "consejo", "consejos", "truco", "fuente", "receta de", "adaptado de",
        "basado en",
        "publicado originalmente", "pubblicato originariamente", "originariamente pubblicato",
    ]
}
