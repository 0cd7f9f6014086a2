/// The type that a kind of text is set in on paper: its face, its size in thousandths of the size around it, and the height of a
/// line of it.
struct PaperType: Sendable {
    let face: Typeface
    let size: Int
    let line: Ems

    init(_ face: Typeface, size: Int, line: Ems) { (self.face, self.size, self.line) = (face, size, line) }

    /// A text of this type, measured.
    func measured(_ text: String) -> MeasuredText { MeasuredText(text, face, size: size) }

    /// A text of this type in a block, where something beside it takes so much of the width.
    func text(_ text: String, beside: Ems = .zero) -> PaperBlock.Text { self.text(measured(text), beside: beside) }

    /// A measured text whose lines are as high as those of this type.
    func text(_ text: MeasuredText, beside: Ems = .zero) -> PaperBlock.Text {
        PaperBlock.Text(text: text, line: line, beside: beside)
    }
}
