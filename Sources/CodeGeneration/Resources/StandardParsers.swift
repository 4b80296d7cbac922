/// The parsers of resources that every run has.
package enum StandardParsers {
    /// All of them, by their names.
    package static let all: [any ResourceParser] = [StringsParser()]
}
