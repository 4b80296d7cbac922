import Foundation

/// Writes files of Swift as people write them: types with stored and computed variables, functions with bodies, comments.
struct SourceGenerator {
    let fileCount: Int
    let sizeBytes: Int

    func write(to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in 0..<fileCount {
            try Data(text(index).utf8).write(to: folder.appending(path: "Feature\(index).swift"))
        }
    }

    private func text(_ index: Int) -> String {
        var text = "import Foundation\n\n"
        var part = 0
        while text.utf8.count < sizeBytes {
            text += type("Feature\(index)Part\(part)", isAnnotated: part == 0)
            part += 1
        }
        return text
    }

    private func type(_ name: String, isAnnotated: Bool) -> String {
        """
        /// What the screen of \(name) shows.
        \(isAnnotated ? "// sourcery: AutoMockable, title = \"\(name)\"" : "// a plain one")
        public final class \(name): Screen<\(name).State>, Equatable where State: Hashable {
            @Published private(set) var items: [String: [Item]] = [:]
            private let queue = DispatchQueue(label: "\(name)", attributes: [.concurrent])
            public var isEmpty: Bool { items.values.allSatisfy { $0.isEmpty } }

            enum State: Int, Sendable { case loading = 1, loaded, failed }

            /// Loads the items of a page.
            public func load<Source: ItemSource>(_ page: Int, from source: Source) async throws -> [Item] {
                let found = try await source.items(at: "/pages/\\(page)?size=\\(20)").map { item in
                    // The server counts from 1.
                    Item(identifier: item.identifier - 1, title: item.title ?? "{untitled}")
                }
                if found.isEmpty { throw LoadError.nothing(page: page) }
                return found.sorted { $0.title < $1.title }
            }
        }


        """
    }
}
