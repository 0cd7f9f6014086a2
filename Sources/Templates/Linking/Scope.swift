import Diagnostics

/// The records that are around a tag, innermost last, as far as they are known before rendering.
struct Scope {
    enum Frame {
        case record(Shape)
        case text
        case html
        /// What an unknown name stands for: everything in it is let pass.
        case anything
    }

    /// What a name stands for.
    enum Meaning {
        case value(Shape.Kind, up: Int, slots: [Int])
        /// The text of a constant.
        case constant(String, up: Int, slots: [Int])
        /// The record that is around the tag.
        case frame
        case anything
        /// Nothing; with the names that could have been meant.
        case nothing(candidates: [String], isConstant: Bool)
    }

    /// Where the value of a frame is found: in which frame below, and in which slots there.
    struct Origin: Equatable {
        let base: Int
        let slots: [Int]
    }

    private(set) var frames: [Frame]
    /// The origins of those frames that are one text or one HTML.
    private var origins: [Int: Origin] = [:]
    private let constants: Record?
    private let page: Shape

    init(page: Shape, constants: Record?) {
        self.page = page
        self.constants = constants
        frames = (constants.map { [.record($0.shape.shape)] } ?? []) + [.record(page)]
    }

    /// What the page is called in messages: "a recipe page".
    var description: String {
        let vowels = "aeiou"
        let article = page.name.first.map { vowels.contains($0.lowercased()) } == true ? "an" : "a"
        return "\(article) \(page.name)"
    }

    mutating func push(_ frame: Frame, from origin: Origin? = nil) {
        origins[frames.count] = origin
        frames.append(frame)
    }

    mutating func pop() {
        frames.removeLast()
        origins[frames.count] = nil
    }

    /// Where a value that is found `up` frames from the top stands, counted from the first frame.
    func origin(up: Int, slots: [Int]) -> Origin { Origin(base: frames.count - 1 - up, slots: slots) }

    func meaning(of name: TagName) -> Meaning {
        let parts = name.parts
        guard let first = parts.first else { return .frame }
        for (up, frame) in frames.reversed().enumerated() {
            switch frame {
            case .anything: return .anything
            case .text, .html: continue
            case .record(let shape):
                guard let slot = shape.slot(of: first) else { continue }
                return resolve(parts, in: shape, slot, up: up)
            }
        }
        return .nothing(candidates: visible, isConstant: false)
    }

    private func resolve(_ parts: [String], in shape: Shape, _ slot: Int, up: Int) -> Meaning {
        let isConstant = constants != nil && up == frames.count - 1
        var kind = shape.fields[slot].kind
        var slots = [slot]
        for (index, part) in parts.enumerated().dropFirst() {
            guard case .record(let inner) = kind else { return .nothing(candidates: [], isConstant: false) }
            guard let slot = inner.slot(of: part) else {
                let prefix = parts[..<index].joined(separator: ".")
                return .nothing(candidates: inner.names.map { "\(prefix).\($0)" }, isConstant: isConstant)
            }
            kind = inner.fields[slot].kind
            slots.append(slot)
        }
        if isConstant, let text = constantText(slots) { return .constant(text, up: up, slots: slots) }
        if let frame = frame(from: origin(up: up, slots: slots)) {
            return .value(kind, up: frames.count - 1 - frame, slots: [])
        }
        return .value(kind, up: up, slots: slots)
    }

    /// The frame that holds the very value already, within `{{#name}}…{{/name}}`: so it is not read a second time.
    private func frame(from origin: Origin) -> Int? {
        origins.first { $0.value == origin }?.key
    }

    private func constantText(_ slots: [Int]) -> String? {
        guard let constants else { return nil }
        var value = Value.record(constants)
        for slot in slots {
            guard case .record(let record) = value else { return nil }
            value = record.values[slot]
        }
        if case .text(let text) = value { return text }
        return nil
    }

    /// All names that could stand here, the innermost first.
    private var visible: [String] {
        frames.reversed().flatMap { frame in
            if case .record(let shape) = frame { shape.names } else { [] as [String] }
        }
    }
}
