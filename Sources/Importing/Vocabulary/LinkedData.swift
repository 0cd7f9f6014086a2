/// Things in the vocabulary of schema.org, as a page's scripts or its markup say them.
struct LinkedData {
    /// A thing: its properties by their names.
    typealias Thing = [String: LenientJSONValue]

    /// All things, those around others first.
    private(set) var things: [Thing] = []
    /// The fullest of the things that have an identifier, by that.
    private var byID: [String: Thing] = [:]

    /// The things in some values.
    init(_ values: [LenientJSONValue]) {
        for value in values { collect(value) }
    }

    private mutating func collect(_ value: LenientJSONValue) {
        switch value {
        case .list(let list): for value in list { collect(value) }
        case .map(let map):
            let thing = Self.plain(map)
            things.append(thing)
            if case .text(let id)? = thing["@id"], thing.count > byID[id]?.count ?? 0 { byID[id] = thing }
            // In the order of their names, so that the same page always gives the same.
            for key in thing.keys.sorted() { thing[key].map { collect($0) } }
        default: break
        }
    }

    /// A thing with the names of its properties as schema.org has them, without a prefix and a capital at their start. Of two
    /// that become one, that counts which was written so.
    static func plain(_ map: Thing) -> Thing {
        var thing = Thing(minimumCapacity: map.count)
        for (key, value) in map.sorted(by: { $0.key < $1.key }) {
            let name = name(key)
            if name == key || thing[name] == nil { thing[name] = value }
        }
        return thing
    }

    private static func name(_ key: String) -> String {
        let prefix = ["schema:", "http://schema.org/", "https://schema.org/"].first { key.hasPrefix($0) } ?? ""
        let name = key.dropFirst(prefix.count)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The thing that a value is or refers to.
    func thing(_ value: LenientJSONValue) -> Thing? {
        guard case .map(let map) = value else { return nil }
        let thing = Self.plain(map)
        guard case .text(let id)? = thing["@id"], let whole = byID[id], whole.count > thing.count else { return thing }
        return whole
    }

    /// The values of the first property that has any, those of lists one by one.
    func values(_ thing: Thing, _ names: String...) -> [LenientJSONValue] {
        for name in names {
            let values = thing[name].map(Self.flat) ?? []
            if !values.isEmpty { return values }
        }
        return []
    }

    private static func flat(_ value: LenientJSONValue) -> [LenientJSONValue] {
        switch value {
        case .null: []
        case .list(let list): list.flatMap(flat)
        case .map(let map): plain(map)["@list"].map(flat) ?? plain(map)["@set"].map(flat) ?? numbered(map) ?? [value]
        default: [value]
        }
    }

    /// The values of a list that a program wrote as a map of numbers, since some of it had been taken out; nil of other maps.
    private static func numbered(_ map: Thing) -> [LenientJSONValue]? {
        let numbers = map.keys.compactMap { key in Int(key).map { (number: $0, key: key) } }
        guard !map.isEmpty, numbers.count == map.count else { return nil }
        return numbers.sorted { $0.number < $1.number }.flatMap { map[$0.key].map(flat) ?? [] }
    }

    /// The words of a value: of a thing those of its name.
    func words(_ value: LenientJSONValue) -> String? {
        let words: String? =
            switch value {
            case .text(let text): PlainWords.words(text)
            case .number(let number): number.hasSuffix(".0") ? String(number.dropLast(2)) : number
            case .map: thing(value).flatMap { self.words($0, "name", "@value", "text", "headline", "title") }
            case .null, .bool, .list: nil
            }
        return words.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The words of the first property that has some.
    func words(_ thing: Thing, _ names: String...) -> String? {
        for name in names {
            for value in values(thing, name) {
                // Of a thing in a thing the name is not asked again.
                if case .map = value, names.contains("@value") { continue }
                if let words = words(value) { return words }
            }
        }
        return nil
    }

    /// Whether a thing is of a type, by the last part of its name.
    func isA(_ type: String, _ thing: Thing) -> Bool {
        values(thing, "@type").contains { value in
            guard case .text(let name) = value else { return false }
            return name.split { "/:#".contains($0) }.last?.lowercased() == type.lowercased()
        }
    }
}
