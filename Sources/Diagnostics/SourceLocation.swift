/// A place in a file, as far as it is known.
///
/// It prints as `path:line:column`, the form that editors and Xcode turn into a link.
public struct SourceLocation: Sendable, Hashable {
    /// The file, written as the user named it.
    public var path: String
    /// The line, counted from 1; `nil` when the diagnostic is about the file as a whole.
    public var line: Int?
    /// The column in UTF-8 bytes, counted from 1, as the Swift compiler counts it; `nil` when only the line is known.
    public var column: Int?

    /// Makes a location; leave out what is not known.
    public init(path: String, line: Int? = nil, column: Int? = nil) {
        self.path = path
        self.line = line
        self.column = column
    }
}

extension SourceLocation: CustomStringConvertible {
    public var description: String {
        guard let line else { return path }
        guard let column else { return "\(path):\(line)" }
        return "\(path):\(line):\(column)"
    }
}

extension SourceLocation: Comparable {
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        if left.path != right.path { return left.path < right.path }
        if left.line != right.line { return (left.line ?? 0) < (right.line ?? 0) }
        return (left.column ?? 0) < (right.column ?? 0)
    }
}
