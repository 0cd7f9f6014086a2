#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where a program is that `forno` starts for a part of its work: `forno-fetch`, `zbarimg`.
public enum HelperPath {
    /// The program of a name beside the running one, links followed, or else the first in `PATH`; nil when there is none.
    public static func find(_ name: String) -> String? {
        let beside = runningProgram().flatMap(folder(of:))
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        return find(name, in: [beside].compactMap(\.self) + path.split(separator: ":").map(String.init))
    }

    /// The program of a name in the first of some folders that has it.
    package static func find(_ name: String, in folders: [String]) -> String? {
        folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    private static func folder(of path: String) -> String? {
        path.lastIndex(of: "/").map { String(path[..<$0]) }
    }

    private static func runningProgram() -> String? {
        #if os(Linux)
            return realPath("/proc/self/exe")
        #else
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return path.withUnsafeBufferPointer { $0.baseAddress.flatMap { realPath($0) } }
        #endif
    }

    private static func realPath(_ path: UnsafePointer<CChar>) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
