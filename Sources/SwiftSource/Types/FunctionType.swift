/// The type of a function.
public struct FunctionType: Sendable, Hashable {
    /// The parameters.
    public var parameters: [TupleElement]
    /// `async` or `reasync`.
    public var asyncKeyword: String?
    /// `throws` or `rethrows`.
    public var throwsKeyword: String?
    /// What is thrown, where it is said.
    public var errorType: SwiftType?
    /// What comes back.
    public var result: SwiftType

    /// Makes the type of a function.
    public init(
        _ parameters: [TupleElement], result: SwiftType, asyncKeyword: String? = nil, throwsKeyword: String? = nil,
        errorType: SwiftType? = nil
    ) {
        self.parameters = parameters
        self.result = result
        self.asyncKeyword = asyncKeyword
        self.throwsKeyword = throwsKeyword
        self.errorType = errorType
    }
}

extension FunctionType: CustomStringConvertible {
    /// The canonical text.
    public var description: String {
        var text = "(\(parameters.map(\.description).joined(separator: ", ")))"
        if let asyncKeyword { text += " " + asyncKeyword }
        if let throwsKeyword { text += " " + throwsKeyword + (errorType.map { "(\($0))" } ?? "") }
        return text + " -> \(result)"
    }
}
