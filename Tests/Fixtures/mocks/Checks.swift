/// Counts what holds, and tells what does not.
enum Checks {
    nonisolated(unsafe) static var count = 0

    static func equal<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
        count += 1
        if value != expected { print("line \(line): \(value) is not \(expected)") }
    }

    static func holds(_ truth: Bool, line: Int = #line) { equal(truth, true, line: line) }

    static func throwing<Problem: Error & Equatable>(_ expected: Problem, line: Int = #line, _ body: () throws -> Void) {
        do {
            try body()
            equal("nothing", "\(expected)", line: line)
        } catch {
            equal(error as? Problem, expected, line: line)
        }
    }
}

struct Weight: Holding, Named, Sendable, Hashable, CustomStringConvertible {
    var weight: Int
    var label: String { "weight" }
    var description: String { "\(weight)" }
}
