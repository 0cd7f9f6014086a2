/// The version of Forno.
public enum Version {
    /// By semver.org: "0.1.0".
    public static let number = "0.1.0"

    /// The name with the version, as pages and messages give it.
    public static let name = "Forno \(number)"
}
