import Foundation

// trellis:file: AutoMockable

struct Apple: Equatable, Sendable { var weight = 0 }
class Basket { var count = 0 }
struct Single: ~Copyable { var number = 0 }

protocol ReadOnly { var title: String { get } }
protocol Writable { var title: String { get set } }
protocol OptionalProperty { var title: String? { get set } }
protocol DoublyOptional { var title: String?? { get } }
protocol Unwrapped { var title: String! { get set } }
protocol ArrayProperty { var titles: [String] { get set } }
protocol LongArrayProperty { var titles: Array<String> { get } }
protocol SetProperty { var titles: Set<String> { get } }
protocol DictionaryProperty { var titles: [String: Int] { get set } }
protocol TupleProperty { var pair: (first: Int, second: String) { get } }
protocol ClosureProperty { var action: () -> Void { get set } }
protocol OptionalClosureProperty { var action: ((Int) throws -> Void)? { get set } }
protocol MetatypeProperty { var kind: Any.Type { get } }
protocol StaticProperty { static var shared: Int { get set } }
protocol StaticReadOnly { static var names: [String] { get } }
protocol AsyncProperty { var title: String { get async } }
protocol ThrowingProperty { var title: String { get throws } }
protocol AsyncThrowingProperty { var title: String? { get async throws } }
protocol TypedThrowingProperty { var title: String { get throws(Failure) } }
protocol StaticThrowingProperty { static var title: String { get throws } }
protocol MutatingGetter { var title: String { mutating get nonmutating set } }
protocol ReservedProperties {
    var `default`: Int { get set }
    var `self`: Int { get }
    var `in`: Int? { get }
}
protocol ManyProperties {
    var first: Int { get }
    var second: Int { get set }
    var third: Int { get set }
}
protocol AnyProperty { var basket: any Holding { get set } }
protocol OptionalAnyProperty { var basket: (any Holding)? { get set } }
protocol CompositionProperty { var both: any Holding & Sendable { get } }
protocol ClassProperty { var basket: Basket { get set } }
protocol ResultProperty { var result: Result<Int, Failure> { get } }
protocol DateProperty { var date: Date { get set } }

protocol Holding { var weight: Int { get } }
enum Failure: Error, Equatable { case broken, late }
