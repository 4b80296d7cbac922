import TemplateEngine

/// What templates of resources have beside the filters of SwiftGen.
enum ResourceFilters {
    /// Adds all of them.
    ///
    /// - Parameter scopes: takes the names that the template declares.
    static func register(in environment: inout TemplateEnvironment, scopes: IdentifierScopes) {
        for filter in plain { environment.register(filter) }
        environment.register(uniqueName(scopes))
        environment.register(declaredNames(scopes))
        environment.register(
            TemplateFilter("declaredOrigins", takesArguments: false) { value, _ in
                .array(scopes.declarations(in: value.losslessText ?? "").map { .string($0.origin) })
            })
        environment.register(ModelTags.newline)
        environment.register(ModelTags.require)
    }

    private static let plain = [
        DeepLinksFilter.swiftText,
        TemplateFilter("swiftLiteral", takesArguments: false) { value, _ in .string(SwiftDataLiteral.expression(value)) },
        TemplateFilter("swiftType", takesArguments: false) { value, _ in .string(SwiftDataLiteral.type(of: value)) },
        TemplateFilter("chunks") { value, arguments in
            guard arguments.count == 1, let size = Int(arguments[0].losslessText ?? "") else {
                throw TemplateFailure("'chunks' filter takes the size of a part", code: "filter-argument")
            }
            return .array(ResourceChunks.parts(of: value, size: size))
        },
        TemplateFilter("commentLines", takesArguments: false) { value, _ in
            let text = value.losslessText ?? ""
            let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { lineEnds.contains($0.value) }
            return .array(lines.map { .string(String(String.UnicodeScalarView($0.filter { $0.value >= 0x20 && $0.value != 0x7F }))) })
        },
    ]

    /// What ends a line in an editor, of which the compiler takes the first two.
    private static let lineEnds: Set<UInt32> = [0x0A, 0x0D, 0x0B, 0x0C, 0x85, 0x2028, 0x2029]

    /// `uniqueName:scope,origin,kind`: the name, or one with a number behind it when the scope has it already.
    private static func uniqueName(_ scopes: IdentifierScopes) -> TemplateFilter {
        TemplateFilter("uniqueName") { value, arguments in
            guard (2...3).contains(arguments.count), let scope = arguments[0].losslessText, let origin = arguments[1].losslessText else {
                throw TemplateFailure(
                    "'uniqueName' filter takes a scope, an origin, and a kind where one is asked for", code: "filter-argument")
            }
            let kind = arguments.count == 3 ? arguments[2].losslessText ?? "" : ""
            return .string(scopes.declare(value.losslessText ?? "", in: scope, origin: origin, kind: kind))
        }
    }

    /// `scope|declaredNames:kind`: `name` and `origin` of what a scope declares, of all kinds when none is named.
    private static func declaredNames(_ scopes: IdentifierScopes) -> TemplateFilter {
        TemplateFilter("declaredNames") { value, arguments in
            let kind = arguments.first?.losslessText
            let declarations = scopes.declarations(in: value.losslessText ?? "").filter { kind == nil || $0.kind == kind }
            return .array(declarations.map { ["name": .string($0.name), "origin": .string($0.origin)] })
        }
    }
}
