/// Which texts are taken for JSON.
package enum JSONDialect: Sendable {
    /// JSON as RFC 8259 has it.
    case standard
    /// JSON5: comments, commas behind the last item, keys without quotation marks, strings in `'…'`, more escapes and
    /// more forms of numbers.
    case json5
}
