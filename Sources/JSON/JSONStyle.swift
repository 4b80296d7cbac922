/// How JSON is laid out.
package enum JSONStyle: Sendable {
    /// As the reports of Trellis have it: nothing before the colon, and nothing in an empty array or object.
    case plain
    /// As Xcode writes its files: a blank before the colon, an empty line in an empty array or object, `\/` for `/`.
    case xcode
}
