import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing

/// A process is killed at every named step of publishing and at any moment; the output is then the earlier or the new
/// site, whole.
@Suite(.serialized) struct KillTests {
    /// Pages that stay, change, come, go, and change between page and folder; two thirds depend on the seed.
    private static func site(_ version: Int, seed: Int) -> [String: String] {
        var pages = ["index.html": "home \(version)", "same.txt": "same"]
        pages[version == 0 ? "swap" : "swap/in/side"] = "swap"
        pages[version == 0 ? "turn/a/b" : "turn"] = "turn"
        var random = Seeded(UInt64(seed))
        for number in 0..<24 {
            let folder = ["recipes", "pizzas", "tags/deep"][Int(random.next() % 3)]
            let text = "\(number)" + String(repeating: "x", count: Int(random.next() % 3000))
            switch random.next() % 4 {
            case 0: pages["\(folder)/\(number)/index.html"] = text
            case 1: pages["\(folder)/\(number)/index.html"] = text + " \(version)"
            case 2: if version == 0 { pages["\(folder)/\(number)/old.html"] = text }
            default: if version == 1 { pages["\(folder)/\(number)/new.html"] = text }
            }
        }
        return pages
    }

    /// A site of `version` in folders of the workplace, for the driver.
    private static func write(_ pages: [String: String], _ name: String, _ place: Workplace) throws -> String {
        for (path, text) in pages { try place.write(text, to: name + "/" + path) }
        return place.root + "/" + name
    }

    private static let foreign = [".gitkeep": "", "recipes/mine.txt": "mine"]

    /// Publishes the earlier site, has the driver killed on the way to the new one, and looks.
    private func kill(
        seed: Int, hasEarlier: Bool, recovers: Bool = true,
        _ drive: (Workplace, _ source: String) throws -> Int32
    ) throws -> (signal: Int32, isNew: Bool) {
        let place = try Workplace()
        let new = Self.site(1, seed: seed)
        let source = try Self.write(new, "new", place)
        var earlier: [String: String] = [:]
        if hasEarlier {
            earlier = Self.site(0, seed: seed)
            for (path, text) in Self.foreign { try place.write(text, to: "output/" + path) }
            try place.publish(earlier)
            earlier.merge(Self.foreign) { page, _ in page }
        }
        let signal = try drive(place, source)
        if recovers { try Publisher.recover(state: place.state) }
        let found = try place.files()
        let whole = hasEarlier ? new.merging(Self.foreign) { page, _ in page } : new
        #expect(found == earlier || found == whole, "seed \(seed)")
        if recovers { #expect(try place.leftovers() == [], "seed \(seed)") }
        #expect(try place.publish(new).removed.count <= earlier.count)
        #expect(try place.files() == whole, "seed \(seed)")
        #expect(try place.leftovers() == [], "seed \(seed)")
        return (signal, found == whole)
    }

    @Test(arguments: PublishStep.allCases.filter { !PublishStep.undone.contains($0) })
    func aKillAtAStepLeavesOneSiteWhole(_ step: PublishStep) throws {
        let times = [.staging, .staged, .moving].contains(step) ? [1, 2, 3, 5, 8, 11, 14] : [1]
        var kills = 0
        for (seed, time) in times.enumerated() {
            for hasEarlier in [true, false] {
                let outcome = try kill(seed: seed, hasEarlier: hasEarlier) { place, source in
                    try place.drive(source, step: step, time: time)
                }
                kills += outcome.signal == SIGKILL ? 1 : 0
                if outcome.signal == SIGKILL { #expect(outcome.isNew == step.counts, "\(step) \(time) \(hasEarlier)") }
            }
        }
        #expect(kills >= times.count)
    }

    @Test(arguments: PublishStep.allCases.filter { !$0.counts && !PublishStep.undone.contains($0) })
    func beforeTheJournalNothingIsToRecover(_ step: PublishStep) throws {
        let outcome = try kill(seed: 1, hasEarlier: true, recovers: false) { place, source in
            try place.drive(source, step: step)
        }
        #expect(outcome.signal == SIGKILL)
        #expect(!outcome.isNew)
    }

    @Test func aKillAtAnyMomentLeavesOneSiteWhole() throws {
        var random = Seeded(20)
        var kills = 0
        var longest = try microsecondsOfABuild()
        for seed in 0..<60 {
            let outcome = try kill(seed: seed, hasEarlier: seed % 4 != 0) { place, source in
                try place.drive(source, killedAfter: UInt32(random.next() % longest))
            }
            kills += outcome.signal == SIGKILL ? 1 : 0
            // A machine is busier at one moment than at another: kills that come too late come earlier from then on.
            longest = max(2, outcome.signal == SIGKILL ? longest * 9 / 8 : longest * 3 / 4)
        }
        #expect(kills >= 10)
    }

    /// How long the driver takes when it is left alone.
    private func microsecondsOfABuild() throws -> UInt64 {
        let place = try Workplace()
        let source = try Self.write(Self.site(1, seed: 0), "new", place)
        let time = try ContinuousClock().measure { _ = try place.drive(source) }
        return UInt64(time / .microseconds(1))
    }

    @Test func aKillOfTheRecoveryIsRecovered() throws {
        for time in 1...6 {
            let outcome = try kill(seed: time, hasEarlier: true) { place, source in
                _ = try place.drive(source, step: .moving, time: 3)
                return try place.drive(source, step: .staging, time: time)
            }
            #expect(outcome.signal == SIGKILL)
            #expect(outcome.isNew)
        }
    }

    @Test(arguments: [PublishStep.undoing, .movingBack, .movedBack])
    func aKillWhileACommitIsTakenBackLeavesTheEarlierSite(_ step: PublishStep) throws {
        for (seed, refused) in [2, 5, 9].enumerated() {
            for time in step == .movingBack ? [1, 2] : [1] where time < refused {
                let outcome = try kill(seed: seed, hasEarlier: true) { place, source in
                    try place.drive(source, step: step, time: time, refused: refused)
                }
                #expect(outcome.signal == SIGKILL)
                #expect(!outcome.isNew)
            }
        }
    }

    @Test func theDriverPublishesWhenItIsLeftAlone() throws {
        let outcome = try kill(seed: 3, hasEarlier: true) { place, source in try place.drive(source) }
        #expect(outcome == (0, true))
    }
}

extension PublishStep {
    /// The steps of a commit that is taken back.
    fileprivate static let undone: Set<PublishStep> = [.undoing, .movingBack, .movedBack]

    /// Whether the journal counts at this step.
    fileprivate var counts: Bool {
        switch self {
        case .staging, .staged, .planned, .manifestWritten, .journalWritten: false
        default: true
        }
    }
}
