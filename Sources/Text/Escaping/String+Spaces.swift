extension String {
    /// The text with plain spaces in place of no-break ones (U+00A0), for whatever is not set in lines.
    public var withPlainSpaces: String { utf8.contains(0xC2) ? replacing("\u{A0}", with: " ") : self }

    /// The text with no-break spaces in place of plain ones.
    public var withNoBreakSpaces: String { utf8.contains(0x20) ? replacing(" ", with: "\u{A0}") : self }
}
