import Foundation

/// The files of all targets with their paths, looked up in the dictionaries that Foundation's reader gives, as a script of
/// somebody without a library for projects does it.
struct DictionaryMembers {
    private let objects: [String: Any]
    private let root: [String: Any]
    private var parents: [String: String] = [:]
    private var folders: [String: String] = [:]

    /// Looks up which group has which child.
    init?(_ document: Any) {
        guard let document = document as? [String: Any], let objects = document["objects"] as? [String: Any],
            let rootObject = document["rootObject"] as? String, let root = objects[rootObject] as? [String: Any]
        else { return nil }
        self.objects = objects
        self.root = root
        for (identifier, object) in objects {
            guard let object = object as? [String: Any], let children = object["children"] as? [String] else { continue }
            for child in children { parents[child] = identifier }
        }
    }

    /// The targets and paths.
    mutating func all() -> [(target: String, path: String)] {
        var members: [(String, String)] = []
        for identifier in root["targets"] as? [String] ?? [] {
            guard let target = objects[identifier] as? [String: Any], let name = target["name"] as? String else { continue }
            for phase in target["buildPhases"] as? [String] ?? [] {
                guard let phase = objects[phase] as? [String: Any] else { continue }
                for buildFile in phase["files"] as? [String] ?? [] {
                    guard let buildFile = objects[buildFile] as? [String: Any], let file = buildFile["fileRef"] as? String else { continue }
                    members.append((name, path(of: file)))
                }
            }
        }
        return members
    }

    private mutating func path(of identifier: String) -> String {
        let own = (objects[identifier] as? [String: Any])?["path"] as? String ?? ""
        guard let parent = parents[identifier] else { return own }
        let folder: String
        if let known = folders[parent] {
            folder = known
        } else {
            folder = path(of: parent)
            folders[parent] = folder
        }
        return folder.isEmpty || own.isEmpty ? folder + own : folder + "/" + own
    }
}
