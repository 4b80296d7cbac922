public import Diagnostics

/// Answers what settings resolve to in one scope.
///
///     var settings = SettingsEvaluator(scope, SettingsParameters(configuration: "Debug", sdk: "iphoneos"))
///     settings.text(of: "PRODUCT_NAME")      // "Recipes"
///     settings.list(of: "OTHER_SWIFT_FLAGS") // ["-D", "DEMO"]
///
/// Values are worked out when they are asked for, and kept. Settings that refer to themselves in circles or grow without
/// end are reported in ``diagnostics`` and cut off.
public struct SettingsEvaluator: Sendable {
    /// Who gives the settings values.
    public let scope: SettingsScope
    /// What conditions are compared with.
    public let parameters: SettingsParameters
    /// What went wrong so far, each fault once, in the order in which the questions met it.
    public internal(set) var diagnostics: [Diagnostic] = []

    let sdkNames: [String]
    /// The SDK name that the conditions of a setting are compared with, for settings that have been asked for.
    var sdkChoices: [String: String] = [:]
    var memory = EvaluationMemory()
    var frames: [EvaluationFrame] = []
    var budget = EvaluationBudget()
    /// Names that have been reported as parts of a circle.
    var circleNames: Set<String> = []

    /// Makes an evaluator that has not worked out anything yet.
    public init(_ scope: SettingsScope, _ parameters: SettingsParameters = SettingsParameters()) {
        self.scope = scope
        self.parameters = parameters
        sdkNames = parameters.sdkNames
    }

    /// The value of a setting as one text, a list with blanks between its items; `nil` when no assignment applies.
    public mutating func text(of name: String) -> String? {
        guard let place = firstMatch(of: SettingName(name)) else { return nil }
        if case .literal(let text) = value(at: place) { return text }
        begin()
        return textValue(EvaluationFrame(SettingName(name), place))
    }

    /// The value of a setting as a list; empty when no assignment applies.
    ///
    /// A text becomes a list at its white space; `"…"`, `'…'` and `\` keep white space in an item. A setting that Xcode knows
    /// as one text, such as `SRCROOT`, is one item.
    public mutating func list(of name: String) -> [String] {
        let name = SettingName(name)
        guard let place = firstMatch(of: name) else { return [] }
        begin()
        let frame = EvaluationFrame(name, place)
        if KnownSettings.type(of: name) == .text {
            let text = textValue(frame)
            return text.isEmpty ? [] : [text]
        }
        return listValue(frame)
    }

    /// Whether a setting is true: its value begins with `y`, `t` or a digit from 1 to 9.
    public mutating func boolean(of name: String) -> Bool {
        guard let first = text(of: name)?.utf8.first else { return false }
        switch first {
        case UInt8(ascii: "y"), UInt8(ascii: "Y"), UInt8(ascii: "t"), UInt8(ascii: "T"): return true
        default: return Byte.isDigit(first) && first != UInt8(ascii: "0")
        }
    }

    /// The assignment that gives a setting its value; `nil` when none applies.
    public mutating func winner(of name: String) -> SettingAssignment? {
        firstMatch(of: SettingName(name)).map { assignment(at: $0) }
    }

    /// The names of all settings that some level mentions, in ascending order of their UTF-8 bytes.
    public var names: [String] {
        scope.levels.map(\.table.names).reduce([]) { Self.merged($0, $1) }
    }

    private static func merged(_ left: [String], _ right: [String]) -> [String] {
        if left.isEmpty || right.isEmpty { return left + right }
        var result: [String] = []
        result.reserveCapacity(left.count + right.count)
        var place = 0
        for name in right {
            while place < left.count, left[place].utf8.lexicographicallyPrecedes(name.utf8) {
                result.append(left[place])
                place += 1
            }
            if place < left.count, left[place] == name { place += 1 }
            result.append(name)
        }
        return result + left[place...]
    }

    /// The value of an assignment as the answer to a question of its own.
    mutating func freshText(_ frame: EvaluationFrame) -> String {
        begin()
        return textValue(frame)
    }

    private mutating func begin() {
        frames.removeAll(keepingCapacity: true)
        budget = EvaluationBudget()
    }
}
