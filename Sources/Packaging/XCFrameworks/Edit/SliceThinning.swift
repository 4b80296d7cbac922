import Diagnostics
import ObjectFiles
import SystemSupport

/// Takes architectures out of a slice, with everything that is there for them only.
struct SliceThinning {
    private let slice: XCFrameworkSlice
    private let kept: SliceBinary
    private let removed: [String]
    private var tree = OutputTree()

    private init(_ slice: XCFrameworkSlice, kept: SliceBinary) {
        self.slice = slice
        self.kept = kept
        removed = slice.binary.architectures.filter { !kept.architectures.contains($0) }
    }

    /// The slice with some of its parts, of which there must be one at least.
    ///
    /// - Throws: ``DiagnosticError`` when one of its files cannot be read.
    static func thinned(
        _ slice: XCFrameworkSlice, keeping isKept: (SliceBinary.Part) -> Bool
    ) throws(DiagnosticError) -> XCFrameworkSlice {
        let kept = slice.binary.keeping(isKept)
        if kept.parts.count == slice.binary.parts.count { return slice }
        var thinning = SliceThinning(slice, kept: kept)
        for entry in slice.tree.entries { try thinning.add(entry) }
        var result = slice
        result.binary = kept
        result.tree = thinning.tree
        return result
    }

    private mutating func add(_ entry: OutputTree.Entry) throws(DiagnosticError) {
        let path = entry.path
        let role = MergeRole(of: path, in: slice)
        if role == .signature { return }
        if case .folder = entry.content { return try tree.add(path, .folder) }
        if case .link = entry.content { return try tree.add(path, entry.content) }
        switch role {
        case .code where path == slice.binaryPath:
            try tree.add(path, source: UniversalContent.source(kept.parts, path: path), isExecutable: entry.content.isExecutable)
        case .code: try addDebugSymbols(entry)
        case .perArchitecture where isForRemoved(path): break
        case .swiftHeader:
            let text = String(decoding: try ContentBytes.read(entry.content) ?? [], as: UTF8.self)
            var header = SwiftHeader(text, architectures: slice.binary.architectures)
            header.keep(architectures: kept.architectures)
            // A header without conditions is for all architectures and stays as it is.
            if text.hasPrefix("#if 0\n") { try tree.add(path, text: header.text) } else { try tree.add(path, entry.content) }
        default: try tree.add(path, entry.content)
        }
    }

    private mutating func addDebugSymbols(_ entry: OutputTree.Entry) throws(DiagnosticError) {
        guard case .copy(let source, _, let isExecutable) = entry.content else { return try tree.add(entry.path, entry.content) }
        let parts = try UniversalContent.parts(of: source)
        let kept = parts.filter { !removed.contains($0.architecture) }
        guard !kept.isEmpty, kept.count < parts.count else {
            if !kept.isEmpty { try tree.add(entry.path, entry.content) }
            return
        }
        try tree.add(entry.path, source: UniversalContent.source(kept, path: entry.path), isExecutable: isExecutable)
    }

    /// Whether a file of a Swift module or of debug symbols is for an architecture that goes.
    private func isForRemoved(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        if let index = parts.firstIndex(of: "Relocations"), index + 1 < parts.count {
            // Debug symbols call it by its name for the processor.
            return removed.map { $0 == "arm64" ? "aarch64" : $0 }.contains(String(parts[index + 1]))
        }
        guard parts.dropLast().contains(where: { $0.hasSuffix(".swiftmodule") }), let name = parts.last else { return false }
        return removed.contains(String(name.prefix { $0 != "-" && $0 != "." }))
    }
}

extension OutputTree.Content {
    /// Whether it is a file that may be executed.
    var isExecutable: Bool {
        switch self {
        case .bytes(_, let isExecutable), .copy(_, _, let isExecutable), .stream(let isExecutable, _): isExecutable
        case .folder, .link: false
        }
    }
}
