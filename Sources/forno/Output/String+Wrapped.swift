extension String {
    /// The words on lines of at most so many characters.
    func wrapped(to width: Int) -> String {
        var (lines, line) = ([String](), "")
        for word in split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
