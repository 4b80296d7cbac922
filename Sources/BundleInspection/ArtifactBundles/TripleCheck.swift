package import Diagnostics
package import ObjectFiles

/// Compares the triples that a file is said to be for with what the file itself says.
package enum TripleCheck {
    /// Whether and how a file fits.
    package enum Outcome: Sendable, Hashable {
        /// It is for the triple.
        case fits
        /// It says nothing that could be compared: a script, a program for Windows, an empty archive.
        case unknown
        /// It is for something else, in words that follow "but".
        case differs(String)
    }

    /// Compares a file with a triple.
    ///
    /// - Throws: ``DiagnosticError`` when the file is damaged.
    package static func compare(_ file: ObjectFile, with triple: TargetTriple) throws(DiagnosticError) -> Outcome {
        var facts: [ArchiveFacts] = []
        for slice in file.slices { facts.append(try slice.facts()) }
        return compare(facts, with: triple)
    }

    /// Compares what is known of the slices of a file with a triple.
    package static func compare(_ slices: [ArchiveFacts], with triple: TargetTriple) -> Outcome {
        var outcomes: [Outcome] = []
        for facts in slices {
            if facts.machOCount > 0 { outcomes.append(apple(facts, triple)) }
            if facts.elfCount > 0 { outcomes.append(elf(facts, triple)) }
        }
        if outcomes.contains(.fits) { return .fits }
        // A file of several architectures is told by all of them.
        let words = outcomes.compactMap { if case .differs(let words) = $0 { words } else { nil } }
        return words.isEmpty ? .unknown : .differs(words.joined(separator: " and "))
    }

    private static func apple(_ facts: ArchiveFacts, _ triple: TargetTriple) -> Outcome {
        let names = facts.architectures.map(\.name)
        let platforms = facts.platforms
        let system = platforms.map(\.displayName).joined(separator: " and ")
        let words = "it is for \(names.joined(separator: " and "))" + (system.isEmpty ? "" : " on \(system)")
        guard triple.isApple else { return .differs(words) }
        guard names.contains(where: { triple.architectureNames.contains($0) }) else { return .differs(words) }
        guard !platforms.isEmpty, let expected = platform(of: triple) else { return .unknown }
        // What was built before simulators had platforms of their own says the device.
        let isOldSimulator = facts.buildVersions.allSatisfy(\.isOldCommand) && expected.device.map(platforms.contains) == true
        return platforms.contains(expected) || isOldSimulator ? .fits : .differs(words)
    }

    private static func platform(of triple: TargetTriple) -> ApplePlatform? {
        let system = triple.system == "macosx" ? "macos" : triple.system == "visionos" ? "xros" : triple.system
        let suffix = system + (triple.environment.map { "-" + $0 } ?? "")
        return ApplePlatform.allCases.first { $0.tripleSuffix == suffix }
    }

    private static func elf(_ facts: ArchiveFacts, _ triple: TargetTriple) -> Outcome {
        let architectures = facts.elfArchitectures.joined(separator: " and ")
        let system = facts.triples.isEmpty ? "" : " (\(facts.triples.joined(separator: ", ")))"
        let words = "it is for \(architectures)\(system)"
        if triple.isApple || triple.system == "windows" { return .differs(words) }
        guard facts.elfArchitectures.allSatisfy({ triple.architectureNames.contains($0) }), !facts.elfArchitectures.isEmpty else {
            return .differs(words)
        }
        let others = facts.triples.compactMap { TargetTriple($0) }.filter { $0.system == triple.system }
        guard !facts.triples.isEmpty else { return .unknown }
        let environments = others.compactMap(\.environment)
        guard !others.isEmpty, let environment = triple.environment else { return .differs(words) }
        // A file that may belong to several C libraries is an object file, which any of them takes.
        if Set(environments).count > 1 { return .fits }
        // Versions stand behind the names of Android.
        return environments.contains { environment.hasPrefix($0) } ? .fits : .differs(words)
    }
}
