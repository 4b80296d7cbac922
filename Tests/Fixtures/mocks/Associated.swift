// trellis:file: AutoMockable

protocol Repository {
    associatedtype Item
    func load(id: Int) -> Item
    func save(_ item: Item)
}
protocol Constrained {
    associatedtype Item: Equatable & Sendable
    var items: [Item] { get set }
}
protocol Primary<Element> {
    associatedtype Element
    associatedtype Failure: Error
    func next() throws(Failure) -> Element?
}
protocol Dependent {
    associatedtype Values: Collection where Values.Element == Item
    associatedtype Item: Hashable
    func all() -> Values
    func index(of item: Item) -> Values.Index?
}
protocol Defaulted {
    associatedtype Item = Int
    func take(_ item: Item) -> Self.Item
}
// trellis: typealias = "Item = String"
protocol Given {
    associatedtype Item
    func load() -> Item
    static func make(_ item: Item) -> [Item]
}
// trellis: typealias = "Key = Int; Value = [String]"
protocol GivenTwo {
    associatedtype Key: Hashable
    associatedtype Value
    func value(of key: Key) -> Value?
}
protocol Fixed: Repository where Item == Int {
    func count(of item: Item) -> Int
}
protocol FixedByArgument: Primary<String> {
    func peek() -> Element
}
protocol Refined: Repository where Item: Hashable {
    func contains(_ item: Item) -> Bool
}
protocol StaticAssociated {
    associatedtype Item
    static var first: Item? { get set }
    static func make(_ item: Item) throws -> Item
}
protocol SelfParameter { func isLike(_ other: Self) -> Bool }
protocol SelfResult { func copy() -> Self; static func make() -> Self? }
protocol SelfNested { func all() -> [Self]; var next: Self? { get set }; func each(_ body: (Self) -> Void) }
protocol Aliased {
    associatedtype Item
    typealias Callback = (Item) -> Void
    typealias Items = [Item]
    func run(_ callback: @escaping Callback) -> Items
}
protocol AssociatedSubscript {
    associatedtype Index: Hashable
    subscript(index: Index) -> String? { get set }
}
protocol AssociatedInit {
    associatedtype Item
    init(_ item: Item)
    var item: Item { get }
}
protocol Equal: Equatable { var number: Int { get } }
protocol Hashed: Hashable { func number() -> Int }
protocol Ordered: Comparable { var number: Int { get } }
protocol Identified: Identifiable where ID == String { var title: String { get } }
protocol Described: CustomStringConvertible { func run() }
protocol Coded: Codable { var number: Int { get } }
protocol Problem: Error { var code: Int { get } }
