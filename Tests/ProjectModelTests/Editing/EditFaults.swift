import ProjectModel
import PropertyLists

/// What an edit has done that it should not.
enum EditFaults {
    /// The lines that differ without having to, and the objects that are read otherwise than before without a line that says so.
    ///
    /// - Parameters:
    ///   - old: the project before the edit.
    ///   - new: the project as it was read after the edit.
    static func faults(from old: ProjectEdit, to new: ProjectEdit) -> [String] {
        let (before, after) = (old.project.document, new.project.document)
        let changed = changedIdentifiers(before, after)
        // A comment names what an object is called; that of a build file what its file is called, and that of a configuration or
        // of an exception of a folder what its target is called.
        let named = [before, after].reduce(changed) { $0.union(referrers(of: changed, in: $1)).union(owned(by: changed, in: $1)) }
        return strayLines(before, named: named, changed: changed, other: after)
            + strayLines(after, named: named, changed: changed, other: before)
    }

    /// The first lines that differ; `nil` for equal texts.
    static func firstDifference(between old: [UInt8], and new: [UInt8]) -> String? {
        guard old != new else { return nil }
        let (left, right) = (old.split(separator: 0x0A), new.split(separator: 0x0A))
        let same = zip(left, right).prefix { $0 == $1 }.count
        let lines = [left, right].map { $0.dropFirst(same).prefix(2).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") }
        return "line \(same + 1): \(lines[0])\nis now: \(lines[1])"
    }

    /// The objects that are new, gone, or have another content.
    private static func changedIdentifiers(_ before: PBXProjDocument, _ after: PBXProjDocument) -> Set<String> {
        var changed: Set<String> = []
        for object in before.objects {
            guard let other = after.object(object.identifier) else {
                changed.insert(object.identifier)
                continue
            }
            if PropertyListTree(object.value) != PropertyListTree(other.value) { changed.insert(object.identifier) }
        }
        for object in after.objects where before.object(object.identifier) == nil { changed.insert(object.identifier) }
        return changed
    }

    private static func referrers(of identifiers: Set<String>, in document: PBXProjDocument) -> Set<String> {
        var found: Set<String> = []
        let classes: Set<PBXClass?> = [.buildFile, .synchronizedBuildFileExceptionSet, .synchronizedBuildPhaseExceptionSet]
        for object in document.objects where classes.contains(object.objectClass) {
            for key in ["fileRef", "productRef", "target", "buildPhase"] {
                if let text = object.value.value(forKey: key)?.text, identifiers.contains(text) { found.insert(object.identifier) }
            }
        }
        return found
    }

    /// The configurations of targets, with their lists.
    private static func owned(by identifiers: Set<String>, in document: PBXProjDocument) -> Set<String> {
        let lists = identifiers.compactMap { document.object($0)?.reference("buildConfigurationList") }
        return Set((lists + lists.flatMap { $0.references("buildConfigurations") }).map(\.identifier))
    }

    /// The lines of a text that are not in the other one, are not those of a changed object, name none, and are no head or foot of
    /// a section.
    private static func strayLines(
        _ document: PBXProjDocument, named: Set<String>, changed: Set<String>, other: PBXProjDocument
    ) -> [String] {
        let bytes = document.propertyList.bytes
        let otherLines = Set(other.propertyList.bytes.split(separator: 0x0A).map(Array.init))
        let ranges = document.objects.filter { changed.contains($0.identifier) }.map(\.value.sourceRange)
        var stray: [String] = []
        var start = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            guard !line.isEmpty, !otherLines.contains(Array(line)) else { continue }
            if ranges.contains(where: { $0.overlaps(start..<start + line.count) }) { continue }
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("/* Begin ") || text.hasPrefix("/* End ") { continue }
            if words(of: text).contains(where: named.contains) { continue }
            stray.append(text)
        }
        return stray
    }

    private static func words(of line: String) -> [String] {
        line.split { !($0.isLetter || $0.isNumber || "_-:.".contains($0)) }.map(String.init)
    }
}
