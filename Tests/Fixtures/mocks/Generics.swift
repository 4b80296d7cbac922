// trellis:file: AutoMockable

struct Key<Value> { var name: String }
protocol Named { var label: String { get } }
class Animal { var legs = 4 }
final class Dog: Animal {}

protocol GenericParameterOnly { func add<Value>(_ value: Value) }
protocol GenericConstraint { func add<Value: Holding>(_ value: Value, count: Int) }
protocol GenericResult { func make<Value>(_ type: Value.Type) -> Value }
protocol GenericOptionalResult { func find<Value>(_ key: Key<Value>) -> Value? }
protocol GenericArrayResult { func all<Value: Holding>(of type: Value.Type) throws -> [Value] }
protocol GenericWhere { func add<Values>(_ values: Values) -> Int where Values: Sequence, Values.Element == Int }
protocol GenericTwo { func map<Input: Hashable, Output>(_ input: Input, to output: Output) -> [Input: Output] }
protocol GenericComposition { func add<Value: Holding & Sendable>(_ value: Value) }
protocol GenericClass { func add<Value: Animal>(_ value: Value) -> Value }
protocol GenericClosure { func map<Value>(_ body: (Int) -> Value) -> [Value] }
protocol GenericEscaping { func later<Value>(_ body: @escaping (Value) -> Void, value: Value) }
protocol GenericThrowing { func run<Problem: Error>(_ problem: Problem) throws(Problem) -> Int }
protocol GenericThrowingClosure { func run<Value, Problem>(_ body: () throws(Problem) -> Value) throws(Problem) -> Value }
protocol GenericAsync { func load<Value: Decodable & Sendable>(_ type: Value.Type, from path: String) async throws -> Value }
protocol GenericVariadic { func add<Value: Holding>(_ values: Value...) -> Int }
protocol GenericInout { func change<Value>(_ value: inout Value, other: Int) }
protocol GenericOptional { func add<Value: Equatable>(_ value: Value?, list: [Value], table: [String: Value]) }
protocol GenericUnwrapped { func add<Value>(_ value: Value!) }
protocol GenericPack { func all<each Value>(_ values: repeat each Value, count: Int) -> (repeat each Value) }
protocol GenericUncopied { func look<Value: ~Copyable>(_ value: borrowing Value, count: Int) }
protocol GenericStatic { static func make<Value: Named>(_ value: Value) -> Value }
protocol GenericUnknown { func add<Value>(_ value: Value) where Value: CustomStringConvertible & Hashable }
protocol SomeParameter { func add(_ holder: some Holding) }
protocol SomeOptional { func add(_ holder: (some Holding)?, _ list: [some Holding]) }
protocol SomeCollection { func add(_ numbers: some Collection<Int>) -> Int }
protocol SomeNested { func add(_ key: Key<some Holding>) -> Int }
protocol SomeComposition { func add(_ value: some Holding & Named, _ dog: some Animal) }
protocol AnyParameter { func add(_ holder: any Holding, _ list: [any Named], _ other: (any Holding & Named)?) }
protocol AnyCollection { func add(_ numbers: any Collection<Int>) -> any Sequence<String> }
protocol GenericSubscript { subscript<Value>(key: Key<Value>) -> Value? { get set } }
protocol GenericMetatype { func make<Value: Holding>(_ type: Value.Type, _ others: [Value.Type]) -> Value.Type }
