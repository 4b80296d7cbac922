// Templates/Shared/StringLookup.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedStringLookup = ##"""

        // MARK: - How texts are found

        extension {{ enumName }} {
            @inline(never)
            {{ "internal" if param.stringsPerFile else "fileprivate" }} static func tr(
                _ table: StaticString, _ key: StaticString, _ arguments: any CVarArg..., fallback value: StaticString
            ) -> String {
        {% if param.lookupFunction %}
                let format = {{ param.lookupFunction }}("\(key)", "\(table)", "\(value)")
        {% else %}
                let format = {{ bundle }}.localizedString(forKey: "\(key)", value: "\(value)", table: "\(table)")
        {% endif %}
                if arguments.isEmpty { return format.replacingOccurrences(of: "%%", with: "%") }
                return String(format: format, locale: Locale.current, arguments: arguments)
            }
        }
        """##
}
