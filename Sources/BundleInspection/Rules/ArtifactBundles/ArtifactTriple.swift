import Diagnostics

/// A variant whose file is for something else than its triples.
struct ArtifactTriple: InspectionRule {
    let explanation = RuleExplanation(
        "artifact-triple", "file that does not serve the triples of its variant", .error,
        cause: "SwiftPM chooses a variant by the text of its triples and never looks into the file. A file for another processor "
            + "or system is found out by the linker, or when a plug-in starts a tool that the machine cannot run.",
        bad: "\"supportedTriples\": [\"aarch64-unknown-linux-gnu\"]\nlinux/libX.a: ELF, x86_64",
        good: "\"supportedTriples\": [\"aarch64-unknown-linux-gnu\"]\nlinux/libX.a: ELF, aarch64",
        remedy: "Name the triples that the file serves; `trellis-package artifactbundle create` checks them against the file.",
        source: "The headers of ELF and Mach-O, and how SwiftPM matches triples.")

    func findings(in inspection: Inspection) -> [RuleFinding] {
        inspection.artifactVariants.compactMap { variant in
            guard let path = inspection.file(of: variant) else { return nil }
            guard let binary = inspection.binary(at: path) else {
                let isCode = inspection.tree.entry(at: path)?.kind == .file && variant.isStaticLibrary
                return isCode && inspection.facts(at: path)?.fault == nil ? RuleFinding(path, "the file is no static library") : nil
            }
            if variant.isStaticLibrary, binary.kind != .staticLibrary {
                return RuleFinding(path, "'\(variant.artifact)' is a static library, but the file is of the kind '\(binary.kind.rawValue)'")
            }
            for triple in variant.triples where !Self.serves(triple, binary) {
                let actual = binary.slices.map { "\($0.architecture) \($0.format.rawValue)" }.joined(separator: ", ")
                return RuleFinding(path, "the variant is for '\(triple)', but the file is \(actual)")
            }
            return nil
        }
    }

    /// Whether a binary can be what a triple asks for; `true` for systems whose files nobody here reads.
    private static func serves(_ triple: String, _ binary: BinaryFacts) -> Bool {
        let parts = triple.split(separator: "-").map(String.init)
        guard let architecture = parts.first, parts.count > 2 else { return false }
        if parts[1] == "apple" {
            guard let platform = applePlatformPrefix(parts[2]) else { return true }
            return binary.slices.contains { slice in
                slice.format == .machO && sameArchitecture(slice.architecture, architecture)
                    && (slice.platforms.isEmpty || slice.platforms.contains { $0.destination.hasPrefix(platform) })
            }
        }
        guard parts.contains(where: { $0.hasPrefix("linux") || $0.hasPrefix("freebsd") || $0.hasPrefix("android") }) else { return true }
        return binary.slices.contains { $0.format == .elf && sameArchitecture($0.architecture, architecture) }
    }

    private static func applePlatformPrefix(_ system: String) -> String? {
        ["macosx": "macos", "macos": "macos", "ios": "ios", "tvos": "tvos", "watchos": "watchos", "xros": "xros", "visionos": "xros"][
            String(system.prefix { !$0.isNumber && $0 != "." })]
    }

    private static func sameArchitecture(_ left: String, _ right: String) -> Bool { normal(left) == normal(right) }

    private static func normal(_ architecture: String) -> String {
        switch architecture {
        case "arm64", "aarch64": "arm64"
        case "i386", "i486", "i586", "i686": "i386"
        case "amd64": "x86_64"
        default: architecture.hasPrefix("arm") ? "arm" : architecture
        }
    }
}
