import Synchronization

// trellis:file: AutoMockable

// Names that the body needs, or that two parameters share.
protocol NamedLikeBodies {
    func fail(with error: any Error, code: Int) throws -> Int
    func give(_ value: sending Basket) -> sending Basket
    func call(_ callClosure: Int, callClosureValue: Int) -> Int
    subscript(newValue: Int, error e: Int) -> Int { get set }
    var `Type`: Int { get set }
}
protocol OverloadedByInout { func take(_ count: Int) -> Int; func take(_ count: inout Int) -> Int; func take(_ count: Int...) -> Int }
protocol OverloadedByKind {
    subscript(index: Int) -> Int { get }
    func `subscript`(_ index: Int) -> Int
    init(number: Int)
    func `init`(number: Int)
}

// Names that hide those of the library.
enum Service {
    enum Error: Swift.Error { case offline }
    struct Int { var digits = "" }
    protocol Client { func ask(_ number: Int) throws -> Swift.Int; func listen() throws(Error) }
}
protocol OwnError {
    associatedtype Error: Swift.Error
    associatedtype Bool
    func run() throws(Error)
    func other() throws -> Swift.Int
    func decide() -> Bool
}
protocol HidingParameters {
    associatedtype Value
    func map<Value>(_ value: Value, like other: Self.Value) -> [Value]
    func find<Value: Collection, Other>(_ value: Value, _ other: Other) throws -> Value.Element? where Value.Element == Other
}

protocol Pictures { func 😀(_ 🎉: Int) -> Int; var 👨‍👩‍👧: Int { get set }; static func ± (left: Self, right: Int) -> Int }
infix operator ±
protocol Anything { func make() -> Any; var thing: Any { get }; func take(_ nothing: Void) -> Void? }

// Compositions that say more than which protocols.
typealias SentBoth = Parent & Throwing & Sendable
typealias OfClass = Animal & Parent
typealias WithArgument = Primary<Int> & Parent
protocol OfArgument: WithArgument { func more() }

// Protocols of the library.
protocol Numbers: Sequence where Element == Int { var label: String { get } }
protocol Countable: CaseIterable { func run() }
protocol Keys: CodingKey { var number: Int { get } }
protocol Steps: Strideable { var label: String { get } }
protocol Written: ExpressibleByStringLiteral { var label: String { get } }
protocol Numbered: Identifiable<Int> { var label: String { get } }

// What cannot be kept, and what is written with more than one mark.
struct Wrapped<Value: ~Copyable>: ~Copyable { var value: Value }
extension Wrapped: Copyable where Value: Copyable {}
protocol Borrowing: ~Copyable { func sum(_ span: Span<Int>) -> Int; func lock(_ mutex: borrowing Mutex<Int>, count: Int) }
protocol SometimesCopied { func wrap(_ one: Wrapped<Int>) -> Wrapped<Int>; func drop(_ one: consuming Wrapped<Single>) }
protocol Marks { func find<Value>(_ value: Value?) -> Value!; var count: Int?! { get set } }
protocol ClosureResult { func action() -> @Sendable () async -> Int; func all(_ bodies: (Int) -> Int...) }
@MainActor protocol OnMain { func here() -> Int; @concurrent func elsewhere() async -> Int }
@_spi(Inside) public protocol Inside { func run() }
