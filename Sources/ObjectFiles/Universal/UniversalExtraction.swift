package import Diagnostics

extension UniversalFile {
    /// The file for one architecture, as `lipo -thin` takes it out.
    ///
    /// - Throws: ``DiagnosticError`` when there is none for it.
    package func thin(_ architectureName: String) throws(DiagnosticError) -> ByteSource {
        if let slice = slices.first(where: { $0.architecture.name == architectureName }) { return slice.source }
        let names = slices.map { "'\($0.architecture.name)'" }.joined(separator: ", ")
        throw source.place.error("universal-absent", "it has no part for '\(architectureName)', only for \(names)")
    }
}

/// The slices of a file that were built for the same platform.
package struct PlatformGroup: Sendable {
    /// What they were built for: one platform, or two for a file that serves both.
    package var platforms: [ApplePlatform]
    /// The slices in the order of the file.
    package var slices: [ObjectSlice]

    /// A file of these slices alone: the slice itself when there is one, a universal file otherwise.
    ///
    /// - Throws: ``DiagnosticError`` when the slices cannot stand in one file.
    package func joined(path: String) throws(DiagnosticError) -> ByteSource {
        if slices.count == 1, let slice = slices.first { return slice.source }
        return try UniversalWriter.join(slices, path: path)
    }
}

extension ObjectFile {
    /// Its slices by the platforms that they were built for, sorted by these.
    ///
    /// A file for devices and simulators together, as they were made before there were xcframeworks, has two groups.
    ///
    /// - Parameter fallback: the platform of slices that say none.
    /// - Throws: ``DiagnosticError`` when a slice says none and there is no fallback.
    package func slicesByPlatform(fallback: ApplePlatform? = nil) throws(DiagnosticError) -> [PlatformGroup] {
        var groups: [PlatformGroup] = []
        for slice in slices {
            var platforms = try slice.facts().platforms
            if platforms.isEmpty, let fallback { platforms = [fallback] }
            guard !platforms.isEmpty else {
                throw slice.source.place.error("platform-unknown", "it does not say which platform it was built for; name one")
            }
            if let index = groups.firstIndex(where: { $0.platforms == platforms }) {
                groups[index].slices.append(slice)
            } else {
                groups.append(PlatformGroup(platforms: platforms, slices: [slice]))
            }
        }
        return groups.sorted { $0.platforms.map(\.rawValue).lexicographicallyPrecedes($1.platforms.map(\.rawValue)) }
    }
}
