import Diagnostics
import SystemSupport

/// Puts what a target depends on into its phases: what is linked, and what is copied into the product.
struct DependencyMembers {
    let dependencies: SpecDependencies
    let target: SpecTarget
    private let type: SpecProductType
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether something is linked whose Objective-C categories the linker would leave out.
    private(set) var needsObjectiveCLinking = false

    /// Makes nothing for a target without product.
    init?(_ dependencies: SpecDependencies, target: SpecTarget) {
        guard target.kind != .aggregate, let type = SpecProductType(name: target.type) else { return nil }
        self.dependencies = dependencies
        self.target = target
        self.type = type
    }

    private var spec: Spec { dependencies.spec }

    /// A thing that is linked or copied.
    private struct Subject {
        var file: ProjectFile
        var type: SpecProductType
        var linkage: Linkage
        var isOnWatch = false
        var needsObjectiveCLinking = false
    }

    private enum Linkage {
        case dynamic
        case `static`
        case none
    }

    /// Adds the members of all dependencies.
    mutating func add(to collector: inout MemberCollector, otherProjects: inout OtherProjects) {
        for dependency in dependencies.dependencies(of: target) {
            switch dependency.kind {
            case .target: addTarget(dependency, to: &collector, otherProjects: &otherProjects)
            case .framework: addFramework(dependency, to: &collector)
            case .sdk: addSystemLibrary(dependency, to: &collector)
            case .carthage: addCarthage(dependency, to: &collector)
            case .bundle: addBundle(dependency, to: &collector)
            case .package: checkPackage(dependency, in: &collector)
            }
        }
    }

    private mutating func addTarget(
        _ dependency: SpecDependency,
        to collector: inout MemberCollector,
        otherProjects: inout OtherProjects
    ) {
        guard let subject = subject(of: dependency, otherProjects: &otherProjects) else { return }
        let links = dependency.links ?? isLinked(subject)
        if links {
            link(dependency, subject.file, to: &collector)
            if subject.needsObjectiveCLinking { needsObjectiveCLinking = true }
        }
        guard dependency.embeds ?? isEmbedded(subject) else { return }
        let signs = dependency.signs ?? (subject.type.isFramework || subject.type.name == "xpc-service")
        copy(dependency, subject.file, to: phase(for: subject), signs: signs, in: &collector)
    }

    private func isLinked(_ subject: Subject) -> Bool {
        switch subject.linkage {
        case .dynamic: !type.isStaticLibrary
        case .static: type.isExecutable
        case .none: false
        }
    }

    private func isEmbedded(_ subject: Subject) -> Bool {
        if subject.linkage == .static { return false }
        return type.isApplication || (type.isTest && (subject.type.name == "framework" || subject.type.isBundle))
    }

    /// Where a product is copied to.
    private func phase(for subject: Subject) -> SpecPhase {
        if subject.type.name == "extensionkit-extension" { return .extensionKitExtensions }
        if subject.type.isAppExtension { return .extensions }
        if subject.type.isSystemExtension { return .systemExtensions }
        if subject.type.name == "application.on-demand-install-capable" { return .appClips }
        if subject.type.isFramework || subject.type.isDynamicLibrary { return .embeddedFrameworks }
        if subject.type.isApplication, subject.isOnWatch { return .watchContent }
        if subject.type.name == "xpc-service" { return .copyAfter(SpecPhase.xpcServices) }
        return target.hasResourcesFirst ? .resourcesFirst : .resources
    }

    private mutating func subject(of dependency: SpecDependency, otherProjects: inout OtherProjects) -> Subject? {
        if let (project, name) = SpecDependencies.otherProject(dependency.name) {
            return otherProjects.target(name, of: project, at: dependency.location).flatMap(Self.subject)
        }
        guard let own = dependencies.target(dependency.name) else {
            let nearest = Spelling.nearest(to: dependency.name, among: dependencies.names)
            let remedy = nearest.map { "; did you mean '\($0)'" } ?? ""
            let message = "there is no target '\(dependency.name)'\(remedy)"
            diagnostics.append(Diagnostic(.error, "unknown-target", message, at: dependency.location))
            return nil
        }
        guard let type = SpecProductType(name: own.type), own.kind == .native else { return nil }
        let isStatic = own.settings.entries.contains { $0.key == "MACH_O_TYPE" && $0.text == "staticlib" }
        return Subject(
            file: Self.product(type.fileName(product: own.productName)),
            type: type,
            linkage: Self.linkage(of: type, isStatic: isStatic),
            isOnWatch: own.platform == .watchOS,
            needsObjectiveCLinking: own.needsObjectiveCLinking ?? type.isStaticLibrary
        )
    }

    private static func subject(of target: Target) -> Subject? {
        guard let productType = target.productType, let product = target.productName else { return nil }
        let type = SpecProductType(productType)
        return Subject(
            file: Self.product(product),
            type: type,
            linkage: linkage(of: type, isStatic: false),
            isOnWatch: target.platformHints.contains { $0.hasPrefix("watch") },
            needsObjectiveCLinking: type.isStaticLibrary
        )
    }

