/// The pages of one build in the order in which they came, each found again by its path.
///
/// There may be millions: the pages stand side by side in an array, and the table of paths holds nothing but their numbers.
struct StagedPages: Sendable {
    private var numbers: [OutputPath: Int32] = [:]
    private var pages: [StagedPage] = []

    /// Adds a page of which nothing but its path is known yet, and gives its number; nil when the path is taken.
    mutating func add(_ path: OutputPath) -> Int? {
        let number = pages.count
        guard numbers.updateValue(Int32(number), forKey: path) == nil else { return nil }
        pages.append(StagedPage(path: path))
        return number
    }

    /// What is known of the page of a number that `add` gave.
    subscript(number: Int) -> StagedPage {
        get { pages[number] }
        set { pages[number] = newValue }
    }

    /// Whether a page has the path.
    func contains(_ path: OutputPath) -> Bool {
        numbers[path] != nil
    }
}

extension StagedPages: RandomAccessCollection {
    var startIndex: Int { pages.startIndex }
    var endIndex: Int { pages.endIndex }
}
