import Diagnostics
import Text

/// The addresses of what Forno last wrote into an output folder; none where nobody knows.
public struct PublishedPages: Sendable {
    private let manifest: Manifest

    init(_ memory: OutputState.Memory?) {
        if case .known(let manifest) = memory { self.manifest = manifest } else { manifest = Manifest() }
    }

    /// Those in the folder `output` of the site whose state is kept in the folder `state`.
    public init(output: String, state: String) throws(FileFailure) {
        let place = try OutputPlace(output: output, state: state)
        self.init(try OutputState.ifPresent(place, state: state)?.memory())
    }

    /// Their paths.
    var paths: PathTable { manifest.paths }

    /// Whether an address was among them.
    public func contains(_ address: String) -> Bool {
        OutputPath(address).map(manifest.contains) ?? false
    }

    /// Those in a folder that end so, in no order. Cost: a look at each of all.
    public func addresses(in folder: StaticString, ending: StaticString) -> [String] {
        manifest.paths.lazy.map(\.text).filter { $0.begins(folder) && $0.ends(ending) }
    }
}

extension Publisher {
    /// What the last build wrote.
    public var lastPages: PublishedPages { PublishedPages(memory) }
}
