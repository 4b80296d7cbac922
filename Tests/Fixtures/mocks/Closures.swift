// trellis:file: AutoMockable

typealias Handler = (Int) -> Void
typealias Finished = @Sendable (Result<Int, any Error>) -> Void

protocol Escaping { func run(then action: @escaping (Int) -> Void) }
protocol NonEscaping { func run(_ count: Int, body: (Int) -> String) -> String }
protocol OptionalClosure { func run(_ done: ((Bool) -> Void)?) }
protocol SendableClosure { func run(_ done: @escaping @Sendable (Int) -> Void) }
protocol MainClosure { func run(_ done: @escaping @MainActor () -> Void) }
protocol ThrowingClosure { func run(_ body: () throws -> Int) throws -> Int }
protocol AsyncClosure { func run(_ body: @escaping (Int) async throws -> String) async throws -> String }
protocol NonEscapingAsync { func run(_ body: (Int) async -> String) async -> String }
protocol Autoclosure { func log(_ message: @autoclosure () -> String, level: Int) }
protocol EscapingAutoclosure { func log(_ message: @autoclosure @escaping () -> String) }
protocol ThrowingAutoclosure { func log(_ message: @autoclosure () throws -> Int) rethrows -> Int }
protocol Rethrowing { func each(_ body: (Int) throws -> Void) rethrows }
protocol RethrowingValue { func map(_ body: (Int) throws -> String) rethrows -> [String] }
protocol AliasedEscaping { func run(_ handler: @escaping Handler) }
protocol AliasedNonEscaping { func run(_ handler: Handler, count: Int) }
protocol AliasedOptional { func run(_ handler: Handler?) }
protocol AliasedSendable { func run(_ handler: @escaping Finished) }
protocol ClosureWithInout { func run(_ body: (inout Int) -> Void) }
protocol ClosureWithClosure { func run(_ body: @escaping (@escaping (Int) -> Void) -> Void) }
protocol TwoClosures { func run(first: () -> Void, second: @escaping () -> Void, third: () -> Void) }
protocol ClosureArray { func run(_ bodies: [() -> Int]) -> Int }
protocol ClosureInTuple { func run(_ pair: (name: String, body: () -> Int)) -> Int }
protocol ConventionClosure { func run(_ body: @escaping @convention(c) (Int32) -> Int32) -> Int }
protocol TypedThrowingClosure { func run(_ body: () throws(Failure) -> Int) throws(Failure) -> Int }
