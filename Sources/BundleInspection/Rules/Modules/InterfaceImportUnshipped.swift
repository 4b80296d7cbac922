import Diagnostics
import SystemSupport

/// An interface that imports a module that its users do not have.
struct InterfaceImportUnshipped: InspectionRule {
    let explanation = RuleExplanation(
        "interface-import", "interface that imports what is not shipped", .warning,
        cause: "The interface repeats the imports of the sources. A dependency that was linked in and is not delivered has no "
            + "module at the customer's, and the import of the framework fails with “no such module”.",
        bad: "X.swiftinterface: import InternalNetworking",
        good: "X.swift: internal import InternalNetworking\nX.swiftinterface: (no import)",
        remedy: "Import it with `internal import` (or `@_implementationOnly`) where the public interface does not need it, or "
            + "deliver it as well.",
        source: "How the compiler writes interfaces; reports of users about transitive dependencies.")

    func findings(in inspection: Inspection) -> [RuleFinding] { findings(across: [inspection])[0] }

    func findings(across inspections: [Inspection]) -> [[RuleFinding]] {
        let shipped = inspections.reduce(into: Set<String>()) { $0.formUnion(shippedModules(in: $1)) }
        return inspections.map { findings(in: $0, shipped) }
    }

    private func findings(in inspection: Inspection, _ shipped: Set<String>) -> [RuleFinding] {
        var findings: [RuleFinding] = []
        for (index, entry) in inspection.tree.entries.enumerated() {
            guard case .interface(let interface) = inspection.facts[index].content else { continue }
            guard let owner = inspection.owner(of: entry.path), !inspection.isInside(owner, .app), owner.kind != .app else { continue }
            for mention in interface.imports where !SystemModules.contains(mention.name) && !shipped.contains(mention.name) {
                let message = "'\(mention.name)' is imported, but is neither shipped nor a module of the SDK"
                findings.append(RuleFinding(entry.path, line: mention.line, message))
            }
        }
        return findings
    }

    /// The modules that the product has, and those of frameworks of the system that it loads.
    private func shippedModules(in inspection: Inspection) -> Set<String> {
        var names: Set<String> = []
        for (index, entry) in inspection.tree.entries.enumerated() {
            if entry.path.hasSuffix(".swiftmodule") { names.insert(String(entry.name.dropLast(".swiftmodule".count))) }
            switch inspection.facts[index].content {
            case .moduleMap(let map): names.formUnion(map.modules.map(\.name))
            case .interface(let interface): if let name = interface.moduleName { names.insert(name) }
            case .binary(let binary):
                for dependency in binary.slices.flatMap(\.dependencies) where dependency.name.hasPrefix("/System/Library/") {
                    names.insert(PathText.lastComponent(of: dependency.name))
                }
            default: break
            }
        }
        names.formUnion(inspection.products(.framework).map(\.name))
        return names
    }
}
