// Generated using trellis-codegen 0.1.0
// DO NOT EDIT

// swift-format-ignore-file
// swiftlint:disable all

import Foundation

extension DeepLink: DeepLinkIntent {
    /// Reads a link.
    ///
    /// - Throws: why no route reads it.
    init(url: URL) throws(DeepLinkError) {
        self = try Self.deepLinkIntent(Self.deepLinkMatcher.read(url, Self.deepLinkReads))
    }

    /// The link that opens this case, by the first of its routes that can print it; `nil` when none can, or no scheme and host are known.
    ///
    /// - Parameters:
    ///   - scheme: the scheme; without it the first that the routes name, otherwise `https`.
    ///   - host: the host; without it the first that the routes name, for links of the web.
    func url(scheme: String? = nil, host: String? = nil) -> URL? {
        Self.deepLinkMatcher.url(deepLinkPrinted, scheme, host, Self.deepLinkReads)
    }

    /// Whether somebody has to be signed in.
    var requiresAuthorization: Bool {
        switch self {
        case .editMenuForWeek: true
        case .showShoppingList: true
        case .showReview: true
        default: false
        }
    }

    /// The words that annotations give this case.
    var flags: [String] {
        []
    }

    /// All routes, in the order of the cases.
    static let deepLinkRoutes: [DeepLinkRoute] = [
        deepLinkRoutes0,
    ].flatMap { $0 }

    private static let deepLinkRoutes0: [DeepLinkRoute] = [
        DeepLinkRoute("/recipe/:recipeId", "showRecipe", .route, false, []),
        DeepLinkRoute("/account/recipe/:recipeId", "showRecipe", .route, false, []),
        DeepLinkRoute("/subscription/:subscriptionId/:week/edit", "editMenuForWeek", .route, true, []),
        DeepLinkRoute("/shopping-list", "showShoppingList", .route, true, []),
        DeepLinkRoute("/recipes?query={query?}&sort={sort=title}", "searchRecipes", .route, false, []),
        DeepLinkRoute("/cooks/{id}/reviews/{reviewID}?page={page=1}", "showReview", .route, true, []),
        DeepLinkRoute("/c/{id}/{reviewID}?page={page=1}", "showReview", .alias, true, []),
        DeepLinkRoute("/users/{id}/review/{reviewID}?page={page=1}", "showReview", .deprecated, true, []),
    ]

    private static func deepLinkReads(_ type: Int, _ text: String) -> Bool {
        switch type {
        case 1: Int(deepLinkText: text) != nil
        case 2: SortOrder(deepLinkText: text) != nil
        case 3: UUID(deepLinkText: text) != nil
        default: true
        }
    }

    private static func deepLinkIntent(_ reading: DeepLinkReading) throws(DeepLinkError) -> Self {
        switch reading.route / 64 {
        case 0: try deepLinkIntent0(reading)
        default: throw .path(reading.path)
        }
    }

    @inline(never)
    private static func deepLinkIntent0(_ reading: DeepLinkReading) throws(DeepLinkError) -> Self {
        switch reading.route {
        case 0: try .showRecipe(recipeId: reading.value(0))
        case 1: try .showRecipe(recipeId: reading.value(0))
        case 2: try .editMenuForWeek(subscriptionId: reading.value(0), week: reading.value(1))
        case 3: .showShoppingList
        case 4: try .searchRecipes(query: reading.optional(0), sort: reading.value(1, default: .`title`))
        case 5: try .showReview(id: reading.value(0), reviewID: reading.value(1), page: reading.value(2, default: 1))
        case 6: try .showReview(id: reading.value(0), reviewID: reading.value(1), page: reading.value(2, default: 1))
        case 7: try .showReview(id: reading.value(0), reviewID: reading.value(1), page: reading.value(2, default: 1))
        default: throw .path(reading.path)
        }
    }

    /// The routes that print this case, and its associated values.
    private var deepLinkPrinted: DeepLinkPrinted {
        var printed = DeepLinkPrinted()
        deepLinkPrint0(&printed)
        return printed
    }

    @inline(never)
    private func deepLinkPrint0(_ printed: inout DeepLinkPrinted) {
        switch self {
        case .showRecipe(let v0):
            printed.routes = 0..<2
            printed.value(v0)
        case .editMenuForWeek(let v0, let v1):
            printed.routes = 2..<3
            printed.value(v0)
            printed.value(v1)
        case .showShoppingList:
            printed.routes = 3..<4
        case .searchRecipes(let v0, let v1):
            printed.routes = 4..<5
            printed.optional(v0)
            printed.value(v1, default: .title)
        case .showReview(let v0, let v1, let v2):
            printed.routes = 5..<8
            printed.value(v0)
            printed.value(v1)
            printed.value(v2, default: 1)
        }
    }

