import ObjectFiles
import SystemSupport

extension ProductComparison {
    /// Compares two products; the name of the outermost folder does not count.
    ///
    /// - Parameters:
    ///   - old: the first, read with symbols, digests and texts.
    ///   - new: the second, read in the same way.
    package init(from old: Inspection, to new: Inspection) {
        let (oldPaths, newPaths) = (Self.indices(of: old), Self.indices(of: new))
        files = []
        binaries = []
        texts = []
        for path in Set(oldPaths.keys).union(newPaths.keys).sorted(by: NameOrder.precedes) {
            let (oldIndex, newIndex) = (oldPaths[path], newPaths[path])
            if let change = Self.fileChange(path, oldIndex.map { old.tree.entries[$0] }, newIndex.map { new.tree.entries[$0] }) {
                files.append(change)
            } else if let oldIndex, let newIndex, let change = Self.contentChange(path, old, oldIndex, new, newIndex) {
                files.append(change)
            }
            guard let oldIndex, let newIndex else { continue }
            let (oldFacts, newFacts) = (old.facts[oldIndex], new.facts[newIndex])
            if let change = Self.binaryChange(path, oldFacts, newFacts) { binaries.append(change) }
            if let change = Self.textChange(path, oldFacts.text, newFacts.text) { texts.append(change) }
        }
        libraries = NameChanges(from: Self.libraries(of: old), to: Self.libraries(of: new))
    }

    /// The entries that are no folders by their paths in the product.
    private static func indices(of inspection: Inspection) -> [String: Int] {
        var result: [String: Int] = [:]
        for (index, entry) in inspection.tree.entries.enumerated() where entry.kind != .folder {
            result[relative(entry.path, in: inspection)] = index
        }
        return result
    }

    /// A path without the outermost folder, if there is only one; a file that was given by itself is called `.`.
    private static func relative(_ path: String, in inspection: Inspection) -> String {
        guard inspection.tree.entries(in: "").count == 1 else { return path }
        guard let slash = path.firstIndex(of: "/") else { return "." }
        return String(path[path.index(after: slash)...])
    }

    private static func libraries(of inspection: Inspection) -> [String] { inspection.slices.map(\.identifier) }

    /// A file that came, went, or has another size, kind, target or other permissions.
    private static func fileChange(_ path: String, _ old: ProductEntry?, _ new: ProductEntry?) -> FileChange? {
        if let old, let new {
            let isSame = old.kind == new.kind && old.sizeBytes == new.sizeBytes && old.linkTarget == new.linkTarget
            // The permissions of links mean nothing.
            let permissions = old.kind == .file && old.permissions != new.permissions ? [old.permissions, new.permissions] : []
            if isSame, permissions.isEmpty { return nil }
            return FileChange(path: path, oldSizeBytes: old.sizeBytes, newSizeBytes: new.sizeBytes, permissions: permissions)
        }
        return FileChange(path: path, oldSizeBytes: old?.sizeBytes, newSizeBytes: new?.sizeBytes, permissions: [])
    }

    /// A file of the same size with another content.
    private static func contentChange(
        _ path: String, _ old: Inspection, _ oldIndex: Int, _ new: Inspection, _ newIndex: Int
    ) -> FileChange? {
        guard old.facts[oldIndex].digest != new.facts[newIndex].digest else { return nil }
        let (oldSize, newSize) = (old.tree.entries[oldIndex].sizeBytes, new.tree.entries[newIndex].sizeBytes)
        return FileChange(path: path, oldSizeBytes: oldSize, newSizeBytes: newSize, permissions: [])
    }

    private static func binaryChange(_ path: String, _ old: FileFacts, _ new: FileFacts) -> BinaryChange? {
        guard case .binary(let oldBinary) = old.content, case .binary(let newBinary) = new.content, oldBinary != newBinary else {
            return nil
        }
        let architectures = NameChanges(from: oldBinary.architectures, to: newBinary.architectures)
        let slices = oldBinary.slices.compactMap { oldSlice -> SliceChange? in
            guard let newSlice = newBinary.slices.first(where: { $0.architecture == oldSlice.architecture }) else { return nil }
            let change = sliceChange(oldSlice, newSlice)
            return change.isEmpty ? nil : change
        }
        return BinaryChange(path: path, architectures: architectures, slices: slices)
    }

    private static func sliceChange(_ old: BinarySlice, _ new: BinarySlice) -> SliceChange {
        let values: [(String, String?, String?)] = [
            ("platforms", text(old.platforms.map(\.destination)), text(new.platforms.map(\.destination))),
            ("minimumSystem", old.minimumSystem?.description, new.minimumSystem?.description),
            ("installName", old.installName, new.installName),
            ("uuid", old.identifier, new.identifier),
            ("searchPaths", text(old.searchPaths), text(new.searchPaths)),
            ("isSigned", String(old.isSigned), String(new.isSigned)),
        ]
        return SliceChange(
            architecture: old.architecture,
            facts: values.compactMap { $0.1 == $0.2 ? nil : ValueChange(name: $0.0, old: $0.1, new: $0.2) },
            symbols: NameChanges(from: old.definedSymbols, to: new.definedSymbols),
            dependencies: NameChanges(from: old.dependencies.map(\.name), to: new.dependencies.map(\.name)))
    }

    private static func text(_ parts: [String]) -> String? { parts.isEmpty ? nil : parts.joined(separator: ", ") }

    /// The lines that one of two texts has more often than the other; moved ones are not told.
    private static func textChange(_ path: String, _ old: [UInt8], _ new: [UInt8]) -> TextChange? {
        guard old != new, !old.isEmpty, !new.isEmpty else { return nil }
        let (oldLines, newLines) = (old.split(separator: 0x0A), new.split(separator: 0x0A))
        let added = lines(of: newLines, missingIn: oldLines)
        let removed = lines(of: oldLines, missingIn: newLines)
        return added.isEmpty && removed.isEmpty ? nil : TextChange(path: path, addedLines: added, removedLines: removed)
    }

    private static func lines(of list: [ArraySlice<UInt8>], missingIn other: [ArraySlice<UInt8>]) -> [String] {
        var counts: [ArraySlice<UInt8>: Int] = [:]
        for line in other { counts[line, default: 0] += 1 }
        return list.compactMap { line in
            guard let count = counts[line], count > 0 else { return String(decoding: line, as: UTF8.self) }
            counts[line] = count - 1
            return nil
        }
    }
}
