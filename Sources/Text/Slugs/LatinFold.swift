/// What the Latin letters with marks, and the ligatures, are written as in plain ASCII.
///
/// Lowercase letters of Latin-1 Supplement, Latin Extended-A and -B, and Latin Extended Additional: those that Unicode
/// decomposes to an ASCII letter, and those that a typist without the key would write so (ø, ł, ß).
enum LatinFold {
    /// The ASCII letters for `scalar`, or nil when there are none.
    static func ascii(_ scalar: Unicode.Scalar) -> String? { table[scalar] }

    private static let table: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for (ascii, letters) in marked + others {
            for letter in letters.unicodeScalars { table[letter] = ascii }
        }
        return table
    }()

    /// Letters with marks, which Unicode decomposes.
    private static let marked: [(ascii: String, letters: String)] = [
        ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
        ("b", "ḃḅḇ"),
        ("c", "çćĉċčḉ"),
        ("d", "ďḋḍḏḑḓ"),
        ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
        ("f", "ḟ"),
        ("g", "ĝğġģǧǵḡ"),
        ("h", "ĥȟḣḥḧḩḫẖ"),
        ("i", "ìíîïĩīĭįǐȉȋḭḯỉị"),
        ("j", "ĵǰ"),
        ("k", "ķǩḱḳḵ"),
        ("l", "ĺļľḷḹḻḽ"),
        ("m", "ḿṁṃ"),
        ("n", "ñńņňǹṅṇṉṋ"),
        ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
        ("p", "ṕṗ"),
        ("r", "ŕŗřȑȓṙṛṝṟ"),
        ("s", "śŝşšșṡṣṥṧṩ"),
        ("t", "ţťțṫṭṯṱ"),
        ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
        ("v", "ṽṿ"),
        ("w", "ŵẁẃẅẇẉẘ"),
        ("x", "ẋẍ"),
        ("y", "ýÿŷȳẏẙỳỵỷỹ"),
        ("z", "źżžẑẓẕ"),
    ]
    /// Ligatures, and letters that are no others with marks.
    static let others: [(ascii: String, letters: String)] = [
        ("ae", "æǣǽ"),
        ("b", "ƀɓ"),
        ("c", "ƈ"),
        ("d", "đðɖɗ"),
        ("f", "ƒ"),
        ("g", "ǥɠ"),
        ("h", "ħ"),
        ("i", "ıɨ"),
        ("ij", "ĳ"),
        ("k", "ĸƙ"),
        ("l", "łƚŀ"),
        ("n", "ŉŋɲ"),
        ("o", "øǿɵ"),
        ("oe", "œ"),
        ("p", "ƥ"),
        ("s", "ſẛ"),
        ("ss", "ß"),
        ("t", "ŧƭẗ"),
        ("th", "þ"),
        ("u", "ʉ"),
        ("v", "ʋ"),
        ("y", "ƴ"),
        ("z", "ƶʐ"),
    ]
}
