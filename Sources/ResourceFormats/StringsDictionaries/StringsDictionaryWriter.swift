package import PropertyLists

/// Makes the property list of a `.stringsdict`.
package enum StringsDictionaryWriter {
    /// The property list of all entries; writers of property lists sort it.
    package static func tree(_ entries: [StringsDictionary.Entry]) -> PropertyListTree {
        .dictionary(entries.map { PropertyListTree.Pair($0.key, tree($0.form)) })
    }

    private static func tree(_ form: LocalizedForm) -> PropertyListTree {
        switch form {
        case .text(let text): .string(text.text)
        case .format(let format): tree(format)
        case .devices(let choices): .dictionary([PropertyListTree.Pair(StringsDictionaryKeys.device, tree(choices))])
        case .widths(let choices): .dictionary([PropertyListTree.Pair(StringsDictionaryKeys.width, tree(choices))])
        }
    }

    private static func tree(_ choices: [LocalizedForm.Choice]) -> PropertyListTree {
        .dictionary(choices.map { PropertyListTree.Pair($0.name, tree($0.form)) })
    }

    private static func tree(_ format: PluralFormat) -> PropertyListTree {
        let text = PropertyListTree.Pair(StringsDictionaryKeys.format, .string(format.format.text))
        return .dictionary([text] + format.variables.map { PropertyListTree.Pair($0.name, tree($0)) })
    }

    private static func tree(_ variable: PluralVariable) -> PropertyListTree {
        var pairs = [PropertyListTree.Pair(StringsDictionaryKeys.rule, .string(StringsDictionaryKeys.plural))]
        if let valueType = variable.valueType { pairs.append(PropertyListTree.Pair(StringsDictionaryKeys.valueType, .string(valueType))) }
        return .dictionary(pairs + variable.cases.map { PropertyListTree.Pair($0.category.rawValue, .string($0.text.text)) })
    }
}
