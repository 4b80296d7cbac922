import Diagnostics
import ProjectModel
import PropertyLists

/// Checks of the objects of a project file by themselves.
enum ObjectChecks {
    /// Identifiers that two objects have, and keys that stand twice in one dictionary.
    static func duplicates(_ document: PBXProjDocument) -> [Diagnostic] {
        let shadowed = document.shadowedObjects
        let identifiers = shadowed.map { object in
            Diagnostic(
                .error,
                "duplicate-identifier",
                "the identifier '\(object.identifier)' belongs to another object further down, so that this one is lost",
                at: object.location,
                notes: document.object(object.identifier).map { [Diagnostic.Note("the other object is here", at: $0.location)] } ?? []
            )
        }
        // The identifiers are keys of the dictionary 'objects' themselves and are reported already.
        let names = Set(shadowed.map(\.identifier))
        let keys = document.propertyList.duplicateKeys().filter { !names.contains($0.text ?? "") }.map { key in
            Diagnostic(
                .warning,
                "duplicate-key",
                "the key '\(key.text ?? "")' stands twice in this dictionary; only the last value counts",
                at: key.location
            )
        }
        return identifiers + keys
    }

    /// Classes that are not known, once each, at their first object.
    static func unknownClasses(_ document: PBXProjDocument) -> [Diagnostic] {
        var counts: [String: Int] = [:]
        var first: [PBXObject] = []
        for object in document.objects where object.objectClass == nil {
            if counts[object.className, default: 0] == 0 { first.append(object) }
            counts[object.className, default: 0] += 1
        }
        return first.map { object in
            let count = counts[object.className, default: 1]
            let name = object.className.isEmpty ? "no class ('isa')" : "the unknown class '\(object.className)'"
            let subject = count == 1 ? "an object is of \(name)" : "\(count) objects are of \(name), this is the first"
            return Diagnostic(.warning, "unknown-class", "\(subject); it is kept but not understood", at: object.location)
        }
    }
}
