import Text

/// Where a value is found when a template is rendered.
///
/// In a strict program the place is known: so many frames from the top, then slots of nested records. In a loose one
/// the name is looked up in all frames.
struct Lookup: Hashable, Sendable {
    /// Frames from the top, or `Lookup.byName`.
    var up: Int32
    /// The slot in the frame's record, `Lookup.frame` for the frame itself, or the name's index when looked up by name.
    var slot: Int32
    /// Further slots, as a range of the program's `slots`.
    var rest: Int32 = 0
    var restCount: Int32 = 0

    static let byName: Int32 = -1
    static let frame: Int32 = -1
}

/// A step of a program. Jumps name the index of an instruction.
enum Instruction: Hashable, Sendable {
    /// Appends bytes of the program's literals.
    case literal(start: Int32, count: Int32)
    case print(Lookup, Escape)
    /// Runs the section behind it, up to `leave`, about the value when that is shown, or about each item of a list; then
    /// goes on at `end`.
    case enter(Lookup, end: Int32)
    /// Ends a section.
    case leave
    /// Jumps to `end` unless the value is shown, and pushes nothing.
    case when(Lookup, end: Int32)
    /// Jumps to `end` when the value is shown.
    case unless(Lookup, end: Int32)
    case beginCell
    /// Quotes what was appended since `beginCell` as a CSV cell.
    case endCell
    /// Links and runs another template, in a loose program.
    case expand(Int32)
}
