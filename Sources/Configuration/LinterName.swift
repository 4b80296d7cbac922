/// A linter that Trellis can run.
package enum LinterName: String, Sendable, Hashable, CaseIterable {
    /// SwiftLint by Realm and its community.
    case swiftLint = "swiftlint"
    /// swift-format, which comes with the toolchain.
    case swiftFormat = "swift-format"
    /// SwiftFormat by Nick Lockwood, which is another program.
    case lockwoodSwiftFormat = "swiftformat"

    /// Why a name is that of no linter that Trellis can run.
    static func objection(to name: String) -> String {
        let names = allCases.map { "'\($0.rawValue)'" }
        let known = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
        return "'\(name)' is no linter that is known; use \(known)"
    }
}
