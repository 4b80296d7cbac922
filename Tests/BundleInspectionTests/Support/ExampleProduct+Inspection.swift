import BundleInspection
import Diagnostics
import Reports
import TestSupport

extension ExampleProduct {
    /// What is read of the product.
    var inspection: Inspection { inspection() }

    /// What is read of the product with options.
    func inspection(_ options: ReadingOptions = ReadingOptions()) -> Inspection {
        var contents: [String: [UInt8]] = [:]
        let entries = paths.map { path -> ProductEntry in
            switch items[path] {
            case .file(let bytes, let permissions)?:
                contents[path] = bytes
                return ProductEntry(path: path, kind: .file, sizeBytes: bytes.count, permissions: permissions)
            case .link(let target)?: return ProductEntry(path: path, kind: .link, linkTarget: target)
            case .folder?, nil: return ProductEntry(path: path, kind: .folder, permissions: 0o755)
            }
        }
        return ProductReader.read(entries, contents: contents, options: options)
    }

    /// What the rules find, as `rule path:line message`.
    func findings(_ rules: [any InspectionRule] = RuleTable.all) -> [String] {
        RuleRun.findings(of: rules, in: [inspection(ReadingOptions(wantsCopies: true))], tool: "test").map { finding in
            "\(finding.rule ?? "") \(finding.path):\(finding.line) \(finding.severity.rawValue): \(finding.message)"
        }
    }
}
