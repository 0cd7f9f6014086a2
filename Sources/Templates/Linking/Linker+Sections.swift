import Diagnostics
import Text

// Sections: what they push, and that both ways through them end in the same place.
extension Linker {
    /// How a section goes about its value.
    private enum Passage {
        /// Pushes the value, or each item of a list.
        case entering(Scope.Frame?, repeats: Bool, from: Scope.Origin? = nil)
        /// Only looks whether it is shown.
        case testing
    }

    mutating func section(_ name: TagName, inverted: Bool, _ body: [Node]) {
        let before = assembler.place
        let jump = linkSection(name, inverted: inverted, body)
        if let jump { assembler.land(jump) }
        join(before, name)
    }

    /// Links a section and the inverted section of the same name behind it, of which exactly one is shown. False when
    /// the nodes are not two such sections.
    mutating func linkAlternatives(_ first: Node, _ second: Node) -> Bool {
        guard case .section(let name, let inverted, let body) = first,
            case .section(let other, let otherInverted, let otherBody) = second,
            name.text == other.text, inverted != otherInverted, nodesLeft > 2
        else { return false }
        nodesLeft -= 2
        let before = assembler.place
        let jump = linkSection(name, inverted: inverted, body)
        if let jump { assembler.land(jump) }
        let after = assembler.place
        assembler.place = before
        let otherJump = linkSection(other, inverted: otherInverted, otherBody)
        if let otherJump { assembler.land(otherJump) }
        join(after, other)
        return true
    }

    /// Goes on from where both ways meet.
    private mutating func join(_ other: EscapeContext, _ name: TagName) {
        lastTag = (name, file)
        if let joined = assembler.place.joined(with: other) {
            assembler.place = joined
        } else {
            let message =
                "the section `\(name.text)` ends in another place than it starts: within a tag, say, or a quote"
            report(
                .unsafePlace, message, at: name,
                fix: "let each section hold whole elements, whole attributes or parts of one text")
            assembler.place = other
        }
    }

    /// Links a section; gives the instruction that must be made to jump behind it.
    private mutating func linkSection(_ name: TagName, inverted: Bool, _ body: [Node]) -> Int32? {
        guard let (passage, lookup) = passage(name) else {
            unknownSection(body, name)
            return nil
        }
        let start = assembler.label()
        switch (inverted, passage) {
        case (true, _):
            assembler.append(.unless(lookup, end: 0))
            nest(at: name) { $0.link(body) }
        case (false, .testing):
            assembler.append(.when(lookup, end: 0))
            nest(at: name) { $0.link(body) }
        case (false, .entering(let frame, let repeats, let origin)):
            assembler.append(.enter(lookup, end: 0))
            let body: (inout Linker) -> Void = {
                $0.enterSection(body, name, frame, repeats: repeats, from: origin)
            }
            if repeats { noteIfClosed(frame, from: assembler.label(), body) } else { body(&self) }
        }
        return start
    }

    private mutating func enterSection(
        _ body: [Node], _ name: TagName, _ frame: Scope.Frame?, repeats: Bool, from origin: Scope.Origin?
    ) {
        let before = assembler.place
        let start = assembler.label()
        if let frame { scope?.push(frame, from: origin) }
        nest(at: name) { $0.link(body) }
        if frame != nil { scope?.pop() }
        if repeats, !before.repeats(to: assembler.place, startingWith: assembler.firstByte(from: start)),
            before.joined(with: assembler.place) != nil
        {
            report(
                .unsafePlace, "the items of `\(name.text)` follow each other in another place than the first starts",
                at: name, fix: "start each item with a space")
        }
        assembler.append(.leave)
    }

    /// Links what is in a section whose name is unknown, to report other problems there.
    private mutating func unknownSection(_ body: [Node], _ name: TagName) {
        scope?.push(.anything)
        nest(at: name) { $0.link(body) }
        scope?.pop()
    }

    /// How to go about the value of `name`; nil when it is unknown, which is reported.
    private mutating func passage(_ name: TagName) -> (Passage, Lookup)? {
        guard let scope else {
            return (.entering(nil, repeats: false), assembler.lookup(named: name.parts))
        }
        switch scope.meaning(of: name) {
        case .anything: return nil
        case .nothing(let candidates, let isConstant):
            reportUnknown(name, candidates, isConstant: isConstant)
            return nil
        case .frame: return (.entering(scope.frames.last, repeats: false), lookup(up: 0, slots: []))
        case .constant(_, let up, let slots):
            return (.entering(.text, repeats: false), lookup(up: up, slots: slots))
        case .value(let kind, let up, let slots):
            let origin = slots.isEmpty ? nil : scope.origin(up: up, slots: slots)
            return (passage(kind, from: origin), lookup(up: up, slots: slots))
        }
    }

    private func passage(_ kind: Shape.Kind, from origin: Scope.Origin?) -> Passage {
        switch kind {
        case .flag: .testing
        case .text: .entering(.text, repeats: false, from: origin)
        case .html: .entering(.html, repeats: false, from: origin)
        case .record(let shape): .entering(.record(shape), repeats: false)
        case .list(let shape): .entering(.record(shape), repeats: true)
        case .texts: .entering(.text, repeats: true)
        }
    }
}
