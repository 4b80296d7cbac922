package import Diagnostics
import PropertyLists

/// Merges two versions of a project that grew from a third.
///
///     let merge = try ProjectMerge(base: base, ours: ours, theirs: theirs, projectName: "App")
///     merge.conflicts.isEmpty   // whether the result can be opened
///
/// Objects are merged by their identifiers and lists as sets with an order, so that two people who add different files, targets or
/// settings do not meet. Where both changed the same thing, the object stands in the result twice, between the markers of git.
package struct ProjectMerge: Sendable {
    /// The merged text.
    package let bytes: [UInt8]
    /// An error for each thing on which the sides disagree, at the object in our version.
    package let conflicts: [Diagnostic]
    /// References that one side has added to objects that the other has removed.
    package let warnings: [Diagnostic]

    /// Merges.
    ///
    /// - Parameters:
    ///   - base: what both have grown from; `nil` when both have made the file by themselves.
    ///   - ours: the version whose text is kept wherever theirs has not changed anything.
    ///   - theirs: the other version.
    ///   - projectName: the name of the `.xcodeproj` without its extension, which stands in comments.
    /// - Throws: ``DiagnosticError`` when ours is no OpenStep text, or the result is no project any longer.
    package init(base: PBXProjDocument?, ours: PBXProjDocument, theirs: PBXProjDocument, projectName: String) throws(DiagnosticError) {
        var merger = ObjectMerger(base: base, ours: ours, theirs: theirs)
        merger.mergeAll()
        let text = try ours.text(applying: merger.ourChanges, projectName: projectName)
        conflicts = merger.conflicts
        if merger.disputed.isEmpty {
            bytes = text
            warnings = try Self.danglingReferences(in: text, ours: ours, theirs: theirs)
        } else {
            let other = try ours.text(applying: merger.theirChanges, projectName: projectName)
            bytes = try ConflictMarkers(path: ours.propertyList.path).bytes(ours: text, theirs: other, disputed: merger.disputed)
            warnings = []
        }
    }

    private static func danglingReferences(
        in text: [UInt8],
        ours: PBXProjDocument,
        theirs: PBXProjDocument
    ) throws(DiagnosticError) -> [Diagnostic] {
        var ignored: [Diagnostic] = []
        let merged = try PBXProjDocument.read(text, path: ours.propertyList.path, diagnostics: &ignored)
        var warnings: [Diagnostic] = []
        for object in merged.objects {
            for (key, value) in object.value.pairs {
                for reference in value.kind == .array ? Array(value.items) : [value] where reference.kind == .string {
                    guard let name = reference.text, merged.object(name) == nil, ours.object(name) != nil || theirs.object(name) != nil
                    else {
                        continue
                    }
                    let owner = "\(object.className) '\(object.identifier)'"
                    let message = "'\(key.text ?? "")' of \(owner) names '\(name)', which the other side has removed"
                    warnings.append(Diagnostic(.warning, "merged-dangling-reference", message, at: reference.location))
                }
            }
        }
        return warnings
    }
}

/// Merges the objects of three versions into changes of ours.
private struct ObjectMerger {
    private let base: PBXProjDocument?
    private let ours: PBXProjDocument
    private let theirs: PBXProjDocument
    /// The changes that give ours the merged content, with our way where there is a conflict.
    private(set) var ourChanges = ObjectChanges()
    /// The same with their way.
    private(set) var theirChanges = ObjectChanges()
    private(set) var conflicts: [Diagnostic] = []
    /// The objects on which the sides disagree.
    private(set) var disputed: [ConflictMarkers.Dispute] = []

