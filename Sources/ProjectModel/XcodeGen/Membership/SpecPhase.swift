/// A phase of a target of a spec; the order of the cases is the order in which phases are run.
enum SpecPhase: Hashable {
    case scriptBefore(Int)
    /// Files that have to be in their place before compiling.
    case copyBefore(CopyDestination)
    case headers
    /// Resources that are wanted before the sources.
    case resourcesFirst
    case sources
    case scriptAfterCompiling(Int)
    case resources
    /// The script that copies the header which a static library in Swift has for Objective-C.
    case interfaceHeader
    case copyAfter(CopyDestination)
    case frameworks
    case bundles
    case extensions
    case extensionKitExtensions
    case systemExtensions
    case appClips
    case embeddedFrameworks
    case embeddedDependencies(CopyDestination)
    case watchContent
    case scriptAtEnd(Int)

    /// Where services of a bundle are copied to.
    static let xpcServices = CopyDestination(place: .productsDirectory, path: "$(CONTENTS_FOLDER_PATH)/XPCServices")
    /// Where the headers and the module map of a static library are copied to.
    static let libraryHeaders = CopyDestination(place: .productsDirectory, path: "include/$(PRODUCT_NAME)")
    /// Where the modules of a framework are.
    static let frameworkModules = CopyDestination(place: .productsDirectory, path: "$(PRODUCT_NAME).framework/Modules")

    /// The order of phases, of those of one case by when they came up.
    var rank: Int {
        switch self {
        case .scriptBefore: 0
        case .copyBefore: 1
        case .headers: 2
        case .resourcesFirst: 3
        case .sources: 4
        case .scriptAfterCompiling: 5
        case .resources: 6
        case .interfaceHeader: 7
        case .copyAfter: 8
        case .frameworks: 9
        case .bundles: 10
        case .extensions: 11
        case .extensionKitExtensions: 12
        case .systemExtensions: 13
        case .appClips: 14
        case .embeddedFrameworks: 15
        case .embeddedDependencies: 16
        case .watchContent: 17
        case .scriptAtEnd: 18
        }
    }

    /// The phase of the neutral model.
    ///
    /// - Parameters:
    ///   - target: the name of the target.
    ///   - scriptName: the name when it is a script.
    func buildPhase(of target: String, scriptName: String = "Run Script") -> BuildPhase {
        switch self {
        case .scriptBefore(let index): script("before", index, of: target, name: scriptName)
        case .scriptAfterCompiling(let index): script("after-compiling", index, of: target, name: scriptName)
        case .scriptAtEnd(let index): script("at-end", index, of: target, name: scriptName)
        case .interfaceHeader: script("interface-header", 0, of: target, name: "Copy Swift Objective-C Interface Header")
        case .headers: BuildPhase(identifier: target + "/headers", kind: .headers, name: "Headers", destination: nil)
        case .sources: BuildPhase(identifier: target + "/sources", kind: .sources, name: "Sources", destination: nil)
        case .resources, .resourcesFirst:
            BuildPhase(identifier: target + "/resources", kind: .resources, name: "Resources", destination: nil)
        case .frameworks: BuildPhase(identifier: target + "/frameworks", kind: .frameworks, name: "Frameworks", destination: nil)
        case .copyBefore, .copyAfter, .bundles, .extensions, .extensionKitExtensions, .systemExtensions, .appClips, .embeddedFrameworks,
            .embeddedDependencies, .watchContent:
            copy(of: target)
        }
    }

    private func script(_ stage: String, _ index: Int, of target: String, name: String) -> BuildPhase {
        BuildPhase(identifier: "\(target)/script/\(stage)/\(index + 1)", kind: .script, name: name, destination: nil)
    }

    private func copy(of target: String) -> BuildPhase {
        let (name, destination) = copyNameAndDestination
        var identifier = target + "/copy/" + name
        switch self {
        case .copyBefore, .copyAfter, .embeddedDependencies: identifier += "/" + destination.place.name + "/" + destination.path
        default: break
        }
        return BuildPhase(identifier: identifier, kind: .copy, name: name, destination: destination)
    }

    private var copyNameAndDestination: (String, CopyDestination) {
        switch self {
        case .copyBefore(let destination), .copyAfter(let destination): ("CopyFiles", destination)
        case .embeddedDependencies(let destination): ("Embed Dependencies", destination)
        case .bundles: ("Copy Bundle Resources", CopyDestination(place: .resources, path: ""))
        case .extensions: ("Embed Foundation Extensions", CopyDestination(place: .plugIns, path: ""))
        case .extensionKitExtensions: ("Embed ExtensionKit Extensions", Self.productsFolder("$(EXTENSIONS_FOLDER_PATH)"))
        case .systemExtensions: ("Embed System Extensions", Self.productsFolder("$(SYSTEM_EXTENSIONS_FOLDER_PATH)"))
        case .appClips: ("Embed App Clips", Self.productsFolder("$(CONTENTS_FOLDER_PATH)/AppClips"))
        case .watchContent: ("Embed Watch Content", Self.productsFolder("$(CONTENTS_FOLDER_PATH)/Watch"))
        default: ("Embed Frameworks", CopyDestination(place: .frameworks, path: ""))
        }
    }

    private static func productsFolder(_ path: String) -> CopyDestination {
        CopyDestination(place: .productsDirectory, path: path)
    }
}