    private static let deepLinkMatcher = DeepLinkMatcher(
        texts: """
            String Int SortOrder UUID recipes recipes.example /recipe/{0} /account/recipe/{0} /subscription/{0}/{1}/edit
            /shopping-list query sort /recipes title page /cooks/{0}/reviews/{1} 1 /c/{0}/{1} account c cooks recipe shopping-list
            subscription users edit reviews review
            """,
        numbers: """
            4 0 1 2 3 1 1 4 1 5 8 0 1 0 0 1 6 1 0 0 0 1 0 0 1 7 1 0 0 0 2 0 0 1 8 2 0 1 0 0 0 0 0 1 9 0 0 0 2 0 2 10 0 -1 1 -1 11 1
            -1 1 2 1 12 0 1 1 13 0 3 0 1 14 2 -1 1 1 1 15 2 0 1 1 2 16 0 3 0 1 14 2 -1 1 1 1 17 2 0 1 1 2 16 0 3 0 1 14 2 -1 1 1 0 1
            2 16 23 8 18 3 19 16 20 12 21 1 4 11 22 10 23 6 24 19 0 0 0 1 0 -1 2 0 0 0 1 0 1 0 1 21 4 0 0 0 1 0 -1 5 0 0 0 1 1 1 0 0
            1 0 -1 7 0 0 1 0 1 8 0 1 25 9 0 0 0 0 1 2 2 0 1 0 0 1 3 0 0 0 1 4 0 0 1 0 3 13 0 1 26 14 0 0 0 1 0 1 15 0 0 0 1 5 2 0 1 0
            1 0 3 17 0 0 1 0 1 18 0 0 0 1 6 2 0 1 0 1 0 3 20 0 1 27 21 0 0 0 1 0 1 22 0 0 0 1 7 2 0 1
            """,
        ignoresCase: false)
}

/// An enumeration whose cases are opened by links.
protocol DeepLinkIntent {
    /// Reads a link.
    ///
    /// - Throws: why no route reads it.
    init(url: URL) throws(DeepLinkError)
    /// The link that opens this case; `nil` when no route can print it, or no scheme and host are known.
    func url(scheme: String?, host: String?) -> URL?
    /// Whether somebody has to be signed in.
    var requiresAuthorization: Bool { get }
    /// The words that annotations give this case.
    var flags: [String] { get }
    /// All routes, in the order of the cases.
    static var deepLinkRoutes: [DeepLinkRoute] { get }
}

extension DeepLinkIntent {
    /// Reads a link; `nil` when no route reads it.
    init?(url: URL) {
        do throws(DeepLinkError) {
            let intent: Self = try Self(url: url)
            self = intent
        } catch {
            return nil
        }
    }
}

/// A link and what it opens.
struct OpenedLink<Intent: DeepLinkIntent> {
    /// The link.
    let url: URL
    /// What it opens.
    let intent: Intent

    /// Reads a link.
    ///
    /// - Throws: why no route reads it.
    init(url: URL) throws(DeepLinkError) {
        let intent: Intent = try Intent(url: url)
        self.intent = intent
        self.url = url
    }

    /// Makes the link that opens something; `nil` when no route can print it.
    init?(_ intent: Intent, scheme: String? = nil, host: String? = nil) {
        guard let url = intent.url(scheme: scheme, host: host) else { return nil }
        self.intent = intent
        self.url = url
    }
}

extension OpenedLink: Sendable where Intent: Sendable {}
extension OpenedLink: Equatable where Intent: Equatable {}
extension OpenedLink: Hashable where Intent: Hashable {}

/// A route: a pattern of links, and the case that they open.
struct DeepLinkRoute: Sendable, Hashable {
    /// What a route is for.
    enum Kind: String, Sendable {
        /// It is read and printed.
        case route
        /// It is read, and printed when no other route can.
        case alias
        /// It is read only, and links should not have it any more.
        case deprecated
    }

    /// The pattern.
    let template: String
    /// The name of the case.
    let caseName: String
    /// What it is for.
    let kind: Kind
    /// Whether somebody has to be signed in.
    let requiresAuthorization: Bool
    /// The words that annotations give the case.
    let flags: [String]

    init(_ template: String, _ caseName: String, _ kind: Kind, _ requiresAuthorization: Bool, _ flags: [String]) {
        self.template = template
        self.caseName = caseName
        self.kind = kind
        self.requiresAuthorization = requiresAuthorization
        self.flags = flags
    }
}

/// Why no route reads a link.
enum DeepLinkError: Error, Sendable, Hashable, CustomStringConvertible {
    /// No route has the scheme, or the host.
    case origin(String)
    /// What is percent-encoded is no text.
    case encoding(String)
    /// No route has the path.
    case path(String)
    /// A text is no value of a type.
    case value(String, type: String)
    /// The path fits, and a key is missing behind the question mark, or has another value.
    case key(String)

    var description: String {
        switch self {
        case .origin(let origin): "no route reads links from '\(origin)'"
        case .encoding(let text): "'\(text)' is not percent-encoded UTF-8"
        case .path(let path): "no route has the path '\(path)'"
        case .value(let text, let type): "'\(text)' is no \(type)"
        case .key(let key): "the key '\(key)' is missing or has another value"
        }
    }
}

/// A type whose values stand in links.
protocol DeepLinkValue {
    /// Reads a text, decoded; `nil` when it stands for no value.
    init?(deepLinkText: String)
    /// The text, not encoded, that is read as this value; `nil` when there is none.
    var deepLinkText: String? { get }
}

extension String: DeepLinkValue {
    init?(deepLinkText: String) { self.init(deepLinkText) }
    var deepLinkText: String? { description }
}

extension Int: DeepLinkValue {
    init?(deepLinkText: String) { self.init(deepLinkText) }
    var deepLinkText: String? { description }
}

extension SortOrder: DeepLinkValue {
    init?(deepLinkText: String) {
        guard let value: RawValue = DeepLinkReading.lossless(deepLinkText) else { return nil }
        self.init(rawValue: value)
    }
    var deepLinkText: String? { String(describing: rawValue) }
}

