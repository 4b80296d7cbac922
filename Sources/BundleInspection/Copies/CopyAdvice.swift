import SystemSupport

/// Says which owner would let one copy serve all that have one.
struct CopyAdvice {
    private let inspection: Inspection
    /// The frameworks that each program loads, by the program's bundle.
    private let loaded: [String: Set<String>]

    init(_ inspection: Inspection, hasCopies: Bool) {
        self.inspection = inspection
        var loaded: [String: Set<String>] = [:]
        if hasCopies {
            let resolver = inspection.loadPathResolver
            for program in inspection.outermostApps.flatMap(inspection.programs) {
                guard let bundle = inspection.bundle(around: program) else { continue }
                for library in resolver.load(program) {
                    guard case .found(let path) = library.resolution, let owner = inspection.bundle(around: path), owner.kind == .framework
                    else { continue }
                    loaded[bundle.path, default: []].insert(owner.path)
                }
            }
        }
        self.loaded = loaded
    }

    /// A group with its owners and the advice.
    func completed(_ group: CopyGroup) -> CopyGroup {
        var group = group
        let owners = group.paths.compactMap { owner(of: $0) }
        var seen: Set<String> = []
        group.owners = owners.map(\.path).filter { seen.insert($0).inserted }
        guard group.owners.count > 1 else { return group }
        let programs = Set(owners.filter { $0.kind != .framework }.map(\.path))
        let frameworks = Set(owners.filter { $0.kind == .framework }.map(\.path))
        let common = frameworksLoaded(byAll: programs, orWith: frameworks)
        if let framework = frameworks.sorted(by: NameOrder.precedes).first(where: common.contains) {
            group.advice = "keep the one in '\(PathText.lastComponent(of: framework))', which the others load"
        } else if let framework = common.sorted(by: NameOrder.precedes).first {
            group.advice = "move one into '\(PathText.lastComponent(of: framework))', which all of them load"
        } else {
            group.advice = "move one into a framework that all of them load"
        }
        return group
    }

    /// The frameworks that all programs load; with frameworks alone, those that every program loads that loads one of these.
    private func frameworksLoaded(byAll programs: Set<String>, orWith frameworks: Set<String>) -> Set<String> {
        let users = programs.isEmpty ? Set(loaded.filter { !$0.value.isDisjoint(with: frameworks) }.keys) : programs
        guard let first = users.first else { return [] }
        return users.reduce(into: loaded[first] ?? []) { $0.formIntersection(loaded[$1] ?? []) }
    }

    /// The app, extension or framework around a path.
    private func owner(of path: String) -> Product? {
        guard let bundle = inspection.bundle(around: path) else { return nil }
        return ([bundle] + inspection.ancestors(of: bundle)).first { $0.kind.isProcess || $0.kind == .framework }
    }
}
