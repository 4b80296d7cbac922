/// A template with all templates that it reaches, compiled once.
struct TemplateCompiler: Sendable {
    /// One template of the unit.
    struct Unit: Sendable {
        var source: TemplateSource
        var state: State
        /// The tag that led here first.
        var origin: TemplateFailure.Place?
        /// What is wrong, where mistakes are collected.
        var failures: [TemplateFailure] = []
        var unclosed: [Int] = []
    }

    enum State: Sendable {
        case compiled([Node])
        /// What is wrong shows when the template is rendered.
        case failed(TemplateFailure)
    }

    private struct Key: Hashable {
        var name: String
        var origin: Int
    }

    private struct Expectation: Sendable {
        var key: Key
        var place: TemplateFailure.Place
    }

    let environment: TemplateEnvironment
    var symbols = SymbolTable()
    private(set) var siteCount = 0
    private(set) var units: [Unit] = []
    private var numbers: [Key: Int] = [:]
    private var numbersByPath: [String: Int] = [:]
    private var pending: [Expectation] = []
    /// Whether parsers collect what is wrong instead of stopping.
    let recovers: Bool

    init(_ environment: TemplateEnvironment, recovers: Bool = false) {
        self.environment = environment
        self.recovers = recovers
    }

    /// A new place in the memory of member finds.
    mutating func newSite() -> Int {
        siteCount += 1
        return siteCount - 1
    }

    /// Asks for a template to be compiled as soon as the one that names it has been.
    mutating func expect(_ name: String, at place: TemplateFailure.Place) {
        pending.append(Expectation(key: Key(name: name, origin: place.template), place: place))
    }

    /// Compiles a template, and all templates that it names by literals.
    mutating func compile(_ source: TemplateSource) -> Int {
        let number = compileAlone(source)
        var index = 0
        while index < pending.count {
            let expected = pending[index]
            index += 1
            let count = units.count
            do {
                _ = try self.number(of: expected.key.name, from: expected.key.origin)
                if units.count > count { units[count].origin = expected.place }
            } catch {
                // A rendering that gets there says the same.
                if recovers { units[expected.key.origin].failures.append(TemplateFailure.wrapping(error).located(expected.place)) }
            }
        }
        pending = []
        return number
    }

    /// The number of the template that another names.
    mutating func number(of name: String, from origin: Int) throws -> Int {
        let key = Key(name: name, origin: origin)
        if let number = numbers[key] { return number }
        guard let loader = environment.loader else {
            throw TemplateFailure("Template named `\(name)` does not exist. No loaders found", code: "template-missing")
        }
        guard let source = try loader.template(named: name, from: units[origin].source.path) else {
            throw TemplateFailure("Template named `\(name)` does not exist in loader \(loader.loaderName)", code: "template-missing")
        }
        let number = numbersByPath[source.path] ?? compileAlone(source)
        numbers[key] = number
        return number
    }

    private mutating func compileAlone(_ source: TemplateSource) -> Int {
        let number = units.count
        units.append(Unit(source: source, state: .compiled([])))
        numbersByPath[source.path] = number
        guard source.bytes.count <= environment.limits.templateSizeBytes else {
            units[number].state = .failed(TemplateFailure("the template is larger than \(environment.limits.templateSizeBytes) bytes"))
            return number
        }
        var parser = TemplateParser(source, template: number, compiler: self)
        let state: State
        do throws(TemplateFailure) {
            state = .compiled(try parser.readAll())
        } catch {
            state = .failed(error)
        }
        self = parser.compiler
        units[number].state = state
        units[number].failures += parser.failures
        units[number].unclosed = parser.unclosed
        return number
    }
}
