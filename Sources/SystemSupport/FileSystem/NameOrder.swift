#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The order of names by their bytes, which is the order of all listings.
///
/// Comparing the views of two texts byte by byte takes several times as long, and a folder is sorted each time it is listed.
package enum NameOrder {
    /// Whether a text comes before another by their bytes.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        var left = left
        return left.withUTF8 { compare($0, with: right) } < 0
    }

    /// Whether the name of an entry comes before that of another.
    static func precedes(_ left: DirectoryEntry, _ right: DirectoryEntry) -> Bool { precedes(left.name, right.name) }

    /// The order of two names by their bytes: negative, zero or positive.
    static func compare(_ left: UnsafeBufferPointer<UInt8>, with right: String) -> Int {
        var right = right
        return right.withUTF8 { compare(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer($0)) }
    }

    /// The order of two names by their bytes: negative, zero or positive.
    static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        if let start = left.baseAddress, let otherStart = right.baseAddress {
            let order = memcmp(start, otherStart, min(left.count, right.count))
            if order != 0 { return Int(order) }
        }
        return left.count - right.count
    }
}
