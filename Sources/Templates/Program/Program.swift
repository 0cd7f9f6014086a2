/// A template compiled to steps that are run one after the other.
struct Program: Sendable {
    var instructions: [Instruction] = []
    /// The text of all literals.
    var literals: [UInt8] = []
    /// The further slots of dotted names.
    var slots: [Int32] = []
    /// The names that are looked up while rendering, in a loose program, by their parts.
    var names: [[String]] = []
    var expansions: [Expansion] = []
    /// The sections of lists that name nothing but their items, by the instruction that they start at.
    var closedSections: [Int: ContextFreeSection] = [:]
}

/// A partial that a loose program links only when it is reached: one that is named by a value, or includes itself.
struct Expansion: Sendable {
    let name: TagName
    let indentation: [UInt8]
    let overrides: [String: Override]
}
