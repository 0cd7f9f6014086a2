/// What an export has of a recipe that Forno has no place for, told in one note.
struct LeftOut {
    private var names: [String] = []

    /// The note; none where nothing was left out.
    var notes: [String] { names.isEmpty ? [] : ["left out: \(names.joined(separator: ", "))"] }

    /// What is called `name`, where there is some of it.
    mutating func add(_ name: String, if isThere: Bool = true) {
        if isThere { names.append(name) }
    }

    /// A number of stars; 0 stands for none.
    mutating func addRating(_ value: LenientJSONValue?) {
        guard let rating = value?.text, Double(rating) != 0 else { return }
        names.append("its rating of \(rating.prefix(20))")
    }

    /// Pictures behind the first.
    mutating func addPictures(_ count: Int) {
        if count > 0 { names.append(count == 1 ? "1 more picture" : "\(count) more pictures") }
    }
}