extension UUID: DeepLinkValue {
    init?(deepLinkText: String) { self.init(uuidString: deepLinkText) }
    var deepLinkText: String? { uuidString }
}

/// A link that has been matched, out of which a case is made.
struct DeepLinkReading {
    /// What there is of an associated value.
    enum Text {
        case missing
        case one(String)
        case many([String])
    }

    /// The number of the route.
    let route: Int
    /// The path, for errors.
    let path: String
    /// The associated values of the case in their order.
    let texts: [Text]

    /// A value that the route always has.
    @inline(never)
    func value<Value: DeepLinkValue>(_ index: Int) throws(DeepLinkError) -> Value {
        guard let value: Value = try optional(index) else { throw .key(String(index)) }
        return value
    }

    /// A value, or what stands for it when the link leaves it out.
    @inline(never)
    func value<Value: DeepLinkValue>(
        _ index: Int, default: @autoclosure () throws(DeepLinkError) -> Value
    ) throws(DeepLinkError) -> Value {
        if let value: Value = try optional(index) { return value }
        return try `default`()
    }

    /// A value, if the link has it.
    @inline(never)
    func optional<Value: DeepLinkValue>(_ index: Int) throws(DeepLinkError) -> Value? {
        guard case .one(let text) = texts[index] else { return nil }
        return try Self.constant(text)
    }

    /// A value, or what stands for it when the link leaves it out.
    @inline(never)
    func optional<Value: DeepLinkValue>(
        _ index: Int, default: @autoclosure () throws(DeepLinkError) -> Value?
    ) throws(DeepLinkError) -> Value? {
        if let value: Value = try optional(index) { return value }
        return try `default`()
    }

    /// The values of the rest of a path, or of a key.
    @inline(never)
    func list<Value: DeepLinkValue>(_ index: Int) throws(DeepLinkError) -> [Value] {
        guard case .many(let texts) = texts[index] else { return [] }
        var values: [Value] = []
        for text in texts { values.append(try Self.constant(text)) }
        return values
    }

    /// The value of a text.
    @inline(never)
    static func constant<Value: DeepLinkValue>(_ text: String) throws(DeepLinkError) -> Value {
        guard let value = Value(deepLinkText: text) else { throw .value(text, type: "\(Value.self)") }
        return value
    }

    /// The value of a text.
    static func lossless<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
}

/// A case on its way to a link.
struct DeepLinkPrinted {
    /// An associated value as text.
    enum Text {
        /// The link leaves it out; it is read as `nil` unless something else stands for it.
        case missing(default: String?)
        /// A text, and the one that stands for it when it is left out.
        case one(String, default: String?)
        case many([String])
        /// No text is read as it.
        case unprintable
    }

    /// The routes that can print it.
    var routes = 0..<0
    /// The associated values in their order.
    private(set) var texts: [Text] = []

    // One copy for each type, not one for each case, so that large enumerations compile fast.
    @inline(never)
    mutating func value(_ value: some DeepLinkValue) {
        texts.append(value.deepLinkText.map { .one($0, default: nil) } ?? .unprintable)
    }

    @inline(never)
    mutating func value<Value: DeepLinkValue>(_ value: Value, default: Value) {
        texts.append(value.deepLinkText.map { .one($0, default: `default`.deepLinkText) } ?? .unprintable)
    }

    @inline(never)
    mutating func optional<Value: DeepLinkValue>(_ value: Value?, default: Value? = nil) {
        guard let value else { return texts.append(.missing(default: `default`?.deepLinkText)) }
        texts.append(value.deepLinkText.map { .one($0, default: `default`?.deepLinkText) } ?? .unprintable)
    }

    @inline(never)
    mutating func list(_ values: [some DeepLinkValue]) {
        let list = values.compactMap(\.deepLinkText)
        texts.append(list.count == values.count ? .many(list) : .unprintable)
    }
}

/// Days and moments as ISO 8601 writes them: `2026-03-04`, `2026-03-04T05:06:07.5Z`, `2026-03-04T07:06:07+02:00`.
enum DeepLinkDate {
    /// The seconds since the beginning of 2001.
    static func seconds(_ text: String) -> Double? {
        var bytes = Array(text.utf8)[...]
        func number(_ count: Int) -> Int? {
            guard bytes.count >= count, bytes.prefix(count).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            defer { bytes = bytes.dropFirst(count) }
            return bytes.prefix(count).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        func sign(_ sign: UInt8) -> Bool {
            guard bytes.first == sign else { return false }
            bytes = bytes.dropFirst()
            return true
        }
        guard let year = number(4), sign(0x2D), let month = number(2), sign(0x2D), let day = number(2) else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1...12).contains(month), (1...lengths[month - 1]).contains(day) else { return nil }
        var total = days(year, month, day) * 86_400
        if bytes.isEmpty { return Double(total) }
        guard sign(0x54), let hour = number(2), sign(0x3A), let minute = number(2), sign(0x3A), let second = number(2) else { return nil }
        guard hour < 24, minute < 60, second < 60 else { return nil }
        total += hour * 3_600 + minute * 60 + second
        var nanoseconds = 0
        if sign(0x2E) {
            let digits = bytes.prefix { (0x30...0x39).contains($0) }
            guard (1...9).contains(digits.count) else { return nil }
            nanoseconds = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            for _ in digits.count..<9 { nanoseconds *= 10 }
            bytes = bytes.dropFirst(digits.count)
        }
        if !sign(0x5A) {
            let isBehind = bytes.first == 0x2D
            guard sign(isBehind ? 0x2D : 0x2B), let hours = number(2), sign(0x3A), let minutes = number(2) else { return nil }
            guard hours < 24, minutes < 60 else { return nil }
            total -= (isBehind ? -1 : 1) * (hours * 3_600 + minutes * 60)
        }
        guard bytes.isEmpty else { return nil }
        if nanoseconds == 0 { return Double(total) }
        // One decimal number, so that what was printed comes back to the last bit.
        var (whole, fraction) = (total, nanoseconds)
        if whole < 0 { (whole, fraction) = (whole + 1, 1_000_000_000 - fraction) }
        let digits = String(fraction)
        let zeros = String(repeating: "0", count: 9 - digits.count)
        return Double("\(total < 0 ? "-" : "")\(abs(whole)).\(zeros)\(digits)")
    }

