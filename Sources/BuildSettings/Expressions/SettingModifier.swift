import SystemSupport

/// What a reference may do to a value: `$(NAME:upper)`, `$(NAME:suffix=.o)`.
///
/// The raw value is the name as it is written, with the `=` of those that take a text.
enum SettingModifier: String, Sendable, CaseIterable {
    case quote
    case upper
    case lower
    case identifier
    case rfc1034identifier
    case c99extidentifier
    case dir
    case file
    case base
    case suffix
    case standardizepath
    case not
    case truncatedversion
    case md5 = "__md5"
    case stripSlash = "__stripslash"
    case replaceDirectory = "dir="
    case replaceFile = "file="
    case replaceBase = "base="
    case replaceSuffix = "suffix="
    case `default` = "default="
    case relativeTo = "relativeto="
    case isAncestor = "isancestor="

    /// The value of one item; the operand is empty for those that take none.
    func apply(to value: String, operand: String) -> String {
        switch self {
        case .quote: ListText.quoted(value)
        case .upper: value.uppercased()
        case .lower: value.lowercased()
        case .identifier: IdentifierText.identifier(value)
        case .rfc1034identifier: IdentifierText.hostName(value)
        case .c99extidentifier: IdentifierText.extendedIdentifier(value)
        case .not: value == "YES" ? "NO" : "YES"
        case .truncatedversion: value.split(separator: ".", omittingEmptySubsequences: false).prefix(3).joined(separator: ".")
        // Both are dealt with before: one is refused, the other is about having no value.
        case .md5, .default: value
        case .isAncestor: PathModifiers.isAncestor(operand, of: value) ? "YES" : "NO"
        default: pathText(of: value, operand: operand)
        }
    }

    private func pathText(of value: String, operand: String) -> String {
        switch self {
        case .dir: PathModifiers.directory(of: value)
        case .file: PathModifiers.file(of: value)
        case .base: PathModifiers.base(of: value)
        case .suffix: PathModifiers.suffix(of: value)
        case .standardizepath: PathModifiers.standardized(value)
        case .stripSlash: value.hasPrefix("/") ? String(value.dropFirst()) : value
        case .replaceDirectory: PathText.join(operand, PathModifiers.file(of: value))
        case .replaceFile: PathModifiers.prefix(of: value) + operand
        case .replaceBase: PathModifiers.prefix(of: value) + operand + PathModifiers.suffix(of: value)
        case .replaceSuffix: PathModifiers.replacingSuffix(of: value, by: operand)
        case .relativeTo: PathModifiers.relative(value, to: operand)
        default: value
        }
    }
}
