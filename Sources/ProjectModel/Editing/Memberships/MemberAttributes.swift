import PropertyLists

/// What is special about a file in one phase of a target.
public struct MemberAttributes: Sendable, Hashable {
    /// Who may include a header; the target itself only when `nil`.
    public var visibility: Membership.Visibility?
    /// Whether a library that is linked may be missing at run time.
    public var isWeak = false
    /// Whether a framework is signed where it is copied to, and loses its headers there, as embedded ones do.
    public var isSignedOnCopy = false
    /// Flags of the compiler for this file alone.
    public var compilerFlags: String?
    /// The platforms that the file is built for, such as `ios` or `macos`; all of them when empty.
    public var platforms: [String] = []

    /// Nothing special.
    public init() {}

    /// The words of Xcode, in the order in which it writes them.
    var words: [String] {
        let header: [String] =
            switch visibility {
            case .public?: ["Public"]
            case .private?: ["Private"]
            case .project?, nil: []
            }
        return header + (isWeak ? ["Weak"] : []) + (isSignedOnCopy ? ["CodeSignOnCopy", "RemoveHeadersOnCopy"] : [])
    }

    /// Puts what is special into a build file.
    func apply(to buildFile: inout DraftObject) {
        var settings: [PropertyListTree.Pair] = []
        if !words.isEmpty { settings.append(.init("ATTRIBUTES", .texts(words))) }
        if let compilerFlags { settings.append(.init("COMPILER_FLAGS", .string(compilerFlags))) }
        if !settings.isEmpty { buildFile["settings"] = .dictionary(settings) }
        buildFile.setPlatforms(platforms)
    }
}
