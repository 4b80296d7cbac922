public import Foundation

// trellis:file: AutoLenses

struct Street: Equatable { let name: String; var number: Int }
struct Address { let street: Street; var city: String? }
public struct Person: Sendable {
    public var name: String
    public let born: Date
    public private(set) var tags: [String]
    var age: Int
    let constant = 1
    // trellis: skipLens
    var hidden = 0
    private let secret = 2
    public init(name: String, born: Date, tags: [String], age: Int, hidden: Int) {
        (self.name, self.born, self.tags, self.age, self.hidden) = (name, born, tags, age, hidden)
    }
}
package struct Packed { package var list: [Int: [String]] }
struct Box<Value> {
    var value: Value
    let count: Int
    struct Inner { var value: Value?; var action: (Value) -> Void }
}
enum Space { struct Within { let `default`: Int; let `var`: Int = 0; let `inout`: Int; var pair: (left: Int, right: String) } }
struct Made { let first: Int; let second: String }
extension Made { init(_ first: Int) { self.init(first: first, second: "") } }
class Wheel { var size = 1 }
struct Car { let wheel: Wheel; let others: [any Equatable] }
@available(macOS 13, iOS 16, *) struct Newer { let number: Int }
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
struct Actions { var plain: () -> Int; var sent: (@Sendable (Int) -> Int)?; let later: @Sendable (Int) -> Int; var maybe: Int! }
struct Keyed<Key: Hashable, Item: Comparable> {
    var table: [Key: Item]
    let first: Item
    struct Inner { let key: Key; var items: [Item] }
}
extension Keyed {
    enum Beside { case left, right }
    struct Within<Other: Hashable> { var beside: Beside; let other: Other }
}
@MainActor struct Isolated { var number: Int; nonisolated let other: String }
struct Deprecating { @available(*, deprecated) var old: Int; var new: Int }
struct ConditionalConstants {
    let always: Int
    #if os(Linux)
    let linux: Int
    #elseif os(macOS)
    let mac: String
    #endif
}
private struct Hidden { let number: Int }
