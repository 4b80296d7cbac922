import PropertyLists

/// The value of a build setting as Xcode writes it: a list for some keys with more than one value, else a text.
struct SettingForm {
    let key: SettingKey
    let objectVersion: Int
    /// Whether the file writes lists of one value, which Xcode writes as a text.
    let writesListsOfOne: () -> Bool

    private var isList: Bool { key.isList(objectVersion: objectVersion) }

    /// The values in the form for them.
    ///
    /// - Parameter old: what the setting holds now. A list that Xcode would not have written stays a list, so that giving
    ///   a setting its old values again gives it its old form.
    func tree(_ values: [String], replacing old: PropertyListTree?) -> PropertyListTree {
        if case .array(let items)? = old, !isList || items.count < 2 { return .texts(values) }
        if case .array? = old, values.count == 1, writesListsOfOne() { return .texts(values) }
        if values.count == 1 { return .string(values[0]) }
        return isList && !values.isEmpty ? .texts(values) : .string(Self.joined(values))
    }

    /// What a setting holds with values behind those that it has, or behind the inherited ones when it has none.
    func tree(appending values: [String], to old: PropertyListTree?) -> PropertyListTree {
        switch old {
        case .array(let items)?: .array(items + values.map { .string($0) })
        case .string(let text)? where isList && !text.contains(where: { "\"'\\".contains($0) }):
            tree(text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init) + values, replacing: nil)
        case .string(let text)?: .string(([text] + [Self.joined(values)]).filter { !$0.isEmpty }.joined(separator: " "))
        default: tree(["$(inherited)"] + values, replacing: nil)
        }
    }

    /// Values as the words of one text.
    private static func joined(_ values: [String]) -> String {
        guard values.count > 1 else { return values.first ?? "" }
        return values.map { value in
            let isPlain = !value.isEmpty && !value.contains { " \t\n\"'\\".contains($0) }
            return isPlain ? value : "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }.joined(separator: " ")
    }
}
