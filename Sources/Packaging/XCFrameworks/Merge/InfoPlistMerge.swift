import Diagnostics
import PropertyLists

/// Makes one of property lists that differ by the machine that built them.
enum InfoPlistMerge {
    /// What came of the files.
    enum Outcome {
        /// The file for all of them.
        case bytes([UInt8])
        /// The keys that differ, each with the values of the first file and of the one that differs.
        case conflicts([(key: String, values: (String, String), index: Int)])
    }

    /// Whether a key says something about the machine and not about the framework.
    private static func isVolatile(_ key: String) -> Bool { key.hasPrefix("DT") || key == "BuildMachineOSBuild" }

    /// Joins files.
    ///
    /// - Parameter files: the bytes and a name for each; not empty.
    /// - Throws: ``DiagnosticError`` when one is no property list.
    static func merged(_ files: [(bytes: [UInt8], path: String)]) throws(DiagnosticError) -> Outcome {
        if files.allSatisfy({ $0.bytes == files[0].bytes }) { return .bytes(files[0].bytes) }
        var trees: [[PropertyListTree.Pair]] = []
        for file in files {
            var diagnostics: [Diagnostic] = []
            let document = try PropertyListDocument.read(file.bytes, path: file.path, diagnostics: &diagnostics)
            guard case .dictionary(let pairs) = PropertyListTree(document.root) else {
                throw DiagnosticError("unexpected-value", "'\(file.path)' is no dictionary", at: SourceLocation(path: file.path))
            }
            trees.append(pairs.filter { !isVolatile($0.key) })
        }
        var conflicts: [(key: String, values: (String, String), index: Int)] = []
        for (index, tree) in trees.enumerated().dropFirst() {
            for key in Set(trees[0].map(\.key) + tree.map(\.key)).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                let (first, other) = (value(key, in: trees[0]), value(key, in: tree))
                if first != other { conflicts.append((key, (shown(first), shown(other)), index)) }
            }
        }
        return conflicts.isEmpty ? .bytes(XMLWriter.bytes(of: .dictionary(trees[0]))) : .conflicts(conflicts)
    }

    private static func value(_ key: String, in pairs: [PropertyListTree.Pair]) -> PropertyListTree? {
        pairs.last { $0.key == key }?.value
    }

    private static func shown(_ value: PropertyListTree?) -> String {
        switch value {
        case nil: "nothing"
        case .string(let text): "'\(text)'"
        case .integer(let number): "\(number)"
        case .boolean(let truth): "\(truth)"
        case .array(let items) where items.count <= 4: "(" + items.map { shown($0) }.joined(separator: ", ") + ")"
        default: "another value"
        }
    }
}
