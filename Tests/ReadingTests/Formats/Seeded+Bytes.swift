import TestSupport

extension Seeded {
    /// `bytes` changed in a few places, or one time in five any bytes at all.
    mutating func hostile(_ bytes: [UInt8]) -> [UInt8] {
        guard Int.random(in: 0..<5, using: &self) == 0 else { return mutated(bytes) }
        return (0..<Int.random(in: 0..<60, using: &self)).map { _ in UInt8.random(in: 0...255, using: &self) }
    }

    /// `bytes` with one to four of them replaced, removed, doubled or cut off behind.
    private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0...Int.random(in: 0..<4, using: &self) where !result.isEmpty {
            let place = Int.random(in: 0..<result.count, using: &self)
            switch Int.random(in: 0..<6, using: &self) {
            case 0: result.remove(at: place)
            case 1: result.insert(result[place], at: place)
            case 2: result.removeSubrange(place...)
            case 3: result[place] = UInt8.random(in: 0...255, using: &self)
            default: result[place] = Array("\"'[]{},:;#&*!|>-\n\r\t\\ 0%@`".utf8).randomElement(using: &self) ?? 0
            }
        }
        return result
    }
}
