// trellis:file: AutoMockable

protocol ByType { func add(_ value: Int); func add(_ value: String); func add(_ value: [Int]); func add(_ value: Int?) }
protocol ByLabel { func add(int value: Int); func add(text value: Int) }
protocol ByResult { func value() -> Int; func value() -> String; func value() -> [Int]? }
protocol ByEffects { func load() -> Int; func load() async -> Int }
protocol ByGenerics { func add<Value: Holding>(_ value: Value); func add<Value: Named>(_ value: Value) }
protocol ByCount { func add(); func add(_ one: Int); func add(_ one: Int, _ two: Int) }
protocol ByVariadic { func add(_ one: Int); func add(_ many: Int...) }
protocol ByClosure { func run(_ body: @escaping (Int) -> Void); func run(_ body: @escaping (String) -> Void) }
protocol LikeState {
    var loadCallsCount: Int { get }
    var loadCalled: Bool { get set }
    func load()
    func loadReturnValue() -> Int
}
protocol LikeUnderlying { var name: Int { get }; var underlyingName: Int { get } }
protocol LikeCounts { var name: Int { get set }; var nameGetCallsCount: Int { get }; func nameSet(_ name: Int) }
protocol Pinned {
    // trellis: mockName = "plainLoad"
    func load(_ id: Int) -> Int
    func load(_ name: String) -> Int
}
protocol WithReset { static func reset(); static func make() }
protocol Joined { func loadId(_ name: Int); func load(id: Int); func load(_ id: String) }
protocol Shadowing { func run(error: Int, closure: Int, runErrorClosureSelfClosure: Int, self: Int) throws -> Int }
