/// The phase that takes the files of a synchronized folder, by their type.
enum DefaultPhase: Sendable, Hashable {
    case sources
    case headers
    case resources
    case frameworks
    case rez
    case appleScript
    case copy(CopyDestination.Place, path: String)
    /// The file is part of the project but of no phase.
    case none
}

extension DefaultPhase {
    /// The phase for a type that is set by hand and may contradict the extension.
    init(forFileType type: String) {
        switch type {
        case "sourcecode.c.h", "sourcecode.cpp.h", "sourcecode.objj.h": self = .headers
        case "sourcecode.module-map", "sourcecode.text-based-dylib-definition": self = .none
        case "sourcecode.rez": self = .rez
        case "sourcecode.applescript": self = .appleScript
        case "sourcecode.javascript": self = .resources
        case "wrapper.xcdatamodel", "wrapper.xcmappingmodel", "file.mlmodel", "folder.mlpackage", "file.intentdefinition",
            "folder.documentationcatalog":
            self = .sources
        case "wrapper.framework", "wrapper.framework.static", "wrapper.xcframework", "archive.ar", "compiled.mach-o.dylib":
            self = .frameworks
        case "wrapper.xpc-service": self = .copy(.wrapper, path: "XPCServices")
        case "wrapper.app-extension": self = .copy(.plugIns, path: "")
        case "text.xcconfig", "text.plist.entitlements", "text.xcfilelist": self = .none
        default: self = type.hasPrefix("sourcecode.") ? .sources : .resources
        }
    }

    /// The phase of a target that plays this part; `nil` when the target has none, so that the file is built nowhere.
    func phase(in phases: [BuildPhase]) -> BuildPhase? {
        switch self {
        case .sources: phases.first { $0.kind == .sources }
        case .headers: phases.first { $0.kind == .headers }
        case .resources: phases.first { $0.kind == .resources }
        case .frameworks: phases.first { $0.kind == .frameworks }
        case .rez: phases.first { $0.kind == .rez }
        case .appleScript: phases.first { $0.kind == .appleScript }
        case .copy(let place, let path): phases.first { $0.destination?.place == place && $0.destination?.path == path }
        case .none: nil
        }
    }
}
