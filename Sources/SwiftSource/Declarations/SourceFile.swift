public import Diagnostics

/// A file of Swift source and the declarations in it.
///
///     let file = SourceFile.scan(Array("struct A { var b = 1 }".utf8), path: "A.swift")
///     file.declarations[0].name                        // "A"
///     file.declarations[0].members[0].bindings[0].text // "b"
///
/// A scan goes over the bytes once and remembers where the declarations and their parts are; what a part says is read when
/// one asks for it. Any bytes can be scanned: what is no declaration becomes a warning.
public struct SourceFile: Sendable {
    let storage: SourceStorage

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: what is in the file, UTF-8. More than 2 GB are not read, which a warning tells.
    ///   - path: how messages name the file.
    public static func scan(_ bytes: [UInt8], path: String) -> SourceFile {
        SourceFile(storage: SourceStorage(bytes, path: path))
    }

    /// How messages name the file.
    public var path: String { storage.path }

    /// What is in the file.
    public var bytes: [UInt8] { storage.bytes }

    /// What could not be read, in the order of the file; the rest of the file has been read nevertheless.
    public var warnings: [Diagnostic] {
        storage.problems.map { problem in
            let end = min(problem.offset + 60, bytes.count)
            let line = bytes[min(problem.offset, end)..<end].prefix { $0 != 0x0A && $0 != 0x0D }
            return Diagnostic(
                .warning, problem.code, problem.message(String(decoding: line, as: UTF8.self)), at: location(at: problem.offset))
        }
    }

    /// The declarations of the file itself, in their order; those of all branches of `#if`.
    public var declarations: [Declaration] {
        var list: [Declaration] = []
        var index = 0
        while index < storage.records.count {
            list.append(Declaration(storage: storage, index: index))
            index = Int(storage.records[index].next)
        }
        return list
    }

    /// The number of declarations at any depth.
    public var declarationCount: Int { storage.records.count }

    /// All declarations at any depth, each before its members.
    public var allDeclarations: [Declaration] {
        storage.records.indices.map { Declaration(storage: storage, index: $0) }
    }

    /// The place of a byte; columns count bytes.
    public func location(at offset: Int) -> SourceLocation {
        let offset = max(0, min(offset, bytes.count))
        let line = storage.lines.line(of: offset)
        return SourceLocation(path: path, line: line + 1, column: offset - storage.lines.start(of: line) + 1)
    }

    /// The text of a range of bytes, as far as it is inside the file.
    public func text(_ range: Range<Int>) -> String { storage.text(range) }
}
