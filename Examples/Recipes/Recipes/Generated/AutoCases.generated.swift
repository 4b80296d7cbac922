// Generated using trellis-codegen 0.1.0
// DO NOT EDIT

extension SortOrder {
    /// The number of cases.
    static var count: Int { 3 }

    /// All cases in the order of their declaration.
    static var allCases: [SortOrder] {
        [
            .title,
            .duration,
            .simplicity,
        ]
    }
}
