import Reading

/// The instructions in the shapes in which pages write them: one text, texts, steps, sections of steps, lists of any of them.
struct InstructionValues {
    private(set) var groups: [ImportedRecipe.Group] = []
    private let data: LinkedData

    /// A step with the name that it may have.
    private struct Step {
        var name: String?
        var text: String
    }

    init(_ data: LinkedData, _ values: [LenientJSONValue]) {
        self.data = data
        readSection(named: nil, values, depth: 0)
        groups.removeAll { $0.lines.isEmpty && $0.isInner }
        dropEmptySections()
    }

    /// Reads what stands under a name; sections in it come behind its own steps.
    private mutating func readSection(named name: String?, _ values: [LenientJSONValue], depth: Int) {
        var steps: [Step] = []
        if let name { groups.append(ImportedRecipe.Group(name: name, lines: [])) }
        let isOnly = values.count == 1
        for value in values {
            guard let thing = data.thing(value).map(unwrapped) else {
                steps += texts(value, isOnly: isOnly).map { Step(text: $0) }
                continue
            }
            let inner = data.values(thing, "itemListElement", "step", "steps", "item")
            if isSection(thing), !inner.isEmpty, depth < 5 {
                add(steps, under: name)
                steps = []
                let title = data.words(thing, "name")
                readSection(named: title, inner, depth: depth + 1)
            } else {
                steps += self.steps(thing, inner, isOnly: isOnly, depth: depth)
            }
        }
        add(steps, under: name)
    }

    /// Whether a thing holds steps: one without a type where it says nothing itself.
    private func isSection(_ thing: LinkedData.Thing) -> Bool {
        if thing["@type"] == nil { return data.values(thing, "text", "description").isEmpty }
        return data.isA("HowToSection", thing) || data.isA("ItemList", thing) || data.isA("HowTo", thing)
    }

    /// The thing that a place in a list holds, or the thing itself.
    private func unwrapped(_ thing: LinkedData.Thing) -> LinkedData.Thing {
        guard data.isA("ListItem", thing) else { return thing }
        return data.values(thing, "item").first.flatMap { data.thing($0) } ?? thing
    }

    private func texts(_ value: LenientJSONValue, isOnly: Bool) -> [String] {
        guard case .text(let text) = value else { return data.words(value).map { [$0] } ?? [] }
        let lines = PlainWords.lines(isOnly ? text : text.inOneLine)
        return isOnly && lines.count == 1 ? Self.counted(in: lines[0]) : lines
    }

    /// The parts of one line that counts them from 1 on: "1. Boil. 2. Serve."
    private static func counted(in line: String) -> [String] {
        for sign in [". ", ") "] where line.hasPrefix("1" + sign) {
            var (parts, rest, number): ([String], Substring, Int) = ([], line[...], 2)
            while let next = rest.firstRange(of: " \(number)\(sign)") {
                parts.append(String(rest[..<next.lowerBound]))
                rest = rest[next.lowerBound...].dropFirst()
                number += 1
            }
            if !parts.isEmpty { return parts + [String(rest)] }
        }
        return [line]
    }

    /// The steps that a thing is: most often one.
    private func steps(_ thing: LinkedData.Thing, _ inner: [LenientJSONValue], isOnly: Bool, depth: Int) -> [Step] {
        if data.isA("ListItem", thing), !inner.isEmpty, depth < 5 {
            return inner.flatMap { value in
                data.thing(value).map { steps($0, [], isOnly: isOnly, depth: depth + 1) }
                    ?? texts(value, isOnly: isOnly).map { Step(text: $0) }
            }
        }
        let name = data.words(thing, "name")
        let own = data.values(thing, "text", "description").flatMap { texts($0, isOnly: isOnly) }
        // The directions and tips of one step.
        let parts = inner.compactMap { part in
            data.thing(part).flatMap { data.words($0, "text", "name") } ?? data.words(part)
        }
        var lines = own.isEmpty ? [parts.joined(separator: " ")].filter { !$0.isEmpty } : own
        if !isOnly, lines.count > 1 { lines = [lines.joined(separator: " ")] }
        if lines.isEmpty, let name { return [Step(text: name)] }
        return lines.enumerated().map { Step(name: $0 == 0 ? Self.telling(name, of: $1) : nil, text: $1) }
    }

