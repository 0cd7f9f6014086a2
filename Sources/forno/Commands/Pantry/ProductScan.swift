import ArgumentParser
import Building
import Diagnostics
import Kitchen
import Reading
import Text

/// Barcodes on their way into the pantry or onto a list.
struct ProductScan {
    private let words: KitchenWords
    private let mayAsk: Bool
    private var codes: [Barcode] = []
    private var complaints: [Complaint] = []
    /// What is taken, in the order of the codes.
    private(set) var taken: [ScannedItem] = []

    /// A scan that asks on a terminal, if it may.
    init(words: KitchenWords, mayAsk: Bool) { (self.words, self.mayAsk) = (words, mayAsk && Question.canBeAsked) }

    /// Reads the numbers and the photos.
    mutating func read(_ options: BarcodeOptions) {
        // They were checked with the command line.
        codes = options.barcode.compactMap { try? Barcode($0) }
        for photo in options.scan {
            do { codes += try BarcodePhoto.read(photo) } catch { complain(error, "") }
        }
    }

    /// Finds out what the codes are of; what cannot be found out does not stop the others.
    mutating func look(with lookup: ProductLookup, telling: (String) -> Void) {
        for code in codes {
            do {
                let item = ScannedItem(code, try lookup.find(code, telling: telling))
                if isWanted(item) { taken.append(item) }
            } catch {
                complain(error, "\(code.digits): ")
            }
        }
    }

    /// Ends with what went wrong on the way.
    func end() throws {
        for complaint in complaints.dropLast() { Terminal.message(complaint.text) }
        if let last = complaints.last { throw last }
    }

    private mutating func complain(_ error: any Error, _ subject: TerminalText) {
        var complaint = Complaint(error) ?? Complaint("\("\(error)")", code: ExitCode(2))
        complaint.message = subject + complaint.message
        complaints.append(complaint)
    }

    private func isWanted(_ item: ScannedItem) -> Bool {
        guard mayAsk, let product = item.product else { return true }
        return Question.isConfirmed("\(item.barcode.digits) is \(words.facts(of: product)). Is that right?")
    }
}

/// What is told.
extension ProductScan {
    /// The lines that tell what was done.
    func text(_ outcome: ScannedOutcome) -> TerminalText {
        var lines: [TerminalText] = []
        if let list = outcome.list {
            if list.isNew { lines.append("Created \(list.file).") }
            lines += taken.map { "\(list.list): \(words.thing($0.name, $0.quantity)) added." }
        }
        lines += outcome.stocked.map { "Pantry: \(words.stocked($0))." }
        lines += outcome.groceries.map { added in
            let columns = added.leftOut.joined(separator: ", ")
            let lacking: TerminalText = columns.isEmpty ? "" : "; groceries.csv has no column for \(columns)"
            return "Groceries: \(words.facts(of: added.product))\(lacking)."
        }
        lines += outcome.known.map { "Groceries: \($0) has a row already, which stays as it is." }
        for item in taken { lines += notes(of: item) }
        if taken.contains(where: { $0.product != nil }) { lines.append("\(ProductLookup.credit)") }
        return lines.joined(separator: "\n")
    }

    /// What a reader should know of one.
    private func notes(of item: ScannedItem) -> [TerminalText] {
        if case .unknown(let reason) = item.found {
            return ["   note: \(item.barcode.digits) is kept by its number: \(reason)"]
        }
        return (item.product?.leftOut ?? []).map { "   note: \(item.name): left out \($0)" }
    }

    /// The same for programs.
    func json(_ outcome: ScannedOutcome) -> JSONValue {
        .object([
            .init("items", .list(taken.map(\.json))), .init("pantry", .list(outcome.stocked.map(\.item.json))),
            .init("list", outcome.list?.json ?? .null),
            .init("groceries", .list(outcome.groceries.map { .text($0.product.name) })),
            .init("credit", .text(taken.contains { $0.product != nil } ? ProductLookup.credit : nil)),
        ])
    }
}

extension ScannedItem {
    fileprivate var json: JSONValue {
        let origin: String? =
            switch found {
            case .grocery: "groceries.csv"
            case .product(_, .file(let path)): path
            case .product(_, .server(let host, _)): host
            case .unknown: nil
            }
        return .object([
            .init("barcode", .text(barcode.digits)), .init("name", .text(name)), .init("from", .text(origin)),
            .init("notes", .list((product?.leftOut ?? []).map { .text($0) })),
        ])
    }
}

extension KitchenWords {
    /// "Spaghetti n. 5, 500 g, with gluten, traces of soybeans, pastas".
    fileprivate func facts(of product: Product) -> String {
        let statement = product.allergens
        let contained = statement.contains.map(\.rawValue).joined(separator: ", ")
        let traces = statement.onlyTraces.map(\.rawValue).joined(separator: ", ")
        let parts = [
            product.name, amounts(product.quantity.map { [$0] } ?? []),
            contained.isEmpty ? "allergens \(statement.isComplete ? "none" : "not known")" : "with \(contained)",
            traces.isEmpty ? "" : "traces of \(traces)", product.categories.last ?? "",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
