import Kitchen

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What is read in place of a file that is broken, by a build that keeps going.
public enum KeptText: Sendable {
    /// What it was when it was last published, on that day.
    case published([UInt8], CalendarDate)
    /// Nothing: it is left out, as a draft is.
    case nothing

    /// What is read; nil for nothing.
    var contents: FileContents? {
        if case .published(let bytes, _) = self { FileContents(bytes: bytes, status: stat()) } else { nil }
    }

    /// When it was published; nil for nothing.
    public var day: CalendarDate? {
        if case .published(_, let day) = self { day } else { nil }
    }
}