    /// The moment with the digits of a second that are needed to read it back, nine at most; `nil` when its year has not four digits.
    static func text(_ seconds: Double) -> String? {
        guard seconds >= -63_113_904_000, seconds < 252_423_993_600 else { return nil }
        for count in [0, 3, 6] {
            let text = text(seconds, digits: count)
            if self.seconds(text) == seconds { return text }
        }
        return text(seconds, digits: 9)
    }

    private static func text(_ seconds: Double, digits count: Int) -> String {
        var scale = 1.0
        for _ in 0..<count { scale *= 10 }
        var whole = Int(seconds.rounded(.down))
        var fraction = Int(((seconds - Double(whole)) * scale).rounded())
        if fraction == Int(scale) { (whole, fraction) = (whole + 1, 0) }
        var day = whole / 86_400
        var rest = whole % 86_400
        if rest < 0 { (day, rest) = (day - 1, rest + 86_400) }
        var year = 2001 + day / 366
        if day < 0 { year = 2001 + day / 365 - 1 }
        while days(year + 1, 1, 1) <= day { year += 1 }
        var month = 12
        while days(year, month, 1) > day { month -= 1 }
        func padded(_ number: Int, _ count: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        var text = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day - days(year, month, 1) + 1, 2))"
        text += "T\(padded(rest / 3_600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))"
        if count > 0 {
            var digits = padded(fraction, count)
            while digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
            text += "." + digits
        }
        return text + "Z"
    }

    /// The days from the beginning of 2001 to a day of the Gregorian calendar.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let last = year - 1
        return last * 365 + last / 4 - last / 100 + last / 400 - 730_485 + before[month - 1] + (isLeap && month > 2 ? 1 : 0) + day - 1
    }
}

/// The routes of an enumeration, which links are matched with.
///
/// A match walks once over the bytes of a path. Each component is looked up among all constants at once, so that the time depends
/// on the length of the path and not on the number of routes.
final class DeepLinkMatcher: Sendable {
    private struct Origin: Sendable {
        let schemes: [String]
        let hosts: [String]
    }

    private struct Key: Sendable {
        let name: String
        /// The associated value, or -1.
        let value: Int
        /// The text that it has to be when it stands for no associated value.
        let text: String
        let isOptional: Bool
        let type: Int
    }

    private struct Template: Sendable {
        let text: String
        let values: [Int]

        /// The number of components.
        var length: Int { text.utf8.count { $0 == 0x2F } }
    }

    private struct Route: Sendable {
        let origin: Int
        let valueCount: Int
        /// The associated values that are arrays.
        let lists: [Int]
        let keys: [Key]
        let needsKey: Bool
        let templates: [Template]
        let defaults: [(value: Int, text: String)]
    }

    private struct Node: Sendable {
        let edges: Range<Int32>
        let ends: Range<Int32>
    }

    private struct Edge: Sendable {
        /// 0 for one component, 1 for a list, 2 for a wildcard.
        let kind: Int8
        /// What reads a component; -1 when any text will do.
        let type: Int32
        let node: Int32
        /// The number among the edges that take any number of components.
        let repetition: Int32
    }

    private struct End: Sendable {
        let route: Int
        let values: [Int]
    }

    private let origins: [Origin]
    private let hosts: [String]
    private let routes: [Route]
    private let types: [String]
    private let nodes: [Node]
    private let edges: [Edge]
    private let ends: [End]
    private let repetitionCount: Int
    private let ignoresCase: Bool
    /// The constants one behind the other, and where each begins.
    private let constantBytes: [UInt8]
    private let constantStarts: [Int32]
    /// Where a constant is by the checksum of its bytes, and a node by those of its parent and a constant; -1 is nothing.
    private let constantSlots: [Int32]
    private let stepSlots: [Step]

    private struct Step: Sendable {
        var node: Int32 = -1
        var constant: Int32 = -1
        var child: Int32 = -1
    }

