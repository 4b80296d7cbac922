import Foundation

// trellis:file: AutoDecorator

class Basket { var count = 0 }
struct Single: ~Copyable { var number = 0 }
enum Failure: Error, Equatable { case broken }

protocol Store {
    var title: String { get }
    var count: Int { get set }
    var waiting: String { get async throws }
    func load(id: Int) async throws -> String
    func save(_ text: String, to place: String, `in`: Int) throws(Failure)
    func change(_ count: inout Int, by step: Int)
    func each(_ body: (Int) throws -> Void) rethrows
    func later(_ body: @escaping (Int) -> Void)
    func log(_ message: @autoclosure () -> String)
    func make<Value: Equatable>(_ value: Value, or other: Value?) -> Value where Value: Hashable
    func pack<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func some(_ value: some Equatable) -> any Equatable
    func take(_ one: consuming Single, look: borrowing Single) -> Single
    func give(_ basket: sending Basket) -> sending Basket
    func unnamed(_: Int, with _: String) -> Int
    func `default`() -> Int!
    subscript(index: Int) -> String { get set }
    subscript(row row: Int) -> Int { get async }
    mutating func grow()
    @discardableResult func quiet() -> Int
    @available(*, deprecated) func old()
    #if os(Linux)
    func linux() -> Int
    #endif
}
public protocol Shown: Sendable { var number: Int { get }; func run(_ done: @escaping @Sendable () -> Void) async }
package protocol Packed: AnyObject { var number: Int { get set } }
protocol Repository<Item> {
    associatedtype Item: Equatable
    associatedtype Problem: Error
    func load(_ id: Int) throws(Problem) -> Item
    var all: [Item] { get }
    static func count() -> Int
    static var name: String { get set }
    init(_ items: [Item])
    init?(text: String) throws
}
protocol Parent { func parent() -> Int }
protocol Child: Parent { func child() -> Int }
@MainActor protocol Screen: AnyObject, Sendable { var title: String { get set }; func show(_ basket: Basket) async; nonisolated func number() -> Int }
protocol Members { @MainActor func show() async; func plain() }
protocol Remote: Actor { func load(_ id: Int) async -> Int; nonisolated func name() -> String }
enum Outer { struct Inner { var number = 1 }; protocol Within { func inner() -> Inner } }
typealias Composition = Parent & Packed
protocol Isolated { func run(on actor: isolated (any Actor)?, count: Int) -> Int }
@available(macOS 13, iOS 16, *) protocol Newer { func run() }
protocol Empty {}
typealias SentBoth = Parent & Shown & Sendable
protocol Overloaded { subscript(index: Int) -> Int { get }; func `subscript`(_ index: Int) -> Int; var `Type`: Int { get } }
protocol Objects: NSObjectProtocol { func weight() -> Int }
protocol Words { func take(`let`: Int, `inout`: Int, `in`: Int) -> Int }
protocol NeverFailing { func run() throws(Never) -> Int; func calls(_ body: @escaping @Sendable () -> Void) }
protocol Parametrised {
    associatedtype Item
    func map<Decorated>(_ value: Decorated, _ item: Item) -> [Decorated]
    func pair<Item>(_ value: Item, _ item: Self.Item) -> (Item, Self.Item)
}
private protocol Hidden { func run() }
