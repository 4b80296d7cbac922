import ObjectFiles
import Reports

extension ProductDescription {
    /// The description in rows of two cells, the first of which is indented by the depth.
    package var rows: [[String]] {
        let indent = String(repeating: "  ", count: depth)
        var rows = [[indent + name, summary]]
        let inner = indent + "  "
        for library in libraries {
            rows.append([inner + library.identifier, "\(library.path) for \(library.destination): \(Self.list(library.architectures))"])
        }
        for variant in variants {
            rows.append([inner + variant.artifact, "\(variant.type) '\(variant.path)' for \(Self.list(variant.triples))"])
        }
        for slice in binary?.slices ?? [] { rows.append([inner + slice.architecture, slice.summary]) }
        if let first = binary?.slices.first {
            rows += Self.rows(inner + "loads", first.dependencies.map { $0.isWeak ? $0.name + " (if it is there)" : $0.name })
            rows += Self.rows(inner + "search paths", first.searchPaths)
        }
        if !modules.isEmpty { rows.append([inner + "modules", Self.list(modules)]) }
        if headerCount > 0 { rows.append([inner + "headers", "\(headerCount)"]) }
        if hasPrivacyManifest { rows.append([inner + "privacy manifest", "PrivacyInfo.xcprivacy"]) }
        return rows
    }

    private var summary: String {
        var parts = [kind.rawValue.replacing("-", with: " ")]
        if let binary, binary.kind.rawValue != kind.rawValue { parts.append(binary.kind.rawValue.replacing("-", with: " ")) }
        if let identifier { parts.append(identifier) }
        if let version { parts.append(build.map { "\(version) (\($0))" } ?? version) }
        if let minimumSystem { parts.append("from \(minimumSystem) on") }
        if isSigned { parts.append("signed") }
        parts.append(fileCount == 1 ? SizeText.text(sizeBytes) : "\(fileCount) files, \(SizeText.text(sizeBytes))")
        return Self.list(parts)
    }

    /// One row for each value, of which the first has the label.
    private static func rows(_ label: String, _ values: [String]) -> [[String]] {
        values.enumerated().map { index, value in [index == 0 ? label : "", value] }
    }

    private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

extension BinarySlice {
    /// The facts of a slice in one line.
    fileprivate var summary: String {
        var parts: [String] = []
        let system = minimumSystem.map { " \($0.description)" } ?? ""
        if platforms.isEmpty {
            parts.append(format.rawValue)
        } else {
            parts.append(platforms.map { $0.destination + system }.joined(separator: " and "))
        }
        if memberCount > 0 { parts.append(memberCount == 1 ? "1 member" : "\(memberCount) members") }
        if let installName { parts.append(installName) }
        if let identifier { parts.append(identifier) }
        return parts.joined(separator: ", ")
    }
}
