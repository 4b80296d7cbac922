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
        add(label, Array(text.utf8))
    }

    /// Adds a checksum.
    package mutating func add(_ label: String, _ digest: Digest) {
        add(label, digest.bytes)
    }

    /// Adds bytes.
    package mutating func add(_ label: String, _ content: [UInt8]) {
        bytes += Array("\(label.utf8.count):\(label)=\(content.count):".utf8)
        bytes += content
    }

    /// The key.
    package var digest: Digest { SHA256.digest(of: bytes) }
}
