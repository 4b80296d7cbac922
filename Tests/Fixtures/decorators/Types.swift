nonisolated(unsafe) var log: [String] = []

protocol Plain {
    var title: String { get }
    var count: Int { get set }
    func load(id: Int) throws -> String
    mutating func grow()
    func own() -> Int
}

struct Disk: Plain {
    var title = "disk"
    var count = 0
    func load(id: Int) throws -> String { "text \(id)" }
    mutating func grow() { count += 1 }
    func own() -> Int { 1 }
}

// trellis: decorate = "Plain", decorateMethod = "log.append(#function)"
// trellis: decorateGet = "log.append("get")", decorateSet = "log.append("set")"
struct LoggingPlain: Plain {
    func own() -> Int { decorated.own() + 1 }
}

// trellis: decorate = "Plain"
public final class Quiet: Plain {
    private(set) var decorated: any Plain
    init(_ decorated: any Plain) { self.decorated = decorated }
}

protocol Generic { func map<Value>(_ value: Value) -> [Value]; func run() }

// trellis: decorate = "Generic", decorateMethod = "log.append(\"mapped\")"
public struct Typed<Value>: Generic { var value: Value? }

// trellis: decorate = "Shown"
final class Sent: Shown {}
