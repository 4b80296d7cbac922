import Foundation

// Kinds of types, and where they stand.

// trellis: Codable, keys = snake
enum External {
    case plainCase
    case text(String)
    case pair(Int, String?)
    case labelled(firstName: String, /* trellis: date = seconds */ date: Date)
    case renamed(a: Int)  // trellis: key = "other", alternatives = "older|oldest"
}

// trellis: Codable
enum Forgiving {
    case known(a: Int)
    case unknown  // trellis: fallback
    case secret(Int)  // trellis: skip
}

// trellis: Codable, tag = type, keys = snake
enum Tagged {
    case text(bodyText: String)
    case point(Point)
    case optionalSize(Size?)
    case nothing
    case dated(/* trellis: date = iso8601 */ at: Date, /* trellis: default = 4 */ count: Int)
    case entries([String: Int])
    case other  // trellis: fallback
}

// trellis: Codable, tag = type, content = value
enum Adjacent {
    case one(Int)
    case many(Int, String, Bool?)
    case labelled(a: Int, /* trellis: alternatives = "bee" */ b: Int?)
    case none
}

// trellis: Codable, untagged
enum Untagged {
    case number(Int)
    case flag(Bool)
    case date(/* trellis: date = iso8601 */ Date)
    case text(String)
    case point(Point)
    case named(name: String, age: Int?)
    case list([Int])
    case pair(String, Int)
    case nothing
}

// trellis: Codable, untagged
enum UntaggedOrElse {
    case number(Int)
    case other  // trellis: fallback
}

// trellis: Codable, names, keys = kebab
enum Named {
    case firstOne
    case second  // trellis: key = "2", alternatives = "two"
}

// trellis: Codable, names
enum NamedOrElse {
    case a, b
    case other  // trellis: fallback
}

// trellis: Codable
indirect enum Tree {
    case leaf(Int)
    case node(left: Tree, right: Tree)
}

// trellis: Codable
enum Choice<Left, Right> {
    case left(Left)
    case right(Right)
}

// trellis: Codable
struct Page<Item> {
    var items: [Item]
    var next: Item?
    var total: Int  // trellis: default = 0
}

struct Outer {
    // trellis: Codable
    struct Inner {
        var sibling: Sibling
        var siblings: [Sibling]  // trellis: pruned
        var alias: Alias?
    }
    // trellis: Codable
    struct Sibling { var a: Int }
    typealias Alias = [Sibling]
}

struct Holder<Value> {
    // trellis: Codable
    struct Box {
        var value: Value
        var count: Int
    }
}

// trellis: Codable
struct Secretive {
    private var secret: Int
    private(set) var half: Int?  // trellis: lenient
    fileprivate struct Unused {}

    // trellis: Codable
    struct Nested { fileprivate var value: String }
}

// trellis: Codable
private struct Hidden { var a: Int }

struct HiddenUser: Codable {
    private var hidden: Hidden
}

// trellis: Codable
public struct Visible {
    public var id: Int
    public init(id: Int) { self.id = id }
}

// trellis: Codable
package struct Packed { package var id: Int }

// trellis: Codable
class Animal {
    var name: String
    var legs: Int = 4  // trellis: default
    init(name: String) { self.name = name }
}

// trellis: Codable
class Dog: Animal {
    var breed: String?
}

// trellis: Codable, super = nested
final class Puppy: Dog {
    var age: Int = 0
}

// trellis: Codable
open class Shape {
    public var area: Double = 0
}

// trellis: Codable
public final class Circle: Shape {
    private var radius: Double = 1
}

class Base {
    let kind = "base"
    init() {}
}

// trellis: Codable
final class Derived: Base {
    var value: Int
    init(value: Int) { self.value = value }
}

// trellis: Codable
final class Wrapper<Content> {
    var content: Content
    init(content: Content) { self.content = content }
}

// trellis: Codable
@available(macOS 13, *)
struct Recent {
    var id: Int
    @available(*, deprecated) var old: Int?
}

// trellis: Codable
struct Conditional {
    var always: Int
    #if os(Linux) || os(macOS)
    var here: Int  // trellis: default = 1
    #else
    var elsewhere: String
    #endif
}

#if !NOWHERE
// trellis: Codable
struct ConditionalType { var a: Int }
#endif

// trellis: Codable
@MainActor struct Isolated {
    let id: Int
    let name: String?
}

// trellis: Codable
struct Empty {}

struct Spaced {
    // trellis: codable: Codable, keys = snake
    struct Names { var firstName: String /* trellis: codable: key = "first" */ }
}

// trellis:begin: Codable, keys = snake
struct Block1 { var aB: Int }
struct Block2 { var cD: Int }
// trellis:end
