import Foundation

nonisolated(unsafe) var count = 0

func check<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    count += 1
    if value != expected { print("line \(line): \(value) is not \(expected)") }
}

struct Memory: Store {
    var title = "memory"
    var count = 0
    var texts = [1: "one"]
    var waiting: String { get async throws { "waited" } }
    func load(id: Int) async throws -> String { texts[id] ?? "" }
    func save(_ text: String, to place: String, `in`: Int) throws(Failure) { throw .broken }
    func change(_ count: inout Int, by step: Int) { count += step }
    func each(_ body: (Int) throws -> Void) rethrows { try body(3) }
    func later(_ body: @escaping (Int) -> Void) { body(4) }
    func log(_ message: @autoclosure () -> String) { check(message(), "message") }
    func make<Value: Equatable>(_ value: Value, or other: Value?) -> Value where Value: Hashable { other ?? value }
    func pack<each Value>(_ values: repeat each Value) -> (repeat each Value) { (repeat each values) }
    func some(_ value: some Equatable) -> any Equatable { value }
    func take(_ one: consuming Single, look: borrowing Single) -> Single { Single(number: one.number + look.number) }
    func give(_ basket: sending Basket) -> sending Basket { basket }
    func unnamed(_ one: Int, with two: String) -> Int { one }
    func `default`() -> Int! { 5 }
    subscript(index: Int) -> String {
        get { texts[index] ?? "" }
        set { texts[index] = newValue }
    }
    subscript(row row: Int) -> Int { get async { row } }
    mutating func grow() { count += 1 }
    func quiet() -> Int { 1 }
    func old() {}
    func linux() -> Int { 6 }
}

final class Log: @unchecked Sendable { var lines: [String] = [] }

func checkStore() async throws {
    let seen = Log()
    let store = StoreDecorator(Memory(), willUse: { seen.lines.append("will \($0)") }, didUse: { seen.lines.append("did \($0)") })
    check(try await store.load(id: 1), "one")
    check(seen.lines, ["will load(id:)", "did load(id:)"])
    check(store.title, "memory")
    store.count = 4
    check(store.count, 4)
    store.grow()
    check(store.count, 5)
    check(try await store.waiting, "waited")
    do throws(Failure) { try store.save("a", to: "b", in: 1) } catch { check(error, .broken) }
    var number = 1
    store.change(&number, by: 2)
    check(number, 3)
    store.each { check($0, 3) }
    store.later { check($0, 4) }
    store.log("message")
    check(store.make(1, or: 2), 2)
    check(store.pack(1, "a").1, "a")
    check(store.some("x") as? String, "x")
    check(store.take(Single(number: 1), look: Single(number: 2)).number, 3)
    check(store.give(Basket()).count, 0)
    check(store.unnamed(1, with: "b"), 1)
    check(store.default(), 5)
    store[2] = "two"
    check(store[2], "two")
    check(await store[row: 7], 7)
    store.quiet()
    check(store.linux(), 6)
}

struct Numbers: Repository {
    static func count() -> Int { 2 }
    nonisolated(unsafe) static var name = "numbers"
    var all: [Int]
    init(_ items: [Int]) { all = items }
    init?(text: String) throws { if text.isEmpty { return nil }; all = [text.count] }
    func load(_ id: Int) throws(Failure) -> Int { all[id] }
}

func checkGeneric() throws {
    typealias Decorated = RepositoryDecorator<Numbers>
    check(try Decorated([1, 2]).load(1), 2)
    check(Decorated.count(), 2)
    Decorated.name = "others"
    check(Numbers.name, "others")
    check(try Decorated(text: "") == nil, true)
    check(try Decorated(text: "abc")?.all, [3])
}

final class Both: Parent, Packed, Child { var number = 1; func parent() -> Int { 2 }; func child() -> Int { 3 } }
actor Server: Remote { func load(_ id: Int) async -> Int { id }; nonisolated func name() -> String { "server" } }
@MainActor final class Window: Screen {
    var title = "window"
    func show(_ basket: Basket) async { basket.count += 1 }
    nonisolated func number() -> Int { 8 }
}
struct Thing: Outer.Within { func inner() -> Outer.Inner { Outer.Inner(number: 9) } }

final class Overriding: ChildDecorator { override func parent() -> Int { super.parent() * 10 } }

@MainActor func checkOthers() async {
    let both = Both()
    CompositionDecorator(both).number = 7
    check(both.number, 7)
    check(ChildDecorator(both).child() + ChildDecorator(both).parent(), 5)
    check(Overriding(both).parent(), 20)
    check(await RemoteDecorator(Server()).load(3), 3)
    check(RemoteDecorator(Server()).name(), "server")
    let screen = ScreenDecorator(Window())
    screen.title = "other"
    check(screen.decorated.title, "other")
    let basket = Basket()
    await screen.show(basket)
    check(basket.count, 1)
    check(screen.number(), 8)
    check(Outer.WithinDecorator(Thing()).inner().number, 9)
}

struct Corner: SentBoth, Overloaded, NeverFailing, Parametrised, Generic {
    var number = 4
    func parent() -> Int { 5 }
    func run(_ done: @escaping @Sendable () -> Void) async { done() }
    subscript(index: Int) -> Int { index }
    func `subscript`(_ index: Int) -> Int { index + 1 }
    var `Type`: Int { 6 }
    func run() throws(Never) -> Int { 7 }
    func run() {}
    func calls(_ body: @escaping @Sendable () -> Void) { body() }
    func pair<Other>(_ value: Other, _ item: String) -> (Other, String) { (value, item) }
    func map<Value>(_ value: Value, _ item: String) -> [Value] { [value] }
    func map<Value>(_ value: Value) -> [Value] { [value, value] }
}

final class Object: NSObject, Objects { func weight() -> Int { 7 } }
struct Speaker: Words { func take(`let`: Int, `inout`: Int, `in`: Int) -> Int { `let` + `inout` + `in` } }

func checkCorners() async {
    check(ObjectsDecorator(Object()).weight(), 7)
    check(WordsDecorator(Speaker()).take(let: 1, `inout`: 2, in: 3), 6)
    check(SentBothDecorator(Corner()).parent(), 5)
    let overloaded = OverloadedDecorator(Corner())
    check([overloaded[1], overloaded.subscript(1), overloaded.`Type`], [1, 2, 6])
    check(NeverFailingDecorator(Corner()).run(), 7)
    check(ParametrisedDecorator(Corner()).map(1, "a"), [1])
    check(ParametrisedDecorator(Corner()).pair(1, "a").1, "a")
    log = []
    check(Typed<String>(decorated: Corner()).map(1), [1, 1])
    check(log, ["mapped"])
    check(Sent(decorated: Corner()).number, 4)
}

func checkRegions() throws {
    var plain = LoggingPlain(decorated: Disk())
    check(try plain.load(id: 3), "text 3")
    plain.grow()
    plain.count += 1
    check(plain.count, 2)
    check(plain.own(), 2)
    check(log, ["load(id:)", "grow()", "get", "set", "get"])
    let quiet = Quiet(Disk())
    quiet.grow()
    check(quiet.count, 1)
}

try await checkStore()
try checkGeneric()
await checkOthers()
try checkRegions()
await checkCorners()
print("\(count) checks")
