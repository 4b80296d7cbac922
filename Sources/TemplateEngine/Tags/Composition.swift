extension TemplateParser {
    private mutating func reference(_ text: String) -> TemplateReference {
        let name = variable(text)
        if case .literal(.string(let name)) = name {
            compiler.expect(name, at: .init(template: template, offset: place.offset, length: place.length))
        }
        return TemplateReference(text: text, name: name, origin: template)
    }

    mutating func includeNode(_ components: [String]) throws(TemplateFailure) -> Node {
        guard components.count == 2 || components.count == 3 else {
            throw Self.syntax(
                """
                'include' tag requires one argument, the template file to be included. A second optional argument can be used to \
                specify the context that will be passed to the included file
                """)
        }
        let context = components.count == 3 ? compiler.symbols.symbol(components[2]) : nil
        return .inclusion(InclusionNode(place: place, template: reference(components[1]), context: context, isImport: false))
    }

    mutating func importNode(_ components: [String]) throws(TemplateFailure) -> Node {
        guard components.count == 2 else {
            throw Self.syntax("'import' tag requires one argument, the template file to be imported.")
        }
        return .inclusion(InclusionNode(place: place, template: reference(components[1]), context: nil, isImport: true))
    }

    mutating func extendsNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        guard components.count == 2 else {
            throw Self.syntax("'extends' takes one argument, the template file to be extended")
        }
        guard !isExtending else { throw Self.syntax("'extends' cannot appear more than once in the same template") }
        isExtending = true
        let reference = reference(components[1])
        var blocks: [BlockNode] = []
        for case .block(let block) in try body({ _ in false }) where !blocks.contains(where: { $0.name == block.name }) {
            blocks.append(block)
        }
        return .extending(ExtendingNode(place: place, template: reference, blocks: blocks))
    }

    mutating func blockNode(_ components: [String]) throws(TemplateFailure) -> Node {
        let place = place
        guard components.count == 2 else { throw Self.syntax("'block' tag takes one argument, the block name") }
        let outer = mentionsSuper
        mentionsSuper = false
        let text = try body(until: "endblock")
        _ = takeTag()
        let node = BlockNode(place: place, name: components[1], body: text, mentionsSuper: mentionsSuper, template: template)
        mentionsSuper = outer
        return .block(node)
    }
}
