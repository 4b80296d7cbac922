/// A build setting with its values, as people write it: `KEY=VALUE`.
package struct SettingArgument: Sendable, Hashable {
    /// The key with its conditions.
    package var key: String
    /// The values; several when the key was written several times.
    package var values: [String]

    /// Reads a text like `SWIFT_VERSION=6.0` or `OTHER_LDFLAGS[sdk=iphoneos*]=-ObjC`; `nil` when it has no sign of equality outside of
    /// conditions, or nothing before it.
    package init?(_ text: String) {
        var isInCondition = false
        let sign = text.indices.first { index in
            switch text[index] {
            case "[": isInCondition = true
            case "]": isInCondition = false
            case "=": return !isInCondition
            default: break
            }
            return false
        }
        guard let sign, sign > text.startIndex else { return nil }
        key = String(text[..<sign])
        values = [String(text[text.index(after: sign)...])]
    }

    /// Joins the values of assignments to the same key, in the order of first mention.
    package static func joined(_ assignments: [SettingArgument]) -> [SettingArgument] {
        var result: [SettingArgument] = []
        var places: [String: Int] = [:]
        for assignment in assignments {
            if let place = places[assignment.key] {
                result[place].values += assignment.values
            } else {
                places[assignment.key] = result.count
                result.append(assignment)
            }
        }
        return result
    }
}
