/// A linter that Trellis can run.
package enum LinterName: String, Sendable, Hashable, CaseIterable {
    /// SwiftLint by Realm and its community.
    case swiftLint = "swiftlint"
    /// swift-format, which comes with the toolchain.
    case swiftFormat = "swift-format"

    /// Why a name is that of no linter that Trellis can run.
    ///
    /// The nearest name alone would mislead: `swiftformat` is another program than `swift-format`.
    static func objection(to name: String) -> String {
        let names = allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        if name.lowercased() == "swiftformat" {
            return "SwiftFormat is not supported yet; use \(names)"
        }
        return "'\(name)' is no linter that is known; use \(names)"
    }
}