    init(texts: StaticString, numbers: StaticString, ignoresCase: Bool) {
        let texts = Self.texts(texts)
        var reader = Numbers(numbers)
        func list(_ make: () -> Void) { for _ in 0..<reader.next() { make() } }
        func strings() -> [String] { (0..<reader.next()).map { _ in String(decoding: texts[reader.next()], as: UTF8.self) } }
        func integers() -> [Int] { (0..<reader.next()).map { _ in reader.next() } }
        types = strings()
        var origins: [Origin] = []
        list { origins.append(Origin(schemes: strings(), hosts: strings())) }
        var routes: [Route] = []
        list {
            let (origin, valueCount) = (reader.next(), reader.next())
            let lists = integers()
            var keys: [Key] = []
            list {
                let (name, value, text) = (reader.next(), reader.next(), reader.next())
                keys.append(
                    Key(
                        name: String(decoding: texts[name], as: UTF8.self), value: value,
                        text: text < 0 ? "" : String(decoding: texts[text], as: UTF8.self), isOptional: reader.next() == 1,
                        type: reader.next()))
            }
            var templates: [Template] = []
            list { templates.append(Template(text: String(decoding: texts[reader.next()], as: UTF8.self), values: integers())) }
            var defaults: [(value: Int, text: String)] = []
            list { defaults.append((reader.next(), String(decoding: texts[reader.next()], as: UTF8.self))) }
            routes.append(
                Route(
                    origin: origin, valueCount: valueCount, lists: lists, keys: keys, needsKey: keys.contains { !$0.isOptional },
                    templates: templates, defaults: defaults))
        }
        var (nodes, edges, ends, steps): ([Node], [Edge], [End], [Step]) = ([], [], [], [])
        var constants: [Int: Int32] = [:]
        var (constantBytes, constantStarts): ([UInt8], [Int32]) = ([], [0])
        var repetitionCount = 0
        list {
            let node = Int32(nodes.count)
            list {
                let text = reader.next()
                if constants[text] == nil {
                    constants[text] = Int32(constants.count)
                    constantBytes += texts[text]
                    constantStarts.append(Int32(constantBytes.count))
                }
                steps.append(Step(node: node, constant: constants[text] ?? -1, child: Int32(reader.next())))
            }
            let firstEdge = Int32(edges.count)
            list {
                let kind = Int8(reader.next())
                edges.append(Edge(kind: kind, type: Int32(reader.next()), node: Int32(reader.next()), repetition: Int32(repetitionCount)))
                if kind > 0 { repetitionCount += 1 }
            }
            let firstEnd = Int32(ends.count)
            list { ends.append(End(route: reader.next(), values: integers())) }
            nodes.append(Node(edges: firstEdge..<Int32(edges.count), ends: firstEnd..<Int32(ends.count)))
        }
        self.origins = origins
        hosts = origins.flatMap(\.hosts)
        self.routes = routes
        (self.nodes, self.edges, self.ends, self.repetitionCount) = (nodes, edges, ends, repetitionCount)
        (self.constantBytes, self.constantStarts, self.ignoresCase) = (constantBytes, constantStarts, ignoresCase)
        var slots = [Int32](repeating: -1, count: Self.slotCount(constants.count))
        for constant in 0..<constants.count {
            var slot = Self.checksum(constantBytes[Int(constantStarts[constant])..<Int(constantStarts[constant + 1])]) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(constant)
        }
        constantSlots = slots
        var stepSlots = [Step](repeating: Step(), count: Self.slotCount(steps.count))
        for step in steps {
            var slot = Self.checksum(step.node, step.constant) & (stepSlots.count - 1)
            while stepSlots[slot].child >= 0 { slot = (slot + 1) & (stepSlots.count - 1) }
            stepSlots[slot] = step
        }
        self.stepSlots = stepSlots
    }

    private static func slotCount(_ count: Int) -> Int {
        var size = 4
        while size < count * 2 { size *= 2 }
        return size
    }

    private static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
        var sum: UInt32 = 2_166_136_261
        for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
        return Int(sum ^ sum >> 15)
    }

    private static func checksum(_ node: Int32, _ constant: Int32) -> Int {
        var sum = UInt32(bitPattern: node) &* 0x9E37_79B1 ^ UInt32(bitPattern: constant) &* 0x85EB_CA77
        sum ^= sum >> 15
        return Int(sum &* 0x2C1B_3C6D >> 4)
    }

    /// The texts of a literal, decoded.
    private static func texts(_ literal: StaticString) -> [[UInt8]] {
        let bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        return bytes.split { $0 == 0x20 || $0 == 0x0A }.map { word in
            if word.count == 1, word.first == 0x25 { return [] }
            var text: [UInt8] = []
            _ = decode(word, into: &text)
            return text
        }
    }

    /// The numbers of a literal, one after the other.
    private struct Numbers {
        private let bytes: UnsafeBufferPointer<UInt8>
        private var place = 0

        init(_ literal: StaticString) {
            bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
        }

        mutating func next() -> Int {
            while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
            let isNegative = place < bytes.count && bytes[place] == 0x2D
            if isNegative { place += 1 }
            var number = 0
            while place < bytes.count, bytes[place] >= 0x30 {
                number = number * 10 + Int(bytes[place] - 0x30)
                place += 1
            }
            return isNegative ? -number : number
        }
    }

    /// Adds bytes with what is percent-encoded decoded; says whether all of it could be.
    private static func decode(_ bytes: some Sequence<UInt8>, into text: inout [UInt8], readsPlus: Bool = false) -> Bool {
        var iterator = bytes.makeIterator()
        while let byte = iterator.next() {
            if byte == 0x25 {
                guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else { return false }
                text.append(high << 4 | low)
            } else {
                text.append(byte == 0x2B && readsPlus ? 0x20 : byte)
            }
        }
        return true
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}

// MARK: - Matching

