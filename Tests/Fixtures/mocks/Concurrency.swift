// trellis:file: AutoMockable

@globalActor actor StorageActor { static let shared = StorageActor() }

protocol Sent: Sendable {
    var count: Int { get set }
    func load(_ id: Int) async throws -> String
    func note(_ basket: Basket, done: @escaping @Sendable (Basket) -> Void)
    static func make(_ count: Int) -> Int
}
protocol SentGeneric: Sendable {
    associatedtype Item: Sendable
    func load<Value: Sendable>(_ value: Value) async -> Item
    static func all() -> [Item]
}
protocol SentThrough: Sent { func more() }
@MainActor protocol Main {
    var title: String { get set }
    func show(_ basket: Basket) async -> Basket
    func hide(_ done: @escaping () -> Void)
    nonisolated func number(_ count: Int) -> Int
    nonisolated var identifier: String { get }
    static func make() -> Int
    init(title: String)
}
@MainActor protocol MainRefined: Plain { func show() }
protocol MainInherited: Main { func more() }
protocol MainMembers {
    @MainActor var title: String { get set }
    @MainActor func show(_ basket: Basket) async throws -> Int
    @MainActor static func make() -> Int
    func plain()
}
@StorageActor protocol Stored {
    func write(_ basket: Basket) async
    var count: Int { get }
}
protocol StoredMembers { @StorageActor func write(_ count: Int) async -> Bool }
protocol Acting: Actor {
    var count: Int { get set }
    func add(_ count: Int) -> Int
    func wait(_ basket: Basket, _ number: Int) async throws -> Basket
    nonisolated func name(_ count: Int) -> String
    nonisolated var label: String { get }
    static func make() -> Int
    init(count: Int)
}
protocol ActingGeneric: Actor {
    associatedtype Item: Sendable
    func add(_ item: Item) -> Item?
    static func all() -> [Item]
}
protocol Isolated { func run(on actor: isolated any Acting, basket: Basket) async -> Int }
protocol IsolatedOptional { func run(isolation: isolated (any Actor)?, count: Int) -> Int }
protocol IsolatedDefault { func run(_ count: Int, isolation: isolated StorageActor) async throws -> Int }
protocol Concurrent { @concurrent func run(_ count: Int) async -> Int }
protocol Caller { nonisolated(nonsending) func run(_ basket: Basket) async -> Int }
@preconcurrency protocol Early { func run(_ done: @escaping @Sendable () -> Void) }
protocol Streams: Sendable { func numbers() -> AsyncStream<Int>; func tasks() -> [Task<Int, any Error>] }
