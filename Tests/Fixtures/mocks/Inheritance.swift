// trellis:file: AutoMockable

protocol Parent { var title: String { get }; func load(_ id: Int) -> Int }
protocol OtherParent { var title: String { get set }; func load(_ number: Int) -> Int; func other() }
protocol Child: Parent { func child() }
protocol Both: Parent, OtherParent {}
protocol Diamond: Child, OtherParent { func load(_ id: Int) -> Int }
protocol Deep: Diamond {}
protocol FromOtherFile: Returning, Throwing { func more() }
protocol Calm: Throwing { func run() }
typealias Composition = Parent & OtherParent
protocol OfComposition: Composition { func more() }
protocol Bound: AnyObject { func run() }
protocol ClassBound: Animal { func run() }
protocol SelfWhere where Self: Parent { func more() }
protocol WithDefault { func run(_ count: Int); func quiet() -> Int }
extension WithDefault {
    func quiet() -> Int { 1 }
    func extra() -> Int { 2 }
    func run() { run(3) }
}
protocol Made { init() }
protocol MadeWith { init(title: String, count: Int) }
protocol MadeMaybe { init?(text: String) }
protocol MadeThrowing { init(path: String) throws }
protocol MadeTyped { init(_ count: Int) throws(Failure) }
protocol MadeTwice { init(); init(_ count: Int); init(_ title: String) }
protocol MadeAsync { init(count: Int) async throws }
protocol Operators {
    static func + (left: Self, right: Int) -> Int
    static prefix func - (value: Self) -> Int
    static func == (left: Self, right: Self) -> Bool
    static postfix func ... (value: Self) -> Int
}
protocol Indexed { subscript(index: Int) -> String { get } }
protocol IndexedSet { subscript(index: Int) -> String { get set } }
protocol IndexedNamed { subscript(row row: Int, _ column: Int) -> Int { get set } }
protocol IndexedThrowing { subscript(index: Int) -> Int { get async throws } }
protocol IndexedStatic { static subscript(index: Int) -> Int { get set } }
protocol IndexedTwice { subscript(index: Int) -> Int { get }; subscript(name: String) -> Int { get set } }
enum Outer {
    struct Inner: Equatable { var number = 0 }
    protocol Within { func run(_ inner: Inner) -> Inner }
    enum Deeper { protocol Deepest { var inner: Inner { get } } }
}
protocol OutsideOf: Outer.Within { func more() }
