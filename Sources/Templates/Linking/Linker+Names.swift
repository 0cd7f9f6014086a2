import Diagnostics
import Text

// Variables: what a name stands for, and how it is written at its place.
extension Linker {
    mutating func print(_ name: TagName, isRaw: Bool) {
        guard !name.text.isEmpty else { return }
        lastTag = (name, file)
        guard let scope else {
            return assembler.append(.print(assembler.lookup(named: name.parts), isRaw ? .raw : .specification))
        }
        switch scope.meaning(of: name) {
        case .anything: _ = escape(.text, name, isRaw: false)
        case .nothing(let candidates, let isConstant): reportUnknown(name, candidates, isConstant: isConstant)
        case .frame: printFrame(name, isRaw: isRaw)
        case .constant(let text, let up, let slots): printConstant(text, name, up, slots, isRaw: isRaw)
        case .value(let kind, let up, let slots):
            guard let printed = printed(kind, name), let escape = escape(printed, name, isRaw: isRaw) else { return }
            assembler.append(.print(lookup(up: up, slots: slots), escape))
        }
    }

    private mutating func printFrame(_ name: TagName, isRaw: Bool) {
        switch scope?.frames.last {
        case .text: printFrame(.text, name, isRaw: isRaw)
        case .html: printFrame(.html, name, isRaw: isRaw)
        case .record(let shape): _ = printed(.record(shape), name)
        case .anything, nil: return
        }
    }

    private mutating func printFrame(_ kind: PrintKind, _ name: TagName, isRaw: Bool) {
        guard let escape = escape(kind, name, isRaw: isRaw) else { return }
        assembler.append(.print(lookup(up: 0, slots: []), escape))
    }

    /// A constant is written into the program, unless how it is written depends on what is before it on the page.
    private mutating func printConstant(_ text: String, _ name: TagName, _ up: Int, _ slots: [Int], isRaw: Bool) {
        guard let escape = escape(.text, name, isRaw: isRaw) else { return }
        switch escape {
        case .markdown, .url: assembler.append(.print(lookup(up: up, slots: slots), escape))
        default: assembler.constant(text, escape)
        }
    }

    private mutating func escape(_ kind: PrintKind, _ name: TagName, isRaw: Bool) -> Escape? {
        do {
            return try assembler.place.print(kind, isRaw: isRaw)
        } catch {
            report(error, at: name)
            return nil
        }
    }

    /// What a value of `kind` is when printed; nil, and a problem, when it is not text.
    private mutating func printed(_ kind: Shape.Kind, _ name: TagName) -> PrintKind? {
        let (what, fix): (String, String)
        switch kind {
        case .text: return .text
        case .html: return .html
        case .flag: (what, fix) = ("a flag", "{{#\(name.text)}}…{{/\(name.text)}} shows text when it is true")
        case .record: (what, fix) = ("a record", "name one of its fields")
        case .list, .texts: (what, fix) = ("a list", "{{#\(name.text)}}…{{/\(name.text)}} goes through it")
        }
        report(.templateSyntax, "`\(name.text)` is \(what) and cannot be printed", at: name, fix: fix)
        return nil
    }

    /// Reports a name that nothing on the page has, with the nearest that there is.
    mutating func reportUnknown(_ name: TagName, _ candidates: [String], isConstant: Bool) {
        let nearest = NearestName.find(name.text, in: candidates).map { "did you mean `\($0)`?" }
        if isConstant {
            let key = name.parts.dropFirst().joined(separator: ".")
            return report(
                .missingString, "there is no string `\(key)`", at: name,
                fix: nearest ?? "add `\(key)` to the strings of the site's language")
        }
        let description = scope?.description ?? "a page"
        report(.unknownTemplateName, "unknown name `\(name.text)` in \(description)", at: name, fix: nearest)
    }
}
