#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Symbolic links as such, without following them.
package enum SymbolicLink {
    /// The text that a symbolic link holds; `nil`, with the reason in `errno`, when there is no such link.
    package static func target(of path: String) -> String? {
        // No system lets a link hold more.
        let capacity = 4096
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = readlink(path, start, capacity)
            guard count >= 0 else { return nil }
            return String(decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]), as: UTF8.self)
        }
    }
}
