extension DeepLinkRoute {
    /// What a key that a link has to have may be.
    enum Requirement: Hashable {
        case text(String, String)
        case type(String, DeepLinkType)

        var key: String {
            switch self {
            case .text(let key, _), .type(let key, _): key
            }
        }

        /// Whether whatever fits the other fits this.
        func covers(_ other: Requirement) -> Bool {
            guard key == other.key else { return false }
            return switch (self, other) {
            case (.text(_, let own), .text(_, let other)): own == other
            case (.type(_, let own), .text(_, let other)): own.reads(other) == true
            case (.type(_, let own), .type(_, let other)): own == other || own == .string
            case (.text, .type): false
            }
        }

        /// Whether some text may fit both.
        func overlaps(_ other: Requirement) -> Bool {
            switch (self, other) {
            case (.text(_, let own), .text(_, let other)): own == other
            case (.type(_, let type), .text(_, let text)), (.text(_, let text), .type(_, let type)): type.reads(text) != false
            case (.type, .type): true
            }
        }
    }

    /// What the query of every link has to have.
    func required(_ table: DeepLinkTable) -> [Requirement] {
        requiredKeys.map { item in
            switch item.value {
            case .literal(let text): .text(item.key, text)
            case .parameter(let number): .type(item.key, table.cases[caseNumber].parameters[number].type)
            }
        }
    }

    /// Whether every query that another route asks for is enough for this.
    func covers(_ other: DeepLinkRoute, _ table: DeepLinkTable) -> Bool {
        let given = other.required(table)
        return required(table).allSatisfy { own in given.contains { own.covers($0) } }
    }

    /// Whether one query may be enough for both.
    func mayShareQuery(with other: DeepLinkRoute, _ table: DeepLinkTable) -> Bool {
        let others = other.required(table)
        return required(table).allSatisfy { own in others.allSatisfy { $0.key != own.key || own.overlaps($0) } }
    }

    /// A query that is enough for both.
    func sharedQuery(with other: DeepLinkRoute, _ table: DeepLinkTable) -> String {
        var texts: [(key: String, text: String)] = []
        for requirement in required(table) + other.required(table) {
            let text: String
            switch requirement {
            case .text(_, let literal): text = literal
            case .type(_, let type): text = type.examples.first ?? "sample"
            }
            if let known = texts.firstIndex(where: { $0.key == requirement.key }) {
                if case .text = requirement { texts[known].text = text }
            } else {
                texts.append((requirement.key, text))
            }
        }
        let items = texts.map { PercentEncoding.encoded($0.key) + "=" + PercentEncoding.encoded($0.text) }
        return items.isEmpty ? "" : "?" + items.joined(separator: "&")
    }
}
