import CodeGeneration

/// A shop whose links have something of everything, and what the templates that ship make of it.
enum ShopLinks {
    static let source = """
        import Foundation

        /// Where the links of the shop lead.
        // trellis: deeplinks, scheme = shop, host = shop.example
        public enum ShopLink: Hashable, Sendable {
            /// One product.
            // trellis: route = "/products/{id}?color={color?}", alias = "/p/{id}"
            case product(id: String, color: Color?)
            /// What one | another has ordered.
            // trellis: route = "/orders/{number}", auth, flag = beta, deprecated = "/(old|past)/{number}"
            case order(number: Int)
            // trellis: route = "/orders/new", auth
            case newOrder
            // sourcery: deeplink_route = help(/:topic)
            // sourcery: deeplink_route = */help/:topic
            case help(topic: String?)
            // trellis: route = "/files/{path*}"
            case files(path: [String])
            // trellis: route = "/search?q={q}&exact={exact=false}&since={since?}&limit={limit=1.5}&kind=a"
            case search(q: String, exact: Bool, since: Date?, limit: Double)
            // trellis: route = "/é/{token}/{letter}/{size}", host = "other.example"
            case odd(token: UUID, letter: Character, size: UInt8)

            public enum Color: String, Hashable, Sendable { case red, darkBlue = "dark-blue & more" }
        }

        """

    /// What some templates make of the source, in one file.
    static func output(
        _ templates: String, to file: String, arguments: String = "", source: String = source
    ) throws -> String {
        let entry = "{ sources: A.swift, templates: [\(templates)], output: \(file), args: { \(arguments) } }"
        let project = MemoryProject(["trellis.yml": "codegen:\n  - \(entry)\n", "A.swift": source])
        let outputs = try project.outputs()
        return (outputs[file] ?? nil) ?? "\(outputs.keys.sorted())"
    }

    /// The messages of a run.
    static func messages(_ template: String, arguments: String) -> [String] {
        let entry = "{ sources: A.swift, templates: \(template), output: out.txt, args: { \(arguments) } }"
        return MemoryProject(["trellis.yml": "codegen:\n  - \(entry)\n", "A.swift": source]).messages()
    }
}