    init(base: PBXProjDocument?, ours: PBXProjDocument, theirs: PBXProjDocument) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }

    mutating func mergeAll() {
        let identifiers = Set(theirs.objects.map(\.identifier)).union(base?.objects.map(\.identifier) ?? []).union(
            ours.objects.map(\.identifier))
        for identifier in identifiers.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            merge(identifier)
        }
        mergeRoot()
    }

    private mutating func merge(_ identifier: String) {
        let (base, ours, theirs) = (base?.object(identifier), ours.object(identifier), theirs.object(identifier))
        // Most objects are the same text in all versions and need not be taken apart.
        if Self.sameText(ours, theirs) || Self.sameText(theirs, base) { return }
        let own = Self.tree(ours)
        var merge = TreeMerge()
        let outcome = merge.merge(base: Self.tree(base), ours: own, theirs: Self.tree(theirs))
        guard merge.conflicts.isEmpty else {
            return dispute(identifier, ours: ours, theirs: theirs, outcome: outcome, merge.conflicts)
        }
        guard outcome.ours != own else { return }
        for keyPath in [\ObjectMerger.ourChanges, \.theirChanges] {
            if let content = outcome.ours {
                self[keyPath: keyPath].write(content, to: identifier)
            } else {
                self[keyPath: keyPath].remove(identifier)
            }
        }
    }

    private mutating func dispute(
        _ identifier: String,
        ours: PBXObject?,
        theirs: PBXObject?,
        outcome: TreeMerge.Outcome,
        _ found: [(path: String, ours: PropertyListTree?, theirs: PropertyListTree?)]
    ) {
        let object = ours ?? theirs
        let name = object.map { "\($0.className) '\($0.text("name") ?? $0.text("path") ?? identifier)'" } ?? "'\(identifier)'"
        // Where one side has removed the object, the other's stands between the markers alone.
        if let content = outcome.ours ?? outcome.theirs { ourChanges.write(content, to: identifier) }
        if let content = outcome.theirs ?? outcome.ours { theirChanges.write(content, to: identifier) }
        disputed.append(
            ConflictMarkers.Dispute(identifier: identifier, isOursEmpty: outcome.ours == nil, isTheirsEmpty: outcome.theirs == nil)
        )
        for conflict in found {
            let message =
                conflict.path.isEmpty
                ? "\(name) was \(outcome.ours == nil ? "removed by us and changed by them" : "changed by us and removed by them")"
                : "'\(conflict.path)' of \(name) is \(Self.text(conflict.ours)) in ours and \(Self.text(conflict.theirs)) in theirs"
            conflicts.append(Diagnostic(.error, "merge-conflict", message, at: object?.location))
        }
    }

    /// The keys beside the objects; a conflict among them keeps ours, and is told.
    private mutating func mergeRoot() {
        let names = [theirs, base].compactMap { $0 }.flatMap { $0.propertyList.root.pairs.compactMap(\.key.text) }
        for key in Set(names).subtracting(["objects"]).sorted() {
            let values = [base, ours, theirs].map { $0?.propertyList.root.value(forKey: key).map { PropertyListTree($0).normalized } }
            var merge = TreeMerge()
            let outcome = merge.merge(base: values[0], ours: values[1], theirs: values[2], path: [key])
            for conflict in merge.conflicts {
                let message =
                    "'\(conflict.path)' is \(Self.text(conflict.ours)) in ours and \(Self.text(conflict.theirs)) in theirs; ours was kept"
                conflicts.append(
                    Diagnostic(.error, "merge-conflict", message, at: ours.propertyList.root.value(forKey: key)?.location)
                )
            }
            guard outcome.ours != values[1] else { continue }
            ourChanges.setRoot(key, to: outcome.ours)
            theirChanges.setRoot(key, to: outcome.ours)
        }
    }

    private static func sameText(_ left: PBXObject?, _ right: PBXObject?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        let (leftRange, rightRange) = (left.value.sourceRange, right.value.sourceRange)
        return leftRange.count == rightRange.count
            && left.table.document.bytes[leftRange].elementsEqual(right.table.document.bytes[rightRange])
    }

    private static func tree(_ object: PBXObject?) -> PropertyListTree? {
        object.map { PropertyListTree($0.value).normalized }
    }

    private static func text(_ tree: PropertyListTree?) -> String {
        switch tree {
        case nil: "missing"
        case .string(let text)?: "'\(text)'"
        case .array(let items)?: "a list of \(items.count)"
        default: "something else"
        }
    }
}