    private static func linkage(of type: SpecProductType, isStatic: Bool) -> Linkage {
        switch type.name {
        case "framework": isStatic ? .static : .dynamic
        case "library.dynamic": .dynamic
        case "library.static", "framework.static": .static
        default: .none
        }
    }

    private static func product(_ name: String) -> ProjectFile {
        file(.below(variable: "BUILT_PRODUCTS_DIR", path: name), name: name)
    }

    private static func file(_ path: ResolvedPath, name: String) -> ProjectFile {
        ProjectFile(path: path, fileType: FileTypeTable.type(forExtension: PathText.fileExtension(of: name)), language: nil)
    }
}

extension DependencyMembers {
    private mutating func addFramework(_ dependency: SpecDependency, to collector: inout MemberCollector) {
        let path: ResolvedPath =
            dependency.isImplicit
            ? .below(variable: "BUILT_PRODUCTS_DIR", path: dependency.name) : .absolute(spec.absolute(dependency.name))
        let file = Self.file(path, name: dependency.name)
        if dependency.links ?? !type.isStaticLibrary { link(dependency, file, to: &collector) }
        let embeds = dependency.embeds ?? (type.isApplication || type.isTest)
        if embeds { copy(dependency, file, to: .embeddedFrameworks, signs: dependency.signs ?? true, in: &collector) }
    }

    private mutating func addSystemLibrary(_ dependency: SpecDependency, to collector: inout MemberCollector) {
        var path = dependency.name
        if !path.utf8.contains(UInt8(ascii: "/")) {
            switch PathText.fileExtension(of: path) {
            case "framework": path = "System/Library/Frameworks/" + path
            case "tbd", "dylib": path = "usr/lib/" + path
            default: break
            }
        }
        let file = Self.file(.below(variable: dependency.root ?? "SDKROOT", path: PathText.normalized(path)), name: path)
        if dependency.links ?? true { link(dependency, file, to: &collector) }
        if dependency.embeds == true { copy(dependency, file, to: .embeddedFrameworks, signs: dependency.signs ?? true, in: &collector) }
    }

    private mutating func addCarthage(_ dependency: SpecDependency, to collector: inout MemberCollector) {
        var path = carthageFolder(isStatic: dependency.isStatic) + "/" + dependency.name
        if PathText.fileExtension(of: dependency.name).isEmpty { path += ".framework" }
        let file = Self.file(.absolute(spec.absolute(path)), name: path)
        if dependency.links ?? (!type.isStaticLibrary && !dependency.isStatic) { link(dependency, file, to: &collector) }
        // Elsewhere a script strips the part for the simulator and copies the rest.
        let isCopiedByScript = target.platform.needsStripping && (type.isApplication || type.name == "watchkit2-extension")
        guard target.embedsCarthageDirectly ?? !isCopiedByScript else { return }
        if dependency.embeds ?? ((type.isApplication || type.isTest) && !dependency.isStatic) {
            copy(dependency, file, to: .embeddedFrameworks, signs: dependency.signs ?? true, in: &collector)
        }
    }

    /// The folder in which Carthage puts what the target links, as seen from the folder of the spec.
    private func carthageFolder(isStatic: Bool) -> String {
        spec.options.carthageBuildPath + "/" + target.platform.carthageFolder + (isStatic ? "/Static" : "")
    }

    private mutating func addBundle(_ dependency: SpecDependency, to collector: inout MemberCollector) {
        // A library holds no resources.
        guard !type.isStaticLibrary, !type.isDynamicLibrary else { return }
        copy(dependency, Self.product(dependency.name), to: .bundles, signs: dependency.signs ?? true, in: &collector)
    }

    /// A package product is no file; but it is linked, so that there is a phase for it.
    private mutating func checkPackage(_ dependency: SpecDependency, in collector: inout MemberCollector) {
        guard spec.packages[dependency.name] != nil else {
            let nearest = Spelling.nearest(to: dependency.name, among: spec.packages.keys.sorted())
            let remedy = nearest.map { "did you mean '\($0)'" } ?? "add it to 'packages'"
            let message = "there is no package '\(dependency.name)'; \(remedy)"
            diagnostics.append(Diagnostic(.error, "unknown-package", message, at: dependency.location))
            return
        }
        if dependency.links ?? !type.isStaticLibrary { collector.add(.frameworks) }
        if dependency.embeds == true { collector.add(.embeddedFrameworks) }
    }

    private func link(_ dependency: SpecDependency, _ file: ProjectFile, to collector: inout MemberCollector) {
        let member = collector.member(
            file,
            of: .frameworks,
            attributes: dependency.isWeak ? ["Weak"] : [],
            platforms: dependency.filters,
            reason: .specDependency(name: dependency.name)
        )
        collector.add(member)
    }

    private func copy(
        _ dependency: SpecDependency,
        _ file: ProjectFile,
        to phase: SpecPhase,
        signs: Bool,
        in collector: inout MemberCollector
    ) {
        let member = collector.member(
            file,
            of: dependency.copy.map(SpecPhase.embeddedDependencies) ?? phase,
            attributes: signs ? ["CodeSignOnCopy"] : [],
            platforms: dependency.filters,
            reason: .specDependency(name: dependency.name)
        )
        collector.add(member)
    }
}
