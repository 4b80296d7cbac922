/// Annotations that stand beside the source, for types of other modules.
package struct AnnotationFile: Sendable {
    /// Makes a file without annotations.
    package init() {}
}
