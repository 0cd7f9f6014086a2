/// How Markdown is written as HTML.
public struct HTMLOptions: Hashable, Sendable {
    /// Added to the level of each heading; the sum is kept within 1 to 6.
    public var headingShift: Int
    /// What a screen reader says for the ticked box of a task, in the language of the page.
    public var doneWord: String
    /// What a screen reader says for the empty box of a task.
    public var toDoWord: String

    /// Headings as they are, and English words.
    public init(headingShift: Int = 0, doneWord: String = "done", toDoWord: String = "to do") {
        self.headingShift = headingShift
        self.doneWord = doneWord
        self.toDoWord = toDoWord
    }
}
