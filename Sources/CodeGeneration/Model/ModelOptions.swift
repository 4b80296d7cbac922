/// How a model is made of source files.
package struct ModelOptions: Sendable {
    /// What happens to `#if`.
    package enum Conditions: Sendable, Hashable {
        /// The declarations of all branches are in the model; each tells its condition.
        case kept
        /// Those that cannot hold are left out: names hold when they are among the flags, `os` when a name is the platform.
        /// What is not known, such as `canImport`, stays.
        case evaluated(flags: Set<String>, platform: String?)
    }

    /// What happens to `#if`.
    package var conditions = Conditions.kept
    /// Annotations that stand beside the source.
    package var annotations = AnnotationFile()

    /// Makes options: conditions are kept, and no annotations stand beside the source.
    package init(conditions: Conditions = .kept, annotations: AnnotationFile = AnnotationFile()) {
        self.conditions = conditions
        self.annotations = annotations
    }
}
