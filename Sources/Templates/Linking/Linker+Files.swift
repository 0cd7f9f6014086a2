import Diagnostics

// Partials, parents and blocks.
extension Linker {
    /// Puts a partial in, or a parent with the blocks given to it. A block that is given already, by a file further out,
    /// stays as it is.
    mutating func include(_ inclusion: Inclusion) {
        let name = inclusion.name
        guard !name.text.isEmpty else { return }
        let given = inclusion.arguments.map { ($0.name.text, Override(block: $0, file: file, trail: trail)) }
        let outer = (overrides, indentation)
        overrides.merge(given) { current, _ in current }
        let space = inclusion.indentation.map { indentation.applied(to: file.bytes[$0]) } ?? []
        indentation = Indentation(added: space)
        isIndented = false
        includeFile(name)
        (overrides, indentation) = outer
    }

    private mutating func includeFile(_ name: TagName) {
        if name.isDynamic { return expandDynamic(name) }
        guard let parsed = library.partial(name.text, for: page, isStrict: scope != nil) else {
            if scope != nil { reportMissing(name) }
            return
        }
        guard !trail.contains(parsed.path) else { return includeAgain(name) }
        guard depth < Linker.deepest else {
            return report(.templateSyntax, "templates nest deeper than \(Linker.deepest) here", at: name)
        }
        enter(parsed)
    }

    /// A file that includes itself: as often as the values say, in a loose program.
    private mutating func includeAgain(_ name: TagName) {
        guard scope == nil else {
            return report(
                .templateSyntax, "`\(name.text)` includes itself", at: name,
                fix: "remove one of: \(trail.joined(separator: ", "))")
        }
        assembler.expand(Expansion(name: name, indentation: indentation.added, overrides: overrides))
    }

    private mutating func expandDynamic(_ name: TagName) {
        guard scope == nil else {
            return report(
                .templateSyntax, "the name of a partial may not come from a value: it could not be checked", at: name,
                fix: "write the partial's own name, in a section for each")
        }
        assembler.expand(Expansion(name: name, indentation: indentation.added, overrides: overrides))
    }

    private mutating func reportMissing(_ name: TagName) {
        let names = library.partialNames(for: page)
        report(
            .missingPartial, "there is no template `\(name.text)`", at: name,
            fix: NearestName.find(name.text, in: names).map { "did you mean `\($0)`?" })
    }

    /// Puts a block in: its default, or what is given for it.
    mutating func block(_ site: Block) {
        guard let override = overrides[site.name.text] else {
            return nest(at: site.name) { $0.link(site.body) }
        }
        let own = site.opensLine ? site.intrinsicIndentation ?? site.indentation : site.indentation
        let space = indentation.applied(to: file.bytes[own])
        let outer = (file, trail, indentation, overrides)
        if site.opensLine, !override.block.opensLine { literal(space) }
        isIndented = !site.opensLine && override.block.opensLine
        overrides[site.name.text] = nil
        let removed = override.block.intrinsicIndentation.map { Array(override.file.bytes[$0]) } ?? []
        (file, trail) = (override.file, override.trail)
        indentation = Indentation(added: space, removed: removed)
        nest(at: site.name) { $0.link(override.block.body) }
        isIndented = false
        (file, trail, indentation, overrides) = outer
    }
}
