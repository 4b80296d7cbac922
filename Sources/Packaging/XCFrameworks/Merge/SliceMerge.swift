import Diagnostics
import ObjectFiles
import SystemSupport

/// Makes one slice of several for the same platform: their code becomes one file, and everything else must fit together.
struct SliceMerge {
    private let slices: [XCFrameworkSlice]
    private var tree = OutputTree()
    private var conflicts: [Diagnostic] = []
    private var notes: [Diagnostic] = []

    private init(_ slices: [XCFrameworkSlice]) {
        // Not in the order in which they were named, on which the result must not depend.
        self.slices = slices.sorted {
            ($0.identifier, $0.origin) < ($1.identifier, $1.origin)
        }
    }

    /// Makes one slice.
    ///
    /// - Parameters:
    ///   - slices: the slices, at least one, all for one platform.
    ///   - notes: receives what is worth telling and stops nothing.
    /// - Throws: ``DiagnosticError`` with everything in which they contradict each other.
    static func merged(_ slices: [XCFrameworkSlice], notes: inout [Diagnostic]) throws(DiagnosticError) -> XCFrameworkSlice {
        guard slices.count > 1 else { return slices[0] }
        var merge = SliceMerge(slices)
        let result = try merge.merged()
        notes += merge.notes
        return result
    }

    private mutating func merged() throws(DiagnosticError) -> XCFrameworkSlice {
        var result = slices[0]
        for slice in slices.dropFirst() where slice.libraryPath != result.libraryPath || slice.binaryPath != result.binaryPath {
            throw conflict("'\(result.binaryPath)' of \(name(0)) is '\(slice.binaryPath)' of '\(slice.origin)'; name them alike")
        }
        let binary = mergedBinary()
        for path in paths() { try add(path, binary) }
        guard conflicts.isEmpty, let binary else { throw DiagnosticError(conflicts) }
        if slices.contains(where: { $0.binary.isMergeable }), !binary.isMergeable {
            notes.append(
                Diagnostic(
                    .warning, "not-mergeable",
                    "only some of the binaries for '\(result.platform.word)' are mergeable, so that the slice is not",
                    at: SourceLocation(path: result.origin)))
        }
        result.binary = binary
        result.tree = tree
        let otherKeys = result.original?.otherKeys
        if !slices.allSatisfy({ $0.original?.otherKeys == otherKeys }) { result.original?.otherKeys = [] }
        return result
    }

    private func paths() -> [String] {
        var paths: Set<String> = []
        for slice in slices { paths.formUnion(slice.tree.entries.map(\.path)) }
        return Array(paths).sortedByBytes()
    }

    // MARK: - Code

    private mutating func mergedBinary() -> SliceBinary? {
        guard slices.allSatisfy({ $0.binary.isStatic == slices[0].binary.isStatic }) else {
            let kinds = slices.map { "'\($0.origin)' is \($0.binary.isStatic ? "static" : "dynamic")" }
            report("the binaries are of different kinds: \(kinds.joined(separator: ", "))")
            return nil
        }
        let parts = joined(slices.indices.map { index in (index, slices[index].binary.parts) }, slices[0].binaryPath)
        return SliceBinary(parts: parts, isStatic: slices[0].binary.isStatic)
    }

    /// The parts of several files, each architecture once.
    private mutating func joined(_ files: [(index: Int, parts: [SliceBinary.Part])], _ path: String) -> [SliceBinary.Part] {
        var parts: [SliceBinary.Part] = []
        var owners: [Int] = []
        for (index, list) in files {
            for part in list {
                guard let known = parts.firstIndex(where: { $0.architecture == part.architecture }) else {
                    parts.append(part)
                    owners.append(index)
                    continue
                }
                if (try? ContentBytes.areEqual(parts[known].source, part.source)) != true {
                    report(
                        "'\(path)' has '\(part.architecture)' in \(name(owners[known])) and in \(name(index)), and the code differs; "
                            + "leave one of them out")
                }
            }
        }
        return parts
    }

    private func codeParts(_ content: OutputTree.Content) throws(DiagnosticError) -> [SliceBinary.Part]? {
        guard case .copy(let path, _, _) = content else { return nil }
        return try UniversalContent.parts(of: path)
    }

    // MARK: - Everything else

    private mutating func add(_ path: String, _ binary: SliceBinary?) throws(DiagnosticError) {
        var owners: [(index: Int, content: OutputTree.Content)] = []
        for (index, slice) in slices.enumerated() { if let content = slice.tree[path: path] { owners.append((index, content)) } }
        let role = MergeRole(of: path, in: slices[0])
        if role == .signature { return }
        guard let first = owners.first else { return }
        let kinds = owners.map { Self.kind($0.content) }
        if let other = kinds.firstIndex(where: { $0 != kinds[0] }) {
            return report("'\(path)' is \(kinds[0]) in \(name(first.index)), but \(kinds[other]) in \(name(owners[other].index))")
        }
        guard kinds[0] == "a file" else { return try addFolderOrLink(path, owners, role) }
        if owners.count < slices.count, !isOptional(path, role) {
            return reportMissing(path, owners.map(\.index))
        }
        switch role {
        case .signature: break
        case .code: try addCode(path, owners, binary)
        case .swiftHeader: try addSwiftHeader(path, owners)
        case .infoPlist: try addInfoPlist(path, owners)
        case .perArchitecture, .common: try addEqual(path, owners)
        }
    }

    /// Whether a file may be in some of the slices only.
    private func isOptional(_ path: String, _ role: MergeRole) -> Bool {
        role == .perArchitecture || path.hasPrefix(XCFrameworkSlice.debugSymbolsPath + "/")
    }

