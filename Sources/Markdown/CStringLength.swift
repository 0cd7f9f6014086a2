#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The bytes before the NUL that ends `text`.
func cStringLength(_ text: UnsafePointer<CChar>) -> Int { strlen(text) }