extension DeepLinkMatcher {
    /// What is known of a link while it is matched.
    private struct Walk {
        var scheme = ""
        var host = ""
        var isWeb: Bool { scheme == "https" || scheme == "http" }
        /// Where the link comes from, for errors.
        var source: String { isWeb ? scheme + "://" + host : scheme + ":" }
        /// Whether links of each origin may have the scheme and host.
        var allowed: [Bool] = []
        /// The components, decoded, one behind the other, and where each begins and ends.
        var bytes: [UInt8] = []
        var bounds: [(start: Int32, end: Int32)] = []
        /// The constant that each component is, or -1.
        var constants: [Int32] = []
        var query: [UInt8] = []
        var pairs: [(key: String, value: String)]?
        /// The components that each parameter and list has taken.
        var taken: [(start: Int32, end: Int32)] = []
        /// Which edges that take any number of components were tried with which rest of the path, to no avail.
        var tried: [Bool] = []
        var end = -1
        // Why nothing matched.
        var deepest = 0
        var refusedType = -1
        var missingKey: String?
        var isRefusedOrigin = false

        func text(_ index: Int) -> String {
            let bounds = bounds[index]
            return bytes.withUnsafeBufferPointer {
                String(decoding: UnsafeBufferPointer(rebasing: $0[Int(bounds.start)..<Int(bounds.end)]), as: UTF8.self)
            }
        }
    }

    /// Finds the route of a link.
    ///
    /// - Parameter reads: whether a type reads a text.
    func read(_ url: URL, _ reads: (Int, String) -> Bool) throws(DeepLinkError) -> DeepLinkReading {
        var walk = Walk()
        try prepare(url, &walk)
        guard self.walk(0, 0, &walk, reads) else { throw reason(walk) }
        let end = ends[walk.end]
        let route = routes[end.route]
        var texts = [DeepLinkReading.Text](repeating: .missing, count: route.valueCount)
        for (value, taken) in zip(end.values, walk.taken) {
            // A list is the only thing that can take another number of components than one.
            let isList = route.lists.contains(value)
            texts[value] = isList ? .many((taken.start..<taken.end).map { walk.text(Int($0)) }) : .one(walk.text(Int(taken.start)))
        }
        for key in route.keys where key.value >= 0 {
            let found = pairs(&walk).filter { $0.key == key.name }
            if route.lists.contains(key.value) {
                texts[key.value] = .many(found.map(\.value))
            } else if let first = found.first {
                texts[key.value] = .one(first.value)
            }
        }
        return DeepLinkReading(route: end.route, path: url.absoluteString, texts: texts)
    }

    private func reason(_ walk: Walk) -> DeepLinkError {
        if let key = walk.missingKey { return .key(key) }
        if walk.isRefusedOrigin { return .origin(walk.source) }
        if walk.refusedType >= 0, walk.deepest < walk.bounds.count {
            return .value(walk.text(walk.deepest), type: types[walk.refusedType])
        }
        return .path("/" + walk.bounds.indices.map { walk.text($0) }.joined(separator: "/"))
    }

    /// Takes a link apart.
    private func prepare(_ url: URL, _ walk: inout Walk) throws(DeepLinkError) {
        var text = url.absoluteString
        let isDecoded = text.withUTF8 { prepare($0, &walk) }
        guard isDecoded else { throw .encoding(url.absoluteString) }
        guard walk.allowed.contains(true) || origins.isEmpty else { throw .origin(walk.source) }
    }

    private func prepare(_ bytes: UnsafeBufferPointer<UInt8>, _ walk: inout Walk) -> Bool {
        var place = 0
        if let colon = bytes.firstIndex(of: 0x3A), !bytes[..<colon].contains(where: { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }) {
            walk.scheme = Self.small(bytes[..<colon])
            place = colon + 1
        }
        let fragment = bytes[place...].firstIndex(of: 0x23) ?? bytes.count
        let question = bytes[place..<fragment].firstIndex(of: 0x3F) ?? fragment
        if question < fragment { walk.query = Array(bytes[(question + 1)..<fragment]) }
        walk.bytes.reserveCapacity(question - place)
        walk.bounds.reserveCapacity(8)
        let isWeb = walk.isWeb
        if question - place >= 2, bytes[place] == 0x2F, bytes[place + 1] == 0x2F {
            let start = place + 2
            place = bytes[start..<question].firstIndex(of: 0x2F) ?? question
            var host = bytes[start..<place]
            if let sign = host.lastIndex(of: 0x40) { host = host[(sign + 1)...] }
            if let colon = host.lastIndex(of: 0x3A), host[(colon + 1)...].allSatisfy({ (0x30...0x39).contains($0) }) { host = host[..<colon] }
            walk.host = Self.small(host)
            // What stands in the place of the host is the first component of links of an app, unless it is a host that routes name.
            if !isWeb, !hosts.contains(walk.host), !add(host, &walk) { return false }
        }
        walk.allowed = origins.map { origin in
            if origin.schemes.isEmpty, origin.hosts.isEmpty { return true }
            return isWeb && !origin.hosts.isEmpty ? origin.hosts.contains(walk.host) : origin.schemes.contains(walk.scheme)
        }
        while place < question {
            let end = bytes[place..<question].firstIndex(of: 0x2F) ?? question
            if !add(bytes[place..<end], &walk) { return false }
            place = end + 1
        }
        if walk.bytes.contains(where: { $0 >= 0x80 }) {
            for index in walk.bounds.indices {
                let bounds = walk.bounds[index]
                guard walk.text(index).utf8.elementsEqual(walk.bytes[Int(bounds.start)..<Int(bounds.end)]) else { return false }
            }
        }
        return true
    }

