/// A template with all templates that it reaches, compiled once.
struct TemplateCompiler: Sendable {
    /// One template of the unit.
    struct Unit: Sendable {
        var source: TemplateSource
        var state: State
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

    let environment: TemplateEnvironment
    var symbols = SymbolTable()
    private(set) var siteCount = 0
    private(set) var units: [Unit] = []
    private var numbers: [Key: Int] = [:]
    private var numbersByPath: [String: Int] = [:]
    private var pending: [Key] = []

    init(_ environment: TemplateEnvironment) {
        self.environment = environment
    }

    /// A new place in the memory of member finds.
    mutating func newSite() -> Int {
        siteCount += 1
        return siteCount - 1
    }

    /// Asks for a template to be compiled as soon as the one that names it has been.
    mutating func expect(_ name: String, from origin: Int) {
        pending.append(Key(name: name, origin: origin))
    }

    /// Compiles a template, and all templates that it names by literals.
    mutating func compile(_ source: TemplateSource) -> Int {
        let number = compileAlone(source)
        while let key = pending.popLast() {
            _ = try? self.number(of: key.name, from: key.origin)
        }
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
        return number
    }
}
