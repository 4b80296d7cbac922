/// By which texts files name the build phases that they take part in.
///
/// A phase is `Target/phase`, where `phase` is the name that the phase was given, else that of its kind. A phase for which
/// that is not clear, because the target's name has a slash or a phase before it has the same name, is named by an
/// identifier.
struct PhaseNames {
    /// For each phase, by ordinal, the text that names it.
    private(set) var references: [Int: String] = [:]
    /// The phases that need an identifier.
    private(set) var needingIdentifier: Set<Int> = []
    /// The phases that stand in a second target, or twice in one.
    private(set) var repeated: [PBXObject] = []

    init(_ targets: [PBXTarget]) {
        for target in targets {
            let name = target.name ?? ""
            var seen: Set<String> = []
            for phase in target.buildPhases {
                guard let kind = phase.object.objectClass.flatMap(BuildPhase.Kind.init) else { continue }
                let ordinal = phase.object.ordinal
                guard references[ordinal] == nil else {
                    repeated.append(phase.object)
                    continue
                }
                let reference = Self.reference(target: name, phase: phase.name ?? kind.keyword)
                if name.contains("/") || name.hasPrefix("id:") || !seen.insert(reference).inserted {
                    references[ordinal] = "id:" + phase.identifier
                    needingIdentifier.insert(ordinal)
                } else {
                    references[ordinal] = reference
                }
            }
        }
    }

    /// The text that names a phase of a target.
    static func reference(target: String, phase: String) -> String { target + "/" + phase }
}

extension BuildPhase.Kind {
    /// How `project.xcproj` calls the kind.
    var keyword: String {
        switch self {
        case .copy: "copy-files"
        case .script: "shell-script"
        default: rawValue
        }
    }

    /// The kind that `project.xcproj` calls so.
    init?(keyword: String) {
        guard let kind = Self.allCases.first(where: { $0.keyword == keyword }) else { return nil }
        self = kind
    }

    /// The class of the phases of this kind.
    var objectClass: PBXClass {
        switch self {
        case .sources: .sourcesBuildPhase
        case .resources: .resourcesBuildPhase
        case .headers: .headersBuildPhase
        case .frameworks: .frameworksBuildPhase
        case .copy: .copyFilesBuildPhase
        case .script: .shellScriptBuildPhase
        case .rez: .rezBuildPhase
        case .javaArchive: .javaArchiveBuildPhase
        case .appleScript: .appleScriptBuildPhase
        }
    }
}
