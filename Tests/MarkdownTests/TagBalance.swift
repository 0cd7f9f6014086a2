/// Whether every element that opens in `html` closes, properly nested; elements that hold nothing do not count.
func tagsBalance(_ html: [UInt8]) -> Bool {
    var open: [Substring] = []
    for piece in String(decoding: html, as: UTF8.self).split(separator: "<").dropFirst(html.first == 0x3C ? 0 : 1) {
        let name = piece.prefix { $0.isLetter || $0.isNumber || $0 == "/" }
        if name.hasPrefix("/") {
            guard open.popLast() == name.dropFirst() else { return false }
        } else if !["br", "hr", "img"].contains(name) {
            open.append(name)
        }
    }
    return open.isEmpty
}
