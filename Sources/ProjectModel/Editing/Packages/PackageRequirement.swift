import PropertyLists

/// Which versions of a Swift package a project may use.
public enum PackageRequirement: Sendable, Hashable {
    /// A version and all later ones before the next major one, such as 1.2.0 up to 2.0.0.
    case upToNextMajor(from: String)
    /// A version and all later ones before the next minor one, such as 1.2.0 up to 1.3.0.
    case upToNextMinor(from: String)
    /// A version and all later ones before another one.
    case range(from: String, before: String)
    /// One version.
    case exact(String)
    /// The last commit of a branch.
    case branch(String)
    /// One commit.
    case revision(String)
}

extension PackageRequirement {
    /// Reads a requirement as command lines have it; `nil` when the word is none, or a range is not like `1.0.0..<3.0.0`.
    package init?(word: String, _ value: String) {
        switch word {
        case "from": self = .upToNextMajor(from: value)
        case "up-to-next-minor": self = .upToNextMinor(from: value)
        case "exact": self = .exact(value)
        case "branch": self = .branch(value)
        case "revision": self = .revision(value)
        case "range":
            guard let dots = value.ranges(of: "..<").first else { return nil }
            self = .range(from: String(value[..<dots.lowerBound]), before: String(value[dots.upperBound...]))
        default: return nil
        }
    }

    /// Whether a text names a repository and not a folder: it has a scheme, or is like `git@example.com:parser.git`.
    package static func isRepository(_ text: String) -> Bool {
        guard !text.contains("://") else { return true }
        let host = text.prefix { $0 != ":" && $0 != "/" }
        return host.contains("@") && text[host.endIndex...].hasPrefix(":")
    }

    /// The words of Xcode.
    var tree: PropertyListTree {
        switch self {
        case .upToNextMajor(let version): Self.tree("upToNextMajorVersion", ["minimumVersion": version])
        case .upToNextMinor(let version): Self.tree("upToNextMinorVersion", ["minimumVersion": version])
        case .range(let first, let end): Self.tree("versionRange", ["maximumVersion": end, "minimumVersion": first])
        case .exact(let version): Self.tree("exactVersion", ["version": version])
        case .branch(let name): Self.tree("branch", ["branch": name])
        case .revision(let name): Self.tree("revision", ["revision": name])
        }
    }

    private static func tree(_ kind: String, _ values: KeyValuePairs<String, String>) -> PropertyListTree {
        let pairs = [PropertyListTree.Pair("kind", .string(kind))] + values.map { PropertyListTree.Pair($0.key, .string($0.value)) }
        return .dictionary(pairs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    /// The texts in it that have to be versions.
    var versions: [String] {
        switch self {
        case .upToNextMajor(let version), .upToNextMinor(let version), .exact(let version): [version]
        case .range(let first, let end): [first, end]
        case .branch, .revision: []
        }
    }

    /// Whether a text is a version: three numbers with dots, and what comes before or beside a release behind them.
    static func isVersion(_ text: String) -> Bool {
        let core = text.prefix { $0 != "-" && $0 != "+" }
        let numbers = core.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = { (number: Substring) in !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        guard numbers.count == 3, numbers.allSatisfy(isNumber) else { return false }
        let rest = text[core.endIndex...].dropFirst()
        return core.endIndex == text.endIndex || (!rest.isEmpty && !rest.contains { $0 == " " || $0 == "/" })
    }
}
