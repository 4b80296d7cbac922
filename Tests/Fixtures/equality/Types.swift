import Foundation

protocol AutoEquatable {}
protocol AutoHashable {}

// trellis:file: AutoEquatable, AutoHashable

struct Empty {}
struct OnlySkipped {
    // trellis: skipEquality
    var action = 1
}
class Bare {}
struct Point { var x = 0; let y: Int }
public struct Shown {
    public var title: String
    internal var number: Int?
    private var secret = 0
    // trellis: skipEquality
    public var onChange: () -> Void = {}
    // trellis: skipHashing
    var notes: [String]
    lazy var computed = 1
    static let shared = 1
    var double: Int { (number ?? 0) * 2 }
    public init(title: String, number: Int?, secret: Int = 0, notes: [String] = []) {
        (self.title, self.number, self.secret, self.notes) = (title, number, secret, notes)
    }
}
package struct Packed { package var list: [Int: [String]] }
struct Tupled { var pair: (Int, name: String); var other: (Int, Int)?; var kind: Any.Type; var maybe: Any.Type? }
struct Box<Value> { var value: Value; var list: [Value] }
struct Keyed<Key: Hashable, Value> where Value: Sequence { var key: Key; var first: Value.Element? }
struct Phantom<Tag> { var number: Int }
struct Outer<Value> {
    struct Inner { var value: Value }
    enum Choice { case one(Value), two }
}
struct Observed { var count: Int { didSet { _ = oldValue } }; var `default`: String; var date: Date }
@available(macOS 13, iOS 16, *) struct Newer { var number: Int }
#if os(Linux) || os(macOS)
struct Conditional {
    var always: Int
    #if os(Linux)
    var linux: Int
    #else
    var other: String
    #endif
}
#endif
struct Already: Equatable { var number: Int; var ignored: Int }
extension Already { func f() {} }
@MainActor struct Isolated { var number: Int }
@MainActor final class Screen {
    var title: String
    init(title: String) { self.title = title }
}

enum Plain { case a, b }
enum Single { case only(Int) }
enum Shape {
    case circle(radius: Double)
    case point
    case rectangle(width: Double, height: Double)
    case square(side: Double)
    case text(String, Int?)
    case tuple(pair: (Int, Int))
    case ignored(/* trellis: skipEquality */ Int, kept: Int)
    #if os(Linux)
    case linux(Int)
    #else
    case other(Int)
    #endif
    case `default`(in: Int)
}
indirect enum Tree<Value> { case leaf(Value), node(Tree<Value>, Tree<Value>) }

class Animal {
    var name: String
    init(name: String) { self.name = name }
}
class Dog: Animal {
    var age: Int
    init(name: String, age: Int) { self.age = age; super.init(name: name) }
}
final class Puppy: Dog {
    // trellis: skipHashing
    var toys: [String] = []
}
final class Leaf { let number: Int; init(_ number: Int) { self.number = number } }
class Unasked { var base: Int; init(base: Int) { self.base = base } }
actor Counter { nonisolated let number: Int; let name: String; init(_ number: Int, _ name: String) { (self.number, self.name) = (number, name) } }

protocol Labelled: AutoEquatable, AutoHashable {
    var label: String { get }
    var number: Int? { get }
    // trellis: skipEquality
    var ignored: Int { get }
}
struct First: Labelled { var label = ""; var number: Int?; var ignored = 0 }
struct Holder {
    var one: any Labelled
    var maybe: (any Labelled)?
    // trellis: arrayEquality
    var many: [any Labelled]
    // trellis: arrayEquality
    var optional: [any Labelled]?
}
fileprivate struct Hidden { var number: Int }
private enum Around { struct Within { var number: Int } }

// Tuples and metatypes in what holds others, for which there are no operators.
struct Deep {
    var pair: ((Int, String), Int)
    var named: (left: Int, right: (Int, Int)?)?
    var list: [(Int, String)]
    var table: [String: (Int, Int)]
    var nothing: Void?
    var kinds: [Any.Type]
    var long: (Int, Int, Int, Int, Int, Int, Int)
    var lists: [[(Int, Int)]?]
    var doubly: Int??
}
enum Nested { case one((Int, (Int, Int))), many([(String, Int)]?), nothing(Void, ()), other(x: [Nested]) }
extension Outer {
    struct Generic<Other> { var value: (Value, Int); var other: [Other] }
}
struct Hashables { var one: any Hashable; var many: [any Hashable & Sendable]; var maybe: (any Hashable)?; var inline: [2 of Int] }
struct Problems {
    // trellis: skipHashing
    var problem: any Error
}
func == (left: any Error, right: any Error) -> Bool { "\(left)" == "\(right)" }
@_spi(Inside) public struct Inside { public var number: Int }
