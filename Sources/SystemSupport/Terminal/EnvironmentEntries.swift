#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    // `environ` is a variable of C; nothing in Trellis changes the environment.
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// The environment as the system holds it.
enum EnvironmentEntries {
    /// The texts `NAME=value`, which belong to the system.
    static var all: [UnsafeMutablePointer<CChar>] {
        #if canImport(Darwin)
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
            var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        var result: [UnsafeMutablePointer<CChar>] = []
        while let entry = next?.pointee {
            result.append(entry)
            next = next?.advanced(by: 1)
        }
        return result
    }
}
