package import Checksums

/// What a result depends on, reduced to a checksum: the same parts in the same order give the same key, on every machine.
///
///     var key = CacheKey("render", version: 3)
///     key.add("template", templateDigest)
///     key.add("arguments", "style=short")
///     let value = cache.value(for: key.digest)
///
/// Each part has a label and its length, so that no two lists of parts run into each other.
package struct CacheKey: Sendable, Hashable {
    private var bytes: [UInt8]

    /// Begins the key of a kind of result.
    ///
    /// - Parameters:
    ///   - kind: what is made.
    ///   - version: changes whenever the same parts would give another result.
    package init(_ kind: String, version: Int) {
        bytes = []
        add("kind", kind)
        add("version", String(version))
    }

    /// Adds a text.
    package mutating func add(_ label: String, _ text: String) {
        begin(label, count: text.utf8.count)
        bytes += text.utf8
    }

    /// Adds a checksum.
    package mutating func add(_ label: String, _ digest: Digest) {
        add(label, digest.bytes)
    }

    /// Adds bytes.
    package mutating func add(_ label: String, _ content: [UInt8]) {
        begin(label, count: content.count)
        bytes += content
    }

    /// Writes what stands before a content; keys have thousands of parts, for which interpolation costs too much.
    private mutating func begin(_ label: String, count: Int) {
        append(label.utf8.count)
        bytes.append(UInt8(ascii: ":"))
        bytes += label.utf8
        bytes.append(UInt8(ascii: "="))
        append(count)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ number: Int) {
        if number >= 10 { append(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// The key.
    package var digest: Digest { SHA256.digest(of: bytes) }
}
