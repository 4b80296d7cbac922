/// A step of building a target.
public struct BuildPhase: Sendable, Hashable {
    /// The identifier of the phase's object.
    public var identifier: String
    /// What the step does with its files.
    public var kind: Kind
    /// The name that Xcode shows: the user's, or the one that goes with the kind.
    public var name: String
    /// Where a copy phase copies to; `nil` for other kinds.
    public var destination: CopyDestination?

    /// What a step does with its files.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case sources
        case resources
        case headers
        case frameworks
        case copy
        case script
        case rez
        case javaArchive = "java-archive"
        case appleScript = "apple-script"
    }

    /// Makes a phase.
    package init(identifier: String, kind: Kind, name: String, destination: CopyDestination? = nil) {
        self.identifier = identifier
        self.kind = kind
        self.name = name
        self.destination = destination
    }
}

extension BuildPhase.Kind {
    /// The kind of a phase of this class; `nil` when the class is no phase.
    init?(_ objectClass: PBXClass) {
        switch objectClass {
        case .sourcesBuildPhase: self = .sources
        case .resourcesBuildPhase: self = .resources
        case .headersBuildPhase: self = .headers
        case .frameworksBuildPhase: self = .frameworks
        case .copyFilesBuildPhase: self = .copy
        case .shellScriptBuildPhase: self = .script
        case .rezBuildPhase: self = .rez
        case .javaArchiveBuildPhase: self = .javaArchive
        case .appleScriptBuildPhase: self = .appleScript
        default: return nil
        }
    }

    /// The name that Xcode gives a phase without one.
    var defaultName: String {
        switch self {
        case .sources: "Sources"
        case .resources: "Resources"
        case .headers: "Headers"
        case .frameworks: "Frameworks"
        case .copy: "CopyFiles"
        case .script: "ShellScript"
        case .rez: "Rez"
        case .javaArchive: "JavaArchive"
        case .appleScript: "AppleScript"
        }
    }
}

extension BuildPhase {
    /// The phase that an object describes; `nil` when the object is no phase.
    init?(_ object: PBXObject) {
        guard let kind = object.objectClass.flatMap(Kind.init) else { return nil }
        self.init(
            identifier: object.identifier,
            kind: kind,
            name: object.text("name") ?? kind.defaultName,
            destination: kind == .copy ? CopyDestination(PBXCopyFilesBuildPhase(object)) : nil
        )
    }
}
