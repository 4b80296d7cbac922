import Foundation

// trellis:file: AutoDiffable

struct Step { var text: String; var minutes: Int? }
public struct Recipe {
    public var title: String
    var steps: [Step]
    var tags: Set<String>
    var amounts: [String: Double]
    var first: Step?
    var nested: [String: [Step?]]
    var pair: (Int, String)
    var date: Date
    private var secret = 0
    // trellis: skipDiffing
    var ignored = 0
    var action: () -> Void = {}
    init(_ title: String = "Bread") {
        self.title = title
        (steps, tags, amounts, first, nested) = ([Step(text: "knead")], ["a"], ["flour": 1], nil, ["x": [nil]])
        (pair, date) = ((1, "a"), Date(timeIntervalSince1970: 0))
    }
}
package struct Box<Value> { package var value: Value; var list: [Value] }
enum Outer { struct Inner { var number: Int } }
enum Shape {
    case circle(radius: Double)
    case point
    case text(String, step: Step)
    #if os(Linux)
    case linux(Int)
    #else
    case other(Int)
    #endif
}
enum Plain { case a, b }
struct Empty {}
enum One { case one }
enum OneValue { case one(Int) }
class Animal { var name: String; init(_ name: String) { self.name = name } }
final class Dog: Animal { var age = 1; var friends: [Animal] = [] }
@MainActor final class Screen { var title: String; init(_ title: String) { self.title = title } }
@available(macOS 13, iOS 16, *) struct Newer { let number: Int }
struct Optionals { var doubly: Int??; var tuple: ((Int, Int), [Int])?; weak var animal: Animal? }
enum Doubly { case value(Int??) }
struct Generic<Value> {
    struct Inner<Other> { var value: Value; var other: Other }
    enum Choice { case one(Value), two }
}
private struct Hidden { let number: Int }
