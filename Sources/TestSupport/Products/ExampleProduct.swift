import Foundation

/// The files of a product for a test, which can be looked at in memory or written to a folder.
///
///     var product = ExampleProduct()
///     product.addFramework("X", at: "X.framework", ExampleBinary())
///     product.remove("X.framework/Info.plist")
package struct ExampleProduct: Sendable {
    /// What stands at each path.
    package private(set) var items: [String: Item] = [:]

    /// What stands at a path.
    package enum Item: Sendable {
        /// A file and its permissions.
        case file([UInt8], permissions: UInt16)
        /// A symbolic link and its target.
        case link(String)
        /// An empty folder.
        case folder
    }

    /// Begins a product without files.
    package init() {}

    /// The paths, sorted.
    package var paths: [String] { items.keys.sorted() }

    /// Adds or replaces a file.
    package mutating func add(_ path: String, _ bytes: [UInt8], permissions: UInt16 = 0o644) {
        items[path] = .file(bytes, permissions: permissions)
    }

    /// Adds or replaces a file of text.
    package mutating func add(_ path: String, _ text: String, permissions: UInt16 = 0o644) {
        add(path, Array(text.utf8), permissions: permissions)
    }

    /// Adds or replaces a link.
    package mutating func link(_ path: String, to target: String) {
        items[path] = .link(target)
    }

    /// Adds an empty folder.
    package mutating func addFolder(_ path: String) {
        items[path] = .folder
    }

    /// Removes what stands at a path, and everything below it.
    package mutating func remove(_ path: String) {
        items = items.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
    }

    /// Moves what stands at a path, and everything below it.
    package mutating func move(_ path: String, to newPath: String) {
        var result: [String: Item] = [:]
        for (key, item) in items {
            let isMoved = key == path || key.hasPrefix(path + "/")
            result[isMoved ? newPath + key.dropFirst(path.count) : key] = item
        }
        items = result
    }

    /// Replaces a text wherever it stands in a file.
    package mutating func replace(_ text: String, with replacement: String, in path: String) {
        guard case .file(let bytes, let permissions)? = items[path] else { return }
        add(path, String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: text, with: replacement), permissions: permissions)
    }

    /// Gives a file other permissions.
    package mutating func setPermissions(_ permissions: UInt16, of path: String) {
        guard case .file(let bytes, _)? = items[path] else { return }
        add(path, bytes, permissions: permissions)
    }

    /// The bytes of a file; none when there is no file.
    package func bytes(of path: String) -> [UInt8] {
        guard case .file(let bytes, _)? = items[path] else { return [] }
        return bytes
    }

    /// Writes everything into a folder.
    package func write(to folder: ScratchFolder) throws {
        for path in paths {
            switch items[path] {
            case .file(let bytes, let permissions)?:
                try folder.write(bytes, to: path)
                try FileManager.default.setAttributes([.posixPermissions: Int(permissions)], ofItemAtPath: folder.path(path))
            case .link(let target)?:
                try folder.makeFolder((path as NSString).deletingLastPathComponent)
                try folder.link(path, to: target)
            case .folder?: try folder.makeFolder(path)
            case nil: break
            }
        }
    }
}