    private mutating func addFolderOrLink(
        _ path: String, _ owners: [(index: Int, content: OutputTree.Content)], _ role: MergeRole
    ) throws(DiagnosticError) {
        if case .link(let target) = owners[0].content {
            if owners.count < slices.count, !isOptional(path, role) { return reportMissing(path, owners.map(\.index)) }
            for (index, content) in owners.dropFirst() {
                guard case .link(let other) = content, other != target else { continue }
                report("the link '\(path)' leads to '\(target)' in \(name(owners[0].index)), but to '\(other)' in \(name(index))")
            }
        }
        try tree.add(path, owners[0].content)
    }

    private mutating func addCode(
        _ path: String, _ owners: [(index: Int, content: OutputTree.Content)], _ binary: SliceBinary?
    ) throws(DiagnosticError) {
        if path == slices[0].binaryPath {
            if let binary {
                try tree.add(path, source: UniversalContent.source(binary.parts, path: path), isExecutable: Self.isExecutable(owners))
            }
            return
        }
        var files: [(Int, [SliceBinary.Part])] = []
        for (index, content) in owners { files.append((index, try codeParts(content) ?? [])) }
        let parts = joined(files, path)
        try tree.add(path, source: UniversalContent.source(parts, path: path), isExecutable: Self.isExecutable(owners))
    }

    private mutating func addSwiftHeader(_ path: String, _ owners: [(index: Int, content: OutputTree.Content)]) throws(DiagnosticError) {
        if try areAllEqual(owners) { return try tree.add(path, owners[0].content) }
        var headers: [SwiftHeader] = []
        for (index, content) in owners {
            let bytes = try ContentBytes.read(content) ?? []
            headers.append(SwiftHeader(String(decoding: bytes, as: UTF8.self), architectures: slices[index].binary.architectures))
        }
        var conditions: [String] = []
        let header = SwiftHeader(joining: headers, conflicts: &conditions)
        for condition in conditions { report("'\(path)' differs for '\(condition)'; build all slices from the same sources") }
        try tree.add(path, text: header.text)
    }

    private mutating func addInfoPlist(_ path: String, _ owners: [(index: Int, content: OutputTree.Content)]) throws(DiagnosticError) {
        var files: [(bytes: [UInt8], path: String)] = []
        for (index, content) in owners {
            files.append((try ContentBytes.read(content) ?? [], slices[index].origin + "/" + path))
        }
        switch try InfoPlistMerge.merged(files) {
        case .bytes(let bytes): try tree.add(path, bytes: bytes)
        case .conflicts(let list):
            for (key, values, index) in list {
                report(
                    "'\(key)' of '\(path)' is \(values.0) in \(name(owners[0].index)), but \(values.1) in \(name(owners[index].index))")
            }
        }
    }

    private mutating func addEqual(_ path: String, _ owners: [(index: Int, content: OutputTree.Content)]) throws(DiagnosticError) {
        for (index, content) in owners.dropFirst() {
            guard try !ContentBytes.areEqual(owners[0].content, content) else { continue }
            report(
                "'\(path)' in \(name(owners[0].index)) differs from that in \(name(index))" + (try difference(owners[0].content, content)))
        }
        try tree.add(path, Self.executable(owners[0].content, Self.isExecutable(owners)))
    }

    /// The first line in which two texts differ, for a message.
    private func difference(_ left: OutputTree.Content, _ right: OutputTree.Content) throws(DiagnosticError) -> String {
        guard let left = try ContentBytes.read(left), let right = try ContentBytes.read(right) else { return "" }
        guard !left.contains(0), !right.contains(0) else { return "" }
        let (lines, others) = (
            left.split(separator: 0x0A, omittingEmptySubsequences: false), right.split(separator: 0x0A, omittingEmptySubsequences: false)
        )
        let index = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.count, others.count)
        return ", from line \(index + 1) on"
    }

    // MARK: - Help

    private func areAllEqual(_ owners: [(index: Int, content: OutputTree.Content)]) throws(DiagnosticError) -> Bool {
        for owner in owners.dropFirst() where try !ContentBytes.areEqual(owners[0].content, owner.content) { return false }
        return true
    }

    private static func isExecutable(_ owners: [(index: Int, content: OutputTree.Content)]) -> Bool {
        owners.contains { $0.content.isExecutable }
    }

    private static func executable(_ content: OutputTree.Content, _ isExecutable: Bool) -> OutputTree.Content {
        switch content {
        case .bytes(let bytes, _): .bytes(bytes, isExecutable: isExecutable)
        case .copy(let path, let method, _): .copy(of: path, method: method, isExecutable: isExecutable)
        case .stream(_, let write): .stream(isExecutable: isExecutable, write)
        case .folder, .link: content
        }
    }

    private static func kind(_ content: OutputTree.Content) -> String {
        switch content {
        case .folder: "a folder"
        case .link: "a link"
        case .bytes, .copy, .stream: "a file"
        }
    }

    private func name(_ index: Int) -> String { "'\(slices[index].origin)'" }

    private mutating func reportMissing(_ path: String, _ owners: [Int]) {
        let missing = slices.indices.first { !owners.contains($0) } ?? 0
        report("'\(path)' is in \(name(owners[0])), but not in \(name(missing))")
    }

    private mutating func report(_ message: String) {
        conflicts += conflict(message).diagnostics
    }

    private func conflict(_ message: String) -> DiagnosticError {
        DiagnosticError(
            "merge-conflict", "the slices for '\(slices[0].platform.word)' cannot be merged: " + message,
            at: SourceLocation(path: slices[0].origin))
    }
}
