import TestSupport
import Testing

/// The templates DeepLinkReadme and DeepLinkRegistrations.
@Suite struct DeepLinkReadmeTests {
    @Test("every route has a row, and nothing in it ends a cell")
    func table() throws {
        #expect(
            try ShopLinks.output("DeepLinkReadme", to: "links.md", arguments: "title: Links of the shop") == """
                # Links of the shop

                ## ShopLink

                - Schemes: `shop`
                - Hosts: `shop.example`, `other.example`

                | Link | Opens | Values | Signed in | Example |
                |---|---|---|---|---|
                | `/products/{id}?color={color?}` | `product`: One product. | `id` `String`, `color` `Color?` | \
                no | `shop://products/sample?color=red` |
                | `/p/{id}?color={color?}` (alias) | `product`: One product. | `id` `String`, `color` `Color?` | \
                no | `shop://p/sample?color=red` |
                | `/orders/{number}` _beta_ | `order`: What one \\| another has ordered. | `number` `Int` | yes | `shop://orders/7` |
                | `/(old\\|past)/{number}` (deprecated) _beta_ | `order`: What one \\| another has ordered. | `number` `Int` | \
                yes | `shop://old/7` |
                | `/orders/new` | `newOrder` |  | yes | `shop://orders/new` |
                | `/help(/:topic)` | `help` | `topic` `String?` | no | `shop://help/sample` |
                | `/*/help/:topic` | `help` | `topic` `String?` | no | `shop://help/sample` |
                | `/files/{path*}` | `files` | `path` `[String]` | no | `shop://files/sample` |
                | `/search?q={q}&exact={exact=false}&since={since?}&limit={limit=1.5}&kind=a` | `search` | \
                `q` `String`, `exact` `Bool` = `false`, \
                `since` `Date?`, `limit` `Double` = `1.5` | no | \
                `shop://search?q=sample&exact=true&since=2026-03-04T05%3A06%3A07Z&limit=1.5&kind=a` |
                | `/é/{token}/{letter}/{size}` | `odd` | `token` `UUID`, `letter` `Character`, `size` `UInt8` | no | \
                `shop:///%C3%A9/6F9619FF-8B86-D011-B42D-00C04FC964FF/x/7` |

                """)
    }

    @Test("the title can be a heading of the second level, and what has no links has no table")
    func level() throws {
        let source = """
            // trellis: deeplinks
            enum L {
                // trellis: route = "/a%60b"
                case a
            }
            enum M { case a }
            """
        #expect(
            try ShopLinks.output("DeepLinkReadme", to: "links.md", arguments: "level: 2", source: source) == """
                ## Deep links

                ### L

                | Link | Opens | Values | Signed in | Example |
                |---|---|---|---|---|
                | `/a%60b` | `a` |  | no | `/a%60b` |

                """)
    }

    @Test("a router that takes the first match gets every path in the right order")
    func registrations() throws {
        let source = """
            // trellis: deeplinks, scheme = a
            package enum L {
                // trellis: route = "/{x}/new"
                case a(x: String)
                // trellis: route = "/users/{x}(/posts)", auth
                case b(x: String)
                // trellis: route = "/users/new"
                case c
                // trellis: route = "/*/é%22"
                case d
                // trellis: route = "/"
                case e
            }
            private enum Hidden {
                // trellis: route = "/a"
                case a
            }
            """
        let text = try ShopLinks.output("DeepLinkRegistrations", to: "R.swift", arguments: "before: '{', after: '}'", source: source)
        #expect(
            text
                == MemoryProject.header + """

                    // swift-format-ignore-file
                    // swiftlint:disable all

                    package import Foundation

                    extension L {
                        /// Adds every path to a router, in the order in which it has to try them.
                        ///
                        /// - Parameters:
                        ///   - add: takes a pattern, and what reads a link that matches it.
                        ///   - addAuthorized: the same for links that need somebody to be signed in.
                        package static func register(
                            add: (_ pattern: String, _ read: @escaping @Sendable (URL) throws -> L) -> Void,
                            addAuthorized: (_ pattern: String, _ read: @escaping @Sendable (URL) throws -> L) -> Void
                        ) {
                            let read: @Sendable (URL) throws -> L = { url in try L(url: url) }
                            add("/", read)
                            add("/users/new", read)
                            addAuthorized("/users/{x}", read)
                            addAuthorized("/users/{x}/posts", read)
                            add("/{x}/new", read)
                            add("/*/é\\"", read)
                        }
                    }

                    """)
    }

    @Test("what is registered reads links", .enabled(if: SwiftProgram.compiler != nil, "no swiftc on PATH"))
    func registered() throws {
        let main = """
            import Foundation
            ShopLink.register(
                add: { pattern, read in
                    print(pattern, (try? read(URL(string: "shop://products/lamp")!)) == .product(id: "lamp", color: nil))
                },
                addAuthorized: { pattern, _ in print("authorized", pattern) })
            """
        let generated = try ShopLinks.output("DeepLinks, DeepLinkRegistrations", to: "Links.swift")
        #expect(
            try SwiftProgram.output(["A.swift": ShopLinks.source, "Links.swift": generated, "main.swift": main]) == """
                /help true
                /search true
                authorized /orders/new
                /products/:id true
                /p/:id true
                authorized /orders/:number
                authorized /old/:number
                authorized /past/:number
                /help/:topic true
                /é/:token/:letter/:size true
                /files/* true
                /*/help/:topic true

                """)
    }
}
