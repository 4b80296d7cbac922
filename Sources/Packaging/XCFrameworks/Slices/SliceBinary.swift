package import ObjectFiles

/// The code of a slice: a file for each architecture, all of them for one platform.
package struct SliceBinary: Sendable {
    /// The code for one architecture.
    package struct Part: Sendable {
        /// The name of the architecture.
        package var architecture: String
        /// What the code runs on.
        package var platform: XCFrameworkPlatform
        /// Whether the code can be merged into what links it.
        package var isMergeable = false
        /// The file, or the part of one.
        package var slice: ObjectSlice
        /// The bytes.
        var source: ByteSource { slice.source }
    }

    /// The parts in the order of the names of their architectures, each once.
    package private(set) var parts: [Part]
    /// Whether the file holds objects that are linked into what uses it, and not a library that is loaded.
    package var isStatic: Bool

    /// Puts parts together.
    init(parts: [Part], isStatic: Bool) {
        self.parts = parts.sorted { $0.architecture.utf8.lexicographicallyPrecedes($1.architecture.utf8) }
        self.isStatic = isStatic
    }

    /// The names of the architectures, sorted.
    package var architectures: [String] { parts.map(\.architecture) }

    /// Whether all of the code can be merged into what links it.
    package var isMergeable: Bool { parts.allSatisfy(\.isMergeable) }

    /// The platforms in the order of their words, each once.
    package var platforms: [XCFrameworkPlatform] {
        var platforms: [XCFrameworkPlatform] = []
        for part in parts where !platforms.contains(part.platform) { platforms.append(part.platform) }
        return platforms.sorted { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
    }

    /// The parts for some of the architectures.
    func keeping(_ isKept: (Part) -> Bool) -> SliceBinary {
        SliceBinary(parts: parts.filter(isKept), isStatic: isStatic)
    }
}
