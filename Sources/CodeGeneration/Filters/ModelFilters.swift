import SwiftSource
import TemplateEngine

/// The filters that work on the model.
enum ModelFilters {
    static let all: [TemplateFilter] = [
        (kinds + members + access).flatMap(\.filters), RelationFilters.all, AnnotatedFilter.all, CollectionFilters.all, TextFilters.all,
        DeepLinksFilter.all, AssociationFilters.all, CodableFilter.all, MocksFilter.all, ValueTypeFilters.all, DecoratorFilter.all,
    ].flatMap { $0 }

    private static let kinds: [SelectorFilter] = [
        kind("enum", .enumeration), kind("struct", .structure), kind("protocol", .protocol), kind("actor", .actor),
        SelectorFilter("extension", [.type]) { $0.isTrue("isExtension") },
        SelectorFilter("class", [.type, .method]) { object in
            guard let type = object.element as? TypeElement else { return object.isTrue("isClass") }
            return type.typeKind == .class
        },
    ]

    private static let members: [SelectorFilter] = [
        SelectorFilter("static", [.variable, .method]) { $0.isTrue("isStatic") },
        SelectorFilter("instance", [.variable, .method]) { !$0.isTrue("isStatic") && !$0.isTrue("isClass") },
        SelectorFilter("computed", [.variable]) { $0.isTrue("isComputed") && !$0.isTrue("isStatic") },
        SelectorFilter("stored", [.variable]) { !$0.isTrue("isComputed") && !$0.isTrue("isStatic") },
        SelectorFilter("tuple", [.variable]) { $0.isTrue("isTuple") },
        SelectorFilter("optional", [.variable]) { $0.isTrue("isOptional") },
        SelectorFilter("initializer", [.method]) { $0.isTrue("isInitializer") },
        SelectorFilter("definedInExtension", [.variable, .method, .subscript]) { $0.isInExtension },
    ]

    private static let access: [SelectorFilter] = AccessLevel.allCases.flatMap { level in
        [
            access(level.rawValue, "accessLevel", level, [.type, .method]),
            access(level.rawValue + "Get", "readAccess", level, [.variable, .subscript]),
            access(level.rawValue + "Set", "writeAccess", level, [.variable, .subscript]),
        ]
    }

    private static func access(_ name: String, _ member: String, _ level: AccessLevel, _ kinds: Set<ModelKind>) -> SelectorFilter {
        SelectorFilter(name, kinds) { $0.templateMember(member)?.string == level.rawValue }
    }

    private static func kind(_ name: String, _ kind: TypeNode.Kind) -> SelectorFilter {
        SelectorFilter(name, [.type]) { ($0.element as? TypeElement)?.typeKind == kind }
    }
}
