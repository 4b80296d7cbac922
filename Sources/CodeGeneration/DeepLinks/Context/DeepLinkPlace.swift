import Diagnostics
import TemplateEngine

/// Where a route or case stands, for templates that ask; asking ties what they render to the bytes of the file.
final class DeepLinkPlace: TemplateObject {
    private let location: SourceLocation
    private let storage: ModelStorage

    init(_ location: SourceLocation, storage: ModelStorage) {
        self.location = location
        self.storage = storage
    }

    let templateMemberNames = ["path", "line", "column"]

    func templateMember(_ name: String) -> TemplateValue? {
        storage.notePlaces()
        return switch name {
        case "path": .string(location.path)
        case "line": location.line.map { .integer($0) } ?? .null
        case "column": location.column.map { .integer($0) } ?? .null
        default: nil
        }
    }

    var templateText: String? {
        storage.notePlaces()
        return location.description
    }
}
