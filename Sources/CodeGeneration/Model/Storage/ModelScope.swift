/// Where a name is looked up.
struct ModelScope: Sendable, Hashable {
    /// The type around it.
    var node: Int?
    /// The name of what is around it when that is no type of the model.
    var name: String?
    /// The number of the file.
    var file: Int
    /// The generic parameters of a method around it, which hide types of their names.
    var hidden: [String] = []
}
