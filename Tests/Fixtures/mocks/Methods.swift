// trellis:file: AutoMockable

protocol Nothing {}
protocol Plain { func run() }
protocol OneParameter { func run(speed: Int) }
protocol TwoParameters { func run(speed: Int, to place: String) }
protocol Unlabelled { func run(_ speed: Int) }
protocol Unnamed { func run(_: Int, with _: String) }
protocol Returning { func weight() -> Int }
protocol ReturningOptional { func weight() -> Int? }
protocol ReturningUnwrapped { func weight() -> Int! }
protocol ReturningTuple { func pair() -> (left: Int, right: String) }
protocol ReturningClosure { func action() -> (Int) -> String }
protocol ReturningVoid { func run() -> Void; func stop() -> () }
protocol ReturningNever { func stop() -> Never }
protocol ReturningAny { func holder() -> any Holding }
protocol ReturningOptionalAny { func holder() -> (any Holding)? }
protocol ReturningMetatype { func kind() -> any Holding.Type }
protocol Throwing { func run() throws }
protocol ThrowingValue { func run(_ count: Int) throws -> Int }
protocol TypedThrowing { func run() throws(Failure) -> Int }
protocol NeverThrowing { func run() throws(Never) -> Int }
protocol AnyThrowing { func run() throws(any Error) }
protocol Waiting { func run() async }
protocol WaitingThrowing { func run(_ count: Int) async throws -> Int }
protocol WaitingTyped { func run() async throws(Failure) -> String }
protocol Inout { func grow(_ count: inout Int, by step: Int) -> Bool }
protocol InoutArray { func grow(_ list: inout [String]) throws }
protocol Variadic { func sum(_ numbers: Int...) -> Int }
protocol VariadicAny { func add(_ items: any Holding..., to name: String) }
protocol StaticMethod { static func make(count: Int) -> String }
protocol StaticThrowing { static func make() async throws -> Int }
protocol StaticAndInstance { func make() -> Int; static func make() -> Int }
protocol Mutating { mutating func grow(); nonmutating func look() -> Int }
protocol Discardable { @discardableResult func run() -> Int }
protocol Consuming { func eat(_ basket: consuming Basket, _ other: borrowing Basket, count: consuming Int) }
protocol ConsumingReceiver { consuming func finish(); borrowing func look() }
protocol Sending { func send(_ basket: sending Basket) -> sending Basket }
protocol SendingNumber { func send(_ count: sending Int) -> sending Int }
protocol Uncopied { func take(_ one: consuming Single, look: borrowing Single, change: inout Single) -> Int }
protocol ReturningUncopied { func make(_ count: Int) -> Single }
protocol TupleParameter { func take(_ pair: (Int, String), named: (left: Int, right: Int)) }
protocol OptionalParameters { func take(_ count: Int?, other: String?, third: Int!) -> Bool }
protocol Reserved {
    func `default`(in: Int, for `class`: String) -> Int
    func `init`(_ self: Int)
    func `repeat`(`inout`: Int)
    func `switch`(where case: Int, throw error: String) throws
    func `subscript`(`let`: Int, `var`: Int)
}
protocol Underscored { func _run(_ _count: Int) -> Int; func run_fast() }
protocol Long {
    func collect(
        first: Int, second: String, third: [Int], fourth: [String: Int], fifth: Double?, sixth: (Int) -> Int, seventh: Bool,
        eighth: any Holding
    ) async throws -> (total: Int, names: [String])
}
protocol MetatypeParameter { func make(_ type: any Holding.Type, all: [Any.Type]) -> Int }
protocol ResultParameter { func take(_ result: Result<[Int], any Error>) }
protocol Nested { func take(_ values: [[String: [Int?]]], _ matrix: [(Int, [Double])]) -> [[Int]]? }
protocol Raw { func `with blank`(_ `raw name`: Int) -> Int }
