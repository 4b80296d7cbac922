/// What can be wrong with a command line: facts only; ``message`` has the words.
package enum UsageError: Error, Sendable, Equatable {
    case unknownOption(String, nearest: String?)
    case missingValue(option: String, valueName: String)
    case unexpectedValue(flag: String, value: String)
    case invalidChoice(option: String, value: String, choices: [String])
    case repeatedOption(String)
    case missingArgument(String)
    case unexpectedArgument(String)
    case missingCommand([String])
    case unknownCommand(String, nearest: String?)
    /// Arguments that are right one by one but make no sense together.
    case contradiction(String)
}

extension UsageError {
    /// The words for the error, without `error:`.
    package var message: String {
        switch self {
        case .unknownOption(let name, let nearest):
            "unknown option '\(name)'" + Self.suggestion(nearest)
        case .missingValue(let option, let valueName):
            "option '\(option)' needs a value: \(option) \(valueName)"
        case .unexpectedValue(let flag, let value):
            "option '\(flag)' takes no value, but got '\(value)'"
        case .invalidChoice(let option, let value, let choices):
            "'\(value)' is no value of '\(option)'; use one of: \(choices.joined(separator: ", "))"
        case .repeatedOption(let name):
            "option '\(name)' is given twice"
        case .missingArgument(let name):
            "missing argument \(name)"
        case .unexpectedArgument(let text):
            "unexpected argument '\(text)'"
        case .missingCommand(let names):
            "missing command; use one of: \(names.joined(separator: ", "))"
        case .unknownCommand(let name, let nearest):
            "unknown command '\(name)'" + Self.suggestion(nearest)
        case .contradiction(let message):
            message
        }
    }

    private static func suggestion(_ nearest: String?) -> String {
        nearest.map { "; did you mean '\($0)'?" } ?? ""
    }
}
