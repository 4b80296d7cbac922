public import Diagnostics
import PropertyLists

extension ProjectEdit {
    /// Links what a target makes into another one, or copies it.
    ///
    /// The order of building is not told by that: see ``addDependency(of:on:platforms:)``.
    ///
    /// - Parameters:
    ///   - other: the target that makes the product, by name or identifier.
    ///   - target: the target that takes it, by name or identifier.
    ///   - phase: the name or kind of the phase, such as `Embed Frameworks`; when `nil` the one that links, and for an extension
    ///     the one that copies to the plug-ins.
    ///   - attributes: what is special about it there.
    /// - Throws: `DiagnosticError` when there is no such target or phase, the other target makes nothing, or it is there already.
    public mutating func addProduct(
        ofTarget other: String,
        to target: String,
        phase: String? = nil,
        attributes: MemberAttributes = MemberAttributes()
    ) throws(DiagnosticError) {
        let (product, target) = try (product(of: other), self.target(target))
        guard draft.object(target)?.text("productReference") != product else {
            throw fault("needs-itself", "the target '\(name(ofTarget: target))' cannot take its own product", at: target)
        }
        let object = draft.object(product)
        let file = object?.text("path") ?? ""
        let type = object?.text("explicitFileType") ?? object?.text("lastKnownFileType")
        let phase = try memberPhase(forFile: file, type: type, target: target, phase: phase)
        guard buildFiles(of: product, inPhase: phase).isEmpty else {
            throw fault("already-a-member", "the target '\(name(ofTarget: target))' has '\(file)' in that phase already", at: target)
        }
        insertBuildFile(of: product, intoPhase: phase, attributes: attributes)
    }

    /// Takes what a target makes out of another one.
    ///
    /// - Parameters:
    ///   - other: the target that makes the product, by name or identifier.
    ///   - target: the target that takes it, by name or identifier.
    ///   - phase: the name or kind of the phase; all of them when `nil`.
    /// - Throws: `DiagnosticError` when there is no such target or phase, or the product is not in it.
    public mutating func removeProduct(
        ofTarget other: String, from target: String, phase: String? = nil
    ) throws(DiagnosticError) {
        let (product, target) = try (product(of: other), self.target(target))
        let phases =
            try phase.map { name throws(DiagnosticError) in [try self.phase(name, of: target)] } ?? phases(of: target).map(\.identifier)
        let found = phases.flatMap { buildFiles(of: product, inPhase: $0) }
        guard !found.isEmpty else {
            let file = draft.displayName(of: product)
            throw fault(
                "not-a-member",
                "the target '\(name(ofTarget: target))' does not have '\(file)' in \(phase.map { "the phase '\($0)'" } ?? "any phase")",
                at: target)
        }
        for buildFile in found { removeBuildFile(buildFile) }
    }

    /// The reference to what a target makes.
    private func product(of name: String) throws(DiagnosticError) -> String {
        let target = try self.target(name)
        guard let product = draft.object(target)?.text("productReference"), draft.object(product) != nil else {
            throw fault("no-product", "the target '\(self.name(ofTarget: target))' makes no product", at: target)
        }
        return product
    }
}