    /// The name of a step where it says more than its text and its number.
    private static func telling(_ name: String?, of text: String) -> String? {
        guard let name else { return nil }
        let (short, long) = (letters(name), letters(text))
        if short.isEmpty || long.hasPrefix(short) || short.hasPrefix(long) { return nil }
        let words = name.lowercased().split { !$0.isLetter }
        return words.count == 1 && numbered.contains(String(words[0])) ? nil : name
    }

    private static let numbered: Set<String> = [
        "step", "schritt", "étape", "paso", "passo", "passaggio", "fase", "stap", "no", "nr",
    ]

    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Adds steps: where all have names these are headings, else they stand before their texts.
    private mutating func add(_ all: [Step], under section: String?) {
        let steps = Self.withoutTitle(all.filter { !Self.isNumber($0.text) })
        let texts = Self.withoutNumbers(steps.map(\.text))
        let areNamed = !steps.isEmpty && steps.allSatisfy { $0.name != nil }
        for (step, text) in zip(steps, texts) where !text.isEmpty {
            if areNamed {
                groups.append(ImportedRecipe.Group(name: step.name, isInner: section != nil, lines: [text]))
                continue
            }
            if groups.last.map({ $0.name != section }) ?? true { groups.append(ImportedRecipe.Group(lines: [])) }
            let name = step.name.map { $0.trimming { ":. ".contains($0) } + ": " } ?? ""
            groups[groups.count - 1].lines.append(name + text)
        }
    }

    /// Whether a text is the number of a step and no step: "1", "1.", "Step 1".
    private static func isNumber(_ text: String) -> Bool {
        let words = text.lowercased().split { $0.isWhitespace || ".):".contains($0) }
        let rest = words.count == 2 && numbered.contains(String(words[0])) ? words.dropFirst() : words[...]
        return rest.count == 1 && rest.allSatisfy { $0.allSatisfy(\.isWholeNumber) }
    }

    /// Steps without the title of the method before them, which pages write among them.
    private static func withoutTitle(_ steps: [Step]) -> [Step] {
        guard steps.count > 1, let first = steps.first, first.name == nil else { return steps }
        return MethodTitle.isOne(first.text) ? Array(steps.dropFirst()) : steps
    }

    /// The texts without the numbers that a page counts them with, since a list counts them again: "2. Stir", "Step 2: Stir".
    private static func withoutNumbers(_ texts: [String]) -> [String] {
        let stripped = texts.enumerated().map { withoutNumber($0 + 1, $1.withoutBullet) }
        guard texts.count > 1, stripped.allSatisfy({ $0 != nil }) else { return texts.map(\.withoutBullet) }
        return stripped.compactMap(\.self)
    }

    private static func withoutNumber(_ number: Int, _ text: String) -> String? {
        let word = text.prefix(while: \.isLetter)
        guard word.isEmpty || numbered.contains(word.lowercased()) else { return nil }
        let rest = text.dropFirst(word.count).drop { $0 == " " }
        guard rest.hasPrefix(String(number)) else { return nil }
        let behind = rest.dropFirst(String(number).count)
        let mark = behind.prefix { ".):-– ".contains($0) }
        let ends = word.isEmpty ? mark.count > 1 && mark.last == " " : !mark.isEmpty
        return ends && mark != " " ? String(behind.dropFirst(mark.count)) : nil
    }

    /// Takes out the sections that nothing stands under.
    private mutating func dropEmptySections() {
        var kept: [ImportedRecipe.Group] = []
        for (place, group) in groups.enumerated() {
            let hasInner = groups[(place + 1)...].first?.isInner ?? false
            if !group.lines.isEmpty || group.name != nil && hasInner { kept.append(group) }
        }
        groups = kept
    }
}
