import Checksums
import SystemSupport

/// The files that the results of an entry were made of, with what was in them.
package struct EntryInputs: Sendable, Hashable {
    /// A file.
    struct Input: Sendable, Hashable {
        /// The path, absolute.
        var path: String
        /// The checksum of what was read of it.
        var digest: Digest
    }

    /// The files, sorted by path, each once.
    private(set) var list: [Input]

    /// Takes files in any order; of several with a path the first counts.
    init(_ inputs: [Input]) {
        var list: [Input] = []
        list.reserveCapacity(inputs.count)
        for input in inputs.sorted(by: { NameOrder.precedes($0.path, $1.path) }) where list.last?.path != input.path { list.append(input) }
        self.list = list
    }

    /// The paths.
    package var paths: [String] { list.map(\.path) }

    /// Changes what is known of files.
    mutating func update(_ digest: (String) -> Digest?) {
        for index in list.indices {
            if let changed = digest(list[index].path) { list[index].digest = changed }
        }
    }

    /// How files differ, one line for each, by path; paths are shown relative to a folder.
    func differences(to new: EntryInputs, shownFrom folder: String) -> [String] {
        var lines: [String] = []
        var (index, newIndex) = (0, 0)
        func add(_ path: String, _ what: String) { lines.append("\(PathText.relative(path, to: folder)) \(what)") }
        while index < list.count || newIndex < new.list.count {
            let old = index < list.count ? list[index] : nil
            let current = newIndex < new.list.count ? new.list[newIndex] : nil
            if let old, old.path == current?.path {
                if old.digest != current?.digest { add(old.path, "has changed") }
                (index, newIndex) = (index + 1, newIndex + 1)
            } else if let old, current.map({ NameOrder.precedes(old.path, $0.path) }) ?? true {
                add(old.path, "is gone")
                index += 1
            } else if let current {
                add(current.path, "is new")
                newIndex += 1
            }
        }
        return lines
    }
}
