extension TemplateRenderer {
    /// The template that a tag names.
    private mutating func resolve(_ reference: TemplateReference) throws(TemplateFailure) -> Int {
        let name = try evaluate(reference.name)
        guard let name = name.string else {
            throw TemplateFailure(
                "'Variable(variable: \"\(reference.text)\")' could not be resolved as a string", code: "template-name")
        }
        do {
            let number = try compiler.number(of: name, from: reference.origin)
            while hints.count < compiler.siteCount { hints.append(0) }
            return number
        } catch {
            throw TemplateFailure.wrapping(error)
        }
    }

    mutating func render(_ node: InclusionNode) throws(TemplateFailure) {
        let number = try resolve(node.template)
        if node.isImport {
            _ = try capture { (renderer) throws(TemplateFailure) in try renderer.render(number, from: node.place) }
            return
        }
        let frame = frame
        if let context = node.context, case .dictionary(let dictionary) = try value(of: context) {
            for entry in dictionary.entries { bind(compiler.symbols.symbol(entry.key), entry.value) }
        }
        try render(number, from: node.place)
        leave(frame)
    }

    /// Renders another template; what fails there fails here as well.
    private mutating func render(_ number: Int, from place: NodePlace) throws(TemplateFailure) {
        do throws(TemplateFailure) {
            try renderTemplate(number)
        } catch {
            throw error.reached(from: .init(template: template, offset: place.offset, length: place.length))
        }
    }

    mutating func render(_ node: ExtendingNode) throws(TemplateFailure) {
        let number = try resolve(node.template)
        let outer = blocks.replacements
        for block in node.blocks { blocks.replacements[block.name, default: []].append(block) }
        let frame = frame
        try render(number, from: node.place)
        leave(frame)
        if outer.isEmpty { blocks.replacements = [:] }
    }

    mutating func render(_ node: BlockNode) throws(TemplateFailure) {
        let replacements = blocks.replacements.removeValue(forKey: node.name) ?? []
        try render((replacements + [node])[...])
    }

    /// Renders the first of blocks that replace each other.
    private mutating func render(_ chain: ArraySlice<BlockNode>) throws(TemplateFailure) {
        guard let block = chain.first else { return }
        let frame = frame
        if block.mentionsSuper {
            let text = try capture { (renderer) throws(TemplateFailure) in try renderer.render(chain.dropFirst()) }
            bind(SymbolTable.block, ["super": .string(text)])
        }
        let outer = template
        template = block.template
        defer { template = outer }
        let start = output.count
        do throws(TemplateFailure) {
            try render(block.body)
        } catch {
            guard outer != block.template else { throw error }
            throw error.located(.init(template: block.template, offset: block.place.offset, length: block.place.length))
        }
        leave(frame)
        blocks.rendered[block.name] = .string(String(decoding: output[start...], as: UTF8.self))
    }
}
