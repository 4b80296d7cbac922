/// An enumeration with many routes, links for each, and a program that reads them.
struct DeepLinkProject {
    let routeCount: Int

    private static let words = [
        "account", "recipe", "menu", "week", "order", "user", "post", "photo", "album", "news", "offer", "team", "match", "game", "score",
        "season", "store", "cart", "item", "box", "plan", "diet", "video", "audio", "radio", "track", "artist", "list", "search", "filter",
        "brand", "color", "size", "review", "rating", "gift", "card", "voucher", "coupon", "event",
    ]

    /// The words of a route: what comes first, and what comes second.
    private func words(_ number: Int) -> (String, String) {
        (Self.words[number % Self.words.count], Self.words[number / Self.words.count % Self.words.count])
    }

    /// The enumeration.
    var source: String {
        var text = "import Foundation\n\nenum SortOrder: String { case title, newest, oldest }\n\n"
        text += "// trellis: deeplinks, scheme = myapp, host = example.com\nenum Link {\n"
        for number in 0..<routeCount {
            let (first, second) = words(number)
            let (pattern, values) =
                switch number % 5 {
                case 0: ("\(first)/\(second)/{id}/edit\(number)", "id: Int")
                case 1: ("\(first)/\(second)/\(number)/{name}", "name: String")
                case 2: ("\(first)/{id}/\(second)/x\(number)?page={page=1}", "id: UUID, page: Int")
                case 3: ("\(first)/\(second)\(number)(/{sort})", "sort: SortOrder?")
                default: ("\(first)/{number}/\(second)\(number)/{path*}", "number: Int, path: [String]")
                }
            text += "    // trellis: route = \"\(pattern)\"\(number % 3 == 0 ? ", auth" : "")\n    case c\(number)(\(values))\n"
        }
        return text + "}\n"
    }

    /// A link for each route, as it is printed, and the route's components for those that try in turn.
    var links: String {
        (0..<routeCount).map { number -> String in
            let (first, second) = words(number)
            return switch number % 5 {
            case 0: "myapp://\(first)/\(second)/\(number)/edit\(number) \(first)/\(second)/#int/edit\(number)"
            case 1: "myapp://\(first)/\(second)/\(number)/hello%20world \(first)/\(second)/\(number)/#string"
            case 2:
                "https://example.com/\(first)/6F9619FF-8B86-D011-B42D-00C04FC964FF/\(second)/x\(number)?page=3 "
                    + "\(first)/#uuid/\(second)/x\(number)"
            case 3: "myapp://\(first)/\(second)\(number)/newest \(first)/\(second)\(number)/#sort"
            default: "https://example.com/\(first)/17/\(second)\(number)/p/q/r \(first)/#int/\(second)\(number)/#rest"
            }
        }.joined(separator: "\n")
    }

    /// The program. It prints the seconds that a link takes: read by the generated code, by routes that are tried in turn once the link
    /// is taken apart, by routes each of which takes it apart, and printed.
    static let program = #"""
        import Foundation

        enum Part { case constant(String), int, string, uuid, sort, rest }

        struct Route {
            let parts: [Part]

            init(_ text: Substring) {
                parts = text.split(separator: "/").map { part in
                    switch part {
                    case "#int": .int
                    case "#string": .string
                    case "#uuid": .uuid
                    case "#sort": .sort
                    case "#rest": .rest
                    default: .constant(String(part))
                    }
                }
            }

            func reads(_ components: [String]) -> Bool {
                var index = 0
                for part in parts {
                    if case .rest = part { return true }
                    guard index < components.count else { return false }
                    switch part {
                    case .constant(let text): if components[index] != text { return false }
                    case .int: if Int(components[index]) == nil { return false }
                    case .uuid: if UUID(uuidString: components[index]) == nil { return false }
                    case .sort: if SortOrder(rawValue: components[index]) == nil { return false }
                    case .string, .rest: break
                    }
                    index += 1
                }
                return index == components.count
            }
        }

        func components(_ url: URL) -> [String] {
            var text = Substring(url.absoluteString).prefix { $0 != "?" }
            text = text.hasPrefix("myapp://") ? text.dropFirst(8) : text.dropFirst(20)
            return text.split(separator: "/").map { $0.removingPercentEncoding ?? "" }
        }

        let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        let urls = lines.map { URL(string: String($0[0]))! }
        let routes = lines.map { Route($0[1]) }

        /// The least seconds of CPU that a link takes, of several runs over some of them.
        func seconds(_ urls: [URL], _ runs: Int, _ work: (URL) -> Bool) -> Double {
            var best = Double.infinity
            for _ in 0..<runs {
                let start = clock()
                for url in urls { precondition(work(url), "\(url)") }
                best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(urls.count))
            }
            return best
        }

        let repeated = Array(repeating: urls, count: max(1, 20_000 / urls.count)).flatMap { $0 }
        let some = stride(from: 0, to: urls.count, by: max(1, urls.count / 100)).map { urls[$0] }
        let read = seconds(repeated, 10) { url in
            let link: Link? = Link(url: url)
            return link != nil
        }
        let inTurn = seconds(some, 5) { url in
            let components = components(url)
            return routes.contains { $0.reads(components) }
        }
        let apart = seconds(some, 1) { url in routes.contains { $0.reads(components(url)) } }
        let values = try urls.map { url in (url, try Link(url: url) as Link) }
        let printed = seconds(Array(repeating: urls[0], count: 1), 10) { _ in
            values.allSatisfy { url, link in link.url(scheme: url.scheme) == url }
        }
        print(read, inTurn, apart, printed / Double(values.count))
        """#
}
