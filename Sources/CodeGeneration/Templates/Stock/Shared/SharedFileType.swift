// Templates/Shared/FileType.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedFileType = ##"""

        // MARK: - What the files are

        {{ access }} struct {{ resourceType }}: Sendable, Hashable {
            {{ access }} let name: String
            {{ access }} let ext: String?
            {{ access }} let relativePath: String
            {{ access }} let mimeType: String

            {{ access }} var url: URL { url(locale: nil) }

            {{ access }} func url(locale: Locale?) -> URL {
                let bundle = {{ bundle }}
                let folder = relativePath.isEmpty ? nil : relativePath
                let url = bundle.url(forResource: name, withExtension: ext, subdirectory: folder, localization: locale?.identifier)
                guard let result = url ?? bundle.url(forResource: name, withExtension: ext, subdirectory: folder) else {
                    fatalError("there is no file '\(name)\(ext.map { "." + $0 } ?? "")' in the bundle")
                }
                return result
            }

            {{ access }} var path: String { path(locale: nil) }

            {{ access }} func path(locale: Locale?) -> String { url(locale: locale).path }
        }
        """##
}
