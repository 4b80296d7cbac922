import CommandLineSupport

/// Build settings as command lines have them.
enum SettingArguments {
    /// The settings of texts like `KEY=VALUE`, in which a key may stand several times, in the order of their first mention.
    static func assignments(_ texts: [String]) throws -> [(key: String, values: [String])] {
        var found: [(key: String, values: [String])] = []
        for text in texts {
            guard let sign = place(ofSignIn: text) else {
                throw UsageError.contradiction("'\(text)' is not of the form KEY=VALUE")
            }
            let (key, value) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
            if let index = found.firstIndex(where: { $0.key == key }) {
                found[index].values.append(value)
            } else {
                found.append((key, [value]))
            }
        }
        return found
    }

    /// The first sign of equality that is not part of a condition.
    private static func place(ofSignIn text: String) -> String.Index? {
        var isInCondition = false
        for index in text.indices {
            switch text[index] {
            case "[": isInCondition = true
            case "]": isInCondition = false
            case "=" where !isInCondition: return index == text.startIndex ? nil : index
            default: break
            }
        }
        return nil
    }
}