    private static func small(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(where: { (0x41...0x5A).contains($0) }) else {
            return String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
        }
        return String(decoding: bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
    }

    /// Adds a component; empty ones count for nothing.
    private func add(_ component: Slice<UnsafeBufferPointer<UInt8>>, _ walk: inout Walk) -> Bool {
        guard !component.isEmpty else { return true }
        let start = walk.bytes.count
        guard Self.decode(component, into: &walk.bytes) else { return false }
        walk.bounds.append((Int32(start), Int32(walk.bytes.count)))
        walk.constants.append(constant(walk.bytes, start))
        return true
    }

    /// The constant that bytes from a place on are, or -1.
    private func constant(_ bytes: [UInt8], _ start: Int) -> Int32 {
        var sum: UInt32 = 2_166_136_261
        for place in start..<bytes.count { sum = (sum ^ UInt32(folded(bytes[place]))) &* 16_777_619 }
        var slot = Int(sum ^ sum >> 15) & (constantSlots.count - 1)
        while constantSlots[slot] >= 0 {
            let constant = Int(constantSlots[slot])
            let first = Int(constantStarts[constant])
            if Int(constantStarts[constant + 1]) - first == bytes.count - start {
                var offset = 0
                while start + offset < bytes.count, constantBytes[first + offset] == folded(bytes[start + offset]) { offset += 1 }
                if start + offset == bytes.count { return Int32(constant) }
            }
            slot = (slot + 1) & (constantSlots.count - 1)
        }
        return -1
    }

    private func folded(_ byte: UInt8) -> UInt8 { ignoresCase && (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

    /// Whether the components from an index on lead from a node to the end of a route: constants first, then what reads the least.
    private func walk(_ number: Int, _ index: Int, _ walk: inout Walk, _ reads: (Int, String) -> Bool) -> Bool {
        let node = nodes[number]
        if index > walk.deepest { (walk.deepest, walk.refusedType) = (index, -1) }
        if index == walk.bounds.count {
            if finishes(node, &walk, reads) { return true }
        } else if walk.constants[index] >= 0, let child = child(of: number, walk.constants[index]),
            self.walk(child, index + 1, &walk, reads)
        {
            return true
        }
        for edge in node.edges {
            let edge = edges[Int(edge)]
            if edge.kind == 0 {
                guard index < walk.bounds.count, self.reads(edge, index, &walk, reads) else { continue }
                walk.taken.append((Int32(index), Int32(index + 1)))
                if self.walk(Int(edge.node), index + 1, &walk, reads) { return true }
                walk.taken.removeLast()
            } else if repeats(edge, index, &walk, reads) {
                return true
            }
        }
        return false
    }

    /// Whether an edge takes some components and the others lead to the end of a route, as few as possible.
    private func repeats(_ edge: Edge, _ index: Int, _ walk: inout Walk, _ reads: (Int, String) -> Bool) -> Bool {
        let width = walk.bounds.count + 1
        if walk.tried.isEmpty { walk.tried = [Bool](repeating: false, count: repetitionCount * width) }
        var end = index
        // What did not lead to an end from here before does not do so now.
        while !walk.tried[Int(edge.repetition) * width + end] {
            walk.tried[Int(edge.repetition) * width + end] = true
            if edge.kind == 1 { walk.taken.append((Int32(index), Int32(end))) }
            if self.walk(Int(edge.node), end, &walk, reads) { return true }
            if edge.kind == 1 { walk.taken.removeLast() }
            guard end < walk.bounds.count, edge.kind == 2 || self.reads(edge, end, &walk, reads) else { return false }
            end += 1
        }
        return false
    }

    private func reads(_ edge: Edge, _ index: Int, _ walk: inout Walk, _ reads: (Int, String) -> Bool) -> Bool {
        if edge.type < 0 || reads(Int(edge.type), walk.text(index)) { return true }
        if index == walk.deepest, walk.refusedType < 0 { walk.refusedType = Int(edge.type) }
        return false
    }

    private func child(of node: Int, _ constant: Int32) -> Int? {
        var slot = Self.checksum(Int32(node), constant) & (stepSlots.count - 1)
        while stepSlots[slot].child >= 0 {
            if stepSlots[slot].node == Int32(node), stepSlots[slot].constant == constant { return Int(stepSlots[slot].child) }
            slot = (slot + 1) & (stepSlots.count - 1)
        }
        return nil
    }

    /// Whether a route ends at a node whose origin and keys fit.
    private func finishes(_ node: Node, _ walk: inout Walk, _ reads: (Int, String) -> Bool) -> Bool {
        for end in node.ends {
            let route = routes[ends[Int(end)].route]
            guard walk.allowed[route.origin] else {
                walk.isRefusedOrigin = true
                continue
            }
            if route.needsKey, let missing = missingKey(route, &walk, reads) {
                walk.missingKey = missing
                continue
            }
            walk.end = Int(end)
            return true
        }
        return false
    }

    private func missingKey(_ route: Route, _ walk: inout Walk, _ reads: (Int, String) -> Bool) -> String? {
        for key in route.keys where !key.isOptional {
            let found = pairs(&walk).first { $0.key == key.name }
            guard let found, key.value >= 0 ? key.type < 0 || reads(key.type, found.value) : found.value == key.text else { return key.name }
        }
        return nil
    }

    /// The keys and values behind the question mark, decoded; what cannot be decoded is left out.
    private func pairs(_ walk: inout Walk) -> [(key: String, value: String)] {
        if let known = walk.pairs { return known }
        let pairs = walk.query.split(separator: 0x26).compactMap { pair -> (key: String, value: String)? in
            let sign = pair.firstIndex(of: 0x3D) ?? pair.endIndex
            guard let key = Self.text(pair[..<sign]), let value = Self.text(pair[sign...].dropFirst()) else { return nil }
            return (key, value)
        }
        walk.pairs = pairs
        return pairs
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
        var decoded: [UInt8] = []
        guard decode(bytes, into: &decoded, readsPlus: true) else { return nil }
        let text = String(decoding: decoded, as: UTF8.self)
        return text.utf8.elementsEqual(decoded) ? text : nil
    }
}

// MARK: - Printing

extension DeepLinkMatcher {
    /// The first link that a route prints and that is read as that route with the same values.
    func url(
        _ printed: DeepLinkPrinted, _ scheme: String?, _ host: String?, _ reads: (Int, String) -> Bool
    ) -> URL? {
        for number in printed.routes {
            let route = routes[number]
            guard let texts = texts(printed.texts, route) else { continue }
            for template in templates(route, texts) {
                guard let path = fill(template, texts, route),
                    let text = text(path + query(route, texts), origins[route.origin], scheme, host), let url = URL(string: text),
                    let reading = try? read(url, reads), reading.route == number,
                    zip(texts, reading.texts).allSatisfy({ $0.isRead(as: $1) })
                else { continue }
                return url
            }
        }
        return nil
    }

    /// The texts of an associated value.
    private struct Texts {
        var list: [String] = []
        /// Whether a link has to have them, because something else stands for them when they are left out.
        var isNeeded = false

        func isRead(as text: DeepLinkReading.Text) -> Bool {
            switch text {
            case .missing: !isNeeded
            case .one(let text): list == [text]
            case .many(let texts): list == texts
            }
        }
    }

    /// The texts of all associated values; `nil` when a route cannot print one of them.
    private func texts(_ values: [DeepLinkPrinted.Text], _ route: Route) -> [Texts]? {
        var texts: [Texts] = []
        for (index, value) in values.enumerated() {
            let other = route.defaults.first { $0.value == index }?.text
            switch value {
            case .unprintable: return nil
            case .missing(let `default`):
                guard other == nil, `default` == nil else { return nil }
                texts.append(Texts())
            case .one(let text, let `default`): texts.append(Texts(list: [text], isNeeded: (other ?? `default`) != text))
            case .many(let list): texts.append(Texts(list: list, isNeeded: !list.isEmpty))
            }
        }
        return texts
    }

    /// The templates of a route that have what has to be printed and nothing that is missing, those with the least first.
    private func templates(_ route: Route, _ texts: [Texts]) -> [Template] {
        let queried = route.keys.compactMap { $0.value >= 0 ? $0.value : nil }
        let fitting = route.templates.enumerated().filter { _, template in
            texts.indices.allSatisfy { !texts[$0].isNeeded || template.values.contains($0) || queried.contains($0) }
                && template.values.allSatisfy { route.lists.contains($0) || !texts[$0].list.isEmpty }
        }
        return fitting.sorted { left, right in
            (left.element.values.count, left.element.length, left.offset) < (right.element.values.count, right.element.length, right.offset)
        }.map(\.element)
    }

    private func query(_ route: Route, _ texts: [Texts]) -> String {
        var query = ""
        for key in route.keys where key.value < 0 ? !key.isOptional : texts[key.value].isNeeded || !key.isOptional {
            for text in key.value < 0 ? [key.text] : texts[key.value].list {
                query += (query.isEmpty ? "?" : "&") + Self.encoded(key.name) + "=" + Self.encoded(text)
            }
        }
        return query
    }

    private func fill(_ template: Template, _ texts: [Texts], _ route: Route) -> String? {
        var path = ""
        var rest = template.text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            guard let value = Int(rest[rest.index(after: open)..<close]) else { return nil }
            path += rest[..<open]
            // Empty components count for nothing when they are read.
            guard !texts[value].list.contains("") else { return nil }
            let encoded = texts[value].list.map(Self.encoded)
            path += route.lists.contains(value) ? encoded.map { "/" + $0 }.joined() : encoded.joined()
            rest = rest[rest.index(after: close)...]
        }
        return path + rest
    }

    private func text(_ path: String, _ origin: Origin, _ scheme: String?, _ host: String?) -> String? {
        guard let scheme = scheme ?? (host != nil ? "https" : origin.schemes.first ?? (origin.hosts.isEmpty ? nil : "https")) else { return nil }
        if ["https", "http"].contains(scheme.lowercased()) {
            return (host ?? origin.hosts.first).map { scheme + "://" + $0 + path }
        }
        if let host { return scheme + "://" + host + path }
        // The first component stands where a host would when it looks like one.
        let first = path.dropFirst().prefix { $0 != "/" && $0 != "?" }
        let looksLikeHost = first.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
        return scheme + (looksLikeHost && !first.isEmpty && !hosts.contains(String(first)) ? ":/" : "://") + path
    }

    /// Text with everything encoded but letters and digits of ASCII and `-._~`.
    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: result.append(byte)
            default: result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
