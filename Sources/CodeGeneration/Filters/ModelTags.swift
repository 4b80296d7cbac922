import TemplateEngine

/// The tags that belong to templates of the model.
package enum ModelTags {
    /// Stands in the output where a line ends whatever is trimmed around it.
    private static let marker = "\u{1C}newline\u{1C}"

    /// `{% newline %}`.
    static let newline = TemplateTag.constant("newline") { _ in
        { renderer in try renderer.write(marker) }
    }

    /// `{% typed name as Type %}`, which tells editors what a name stands for and prints nothing.
    static let typed = TemplateTag.constant("typed") { components in
        guard components.count == 4, components[2] == "as" else {
            throw TemplateFailure("'typed' tag takes a name and a type: `{% typed name as Type %}`", code: "tag-argument")
        }
        return { _ in }
    }

    /// `{% require condition else "message" %}`, which ends the rendering with the message when the condition does not hold.
    static let require = TemplateTag("require") { components, parser in
        guard let mark = components.lastIndex(of: "else"), mark > 1, mark == components.count - 2 else {
            throw TemplateFailure(
                "'require' tag takes a condition and a message: `{% require condition else \"message\" %}`", code: "tag-argument")
        }
        let condition = try parser.readCondition(Array(components[1..<mark]))
        let message = try parser.readExpression(components[mark + 1])
        return { renderer in
            guard try !renderer.isTrue(condition) else { return }
            throw TemplateFailure(try renderer.value(of: message).losslessText ?? "", code: "template-requirement")
        }
    }

    /// The output with the ends of lines that `newline` asked for; call it once, when a whole output is rendered.
    package static func finish(_ output: [UInt8]) -> [UInt8] {
        let mark = Array(marker.utf8)
        guard output.contains(mark[0]) else { return output }
        var result: [UInt8] = []
        result.reserveCapacity(output.count)
        var index = 0
        while index < output.count {
            if output[index] == mark[0], output[index...].starts(with: mark) {
                result.append(0x0A)
                index += mark.count
            } else {
                result.append(output[index])
                index += 1
            }
        }
        return result
    }
}
