package import Diagnostics
import PropertyLists

/// What can be done to the slices of an xcframework that is there already.
extension XCFrameworkFile {
    /// Puts the slices of several xcframeworks into one.
    ///
    /// - Parameters:
    ///   - files: the xcframeworks, at least one.
    ///   - isMerging: whether slices for the same platform are made into one.
    ///   - notes: receives what is worth telling and stops nothing.
    /// - Throws: ``DiagnosticError`` with everything in which they contradict each other.
    package static func joined(
        _ files: [XCFrameworkFile], isMerging: Bool, notes: inout [Diagnostic]
    ) throws(DiagnosticError) -> XCFrameworkFile {
        var result = XCFrameworkFile(slices: files.flatMap(\.slices))
        for pair in files.flatMap(\.otherKeys) {
            guard let known = result.otherKeys.first(where: { $0.key == pair.key }) else {
                result.otherKeys.append(pair)
                continue
            }
            guard known.value != pair.value else { continue }
            throw DiagnosticError("merge-conflict", "'\(pair.key)' differs in the 'Info.plist' of the xcframeworks; remove it from one")
        }
        if isMerging { try result.mergeEquivalentSlices(notes: &notes) }
        return result
    }

    /// Takes slices out.
    ///
    /// - Parameter selectors: identifiers, or words for platforms, which stand for all slices of the platform.
    /// - Throws: ``DiagnosticError`` when there is no such slice, or when none would be left.
    package mutating func remove(_ selectors: [String]) throws(DiagnosticError) {
        let known = slices.map(\.folderName)
        for selector in selectors {
            let platform = XCFrameworkPlatform(word: selector)
            let isRemoved = { (slice: XCFrameworkSlice) in slice.folderName == selector || slice.platform == platform }
            guard slices.contains(where: isRemoved) || known.contains(selector) else {
                throw DiagnosticError(
                    "unknown-slice",
                    "there is no slice '\(selector)'; there are: \(known.sortedByBytes().map { "'\($0)'" }.joined(separator: ", "))")
            }
            slices.removeAll(where: isRemoved)
        }
        guard !slices.isEmpty else {
            throw DiagnosticError("no-libraries", "no slice would be left; delete the xcframework if it is of no use any more")
        }
    }

    /// Takes architectures out.
    ///
    /// - Parameters:
    ///   - choice: which architectures stay.
    ///   - platform: the platform whose slices are changed; all of them when it is `nil`.
    /// - Throws: ``DiagnosticError`` when a slice would have none left, when an architecture that is named is in none, or when a
    ///   file cannot be read.
    package mutating func thin(_ choice: ArchitectureChoice, platform: XCFrameworkPlatform? = nil) throws(DiagnosticError) {
        let indices = slices.indices.filter { platform == nil || slices[$0].platform == platform }
        if let platform, indices.isEmpty {
            throw DiagnosticError("unknown-slice", "there is no slice for '\(platform.word)'")
        }
        let known = indices.flatMap { slices[$0].binary.architectures }
        if let name = choice.names.first(where: { !known.contains($0) }) {
            let list = Set(known).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { "'\($0)'" }.joined(separator: ", ")
            throw DiagnosticError("unknown-architecture", "no slice has code for '\(name)'; there is code for: \(list)")
        }
        for index in indices {
            let slice = slices[index]
            guard slice.binary.parts.contains(where: { choice.keeps($0.architecture) }) else {
                throw DiagnosticError(
                    "no-architecture",
                    "nothing would be left of the slice '\(slice.folderName)'; take it out with 'trellis-package xcframework remove'")
            }
            slices[index] = try SliceThinning.thinned(slice) { choice.keeps($0.architecture) }
        }
    }
}

extension XCFrameworkSlice {
    /// The name of the folder that the slice has, or will have.
    var folderName: String { original?.identifier ?? identifier }
}
