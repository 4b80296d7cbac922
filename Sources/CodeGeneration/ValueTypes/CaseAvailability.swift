import SwiftSource

/// Where something can be used, by its attributes `@available`.
struct CaseAvailability {
    /// Whether it can be used nowhere.
    private(set) var isNever = false
    private(set) var isDeprecated = false
    private var versions: [String] = []
    private var absent: [String] = []

    init(_ declaration: Declaration?) {
        for attribute in declaration?.attributes ?? [] where attribute.name == "available" {
            add(SourceText.pieces(of: attribute.arguments ?? "", at: ","))
        }
    }

    /// What `#available` asks for; nothing when it is there in every version.
    var check: String? { versions.isEmpty ? nil : (versions + ["*"]).joined(separator: ", ") }

    /// The condition of `#if` under which the platform has it.
    var condition: String? { absent.isEmpty ? nil : absent.map { "!os(\($0))" }.joined(separator: " && ") }

    private mutating func add(_ pieces: [String]) {
        guard let platform = pieces.first else { return }
        let words = Set(pieces)
        if words.contains("deprecated") || pieces.contains(where: { $0.hasPrefix("deprecated:") }) { isDeprecated = true }
        if words.contains("unavailable") {
            if platform == "*" { isNever = true } else { absent.append(Self.system(platform)) }
            return
        }
        if let introduced = pieces.first(where: { $0.hasPrefix("introduced:") }), platform != "*", !platform.hasPrefix("swift") {
            versions.append(platform + " " + SourceText.trimmed(introduced.dropFirst("introduced:".count)))
        } else if pieces.last == "*", pieces.count > 1 {
            versions += pieces.dropLast().filter { !$0.hasPrefix("swift") }
        }
    }

    /// The name that `os()` has for a platform.
    private static func system(_ platform: String) -> String {
        platform.hasSuffix("ApplicationExtension") ? String(platform.dropLast("ApplicationExtension".count)) : platform
    }
}
