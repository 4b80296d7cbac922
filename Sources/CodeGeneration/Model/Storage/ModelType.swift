/// A type while a model is made.
struct ModelType {
    var node: TypeNode
    var declarations: TypeDeclarations
}
