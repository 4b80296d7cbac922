/// A rule of the check of resources.
package struct ResourceRule: Sendable, Hashable {
    /// The code of its findings.
    package var code: String
    /// What it finds.
    package var title: String

    private init(_ code: String, _ title: String) {
        self.code = code
        self.title = title
    }

    /// All rules, by their codes.
    package static let all: [ResourceRule] = [
        ResourceRule("argument-conflict", "Texts of a key that disagree about an argument"),
        ResourceRule("argument-mismatch", "A translation with other arguments"),
        ResourceRule("asset-contents", "Contents of an asset that cannot be read"),
        ResourceRule("asset-contents-missing", "An asset without contents"),
        ResourceRule("asset-file-case", "A file of an asset in another case"),
        ResourceRule("asset-file-missing", "A file of an asset that is not there"),
        ResourceRule("asset-file-unnamed", "A file of an asset that nothing shows"),
        ResourceRule("asset-kind", "A folder of an unknown kind in a catalog"),
        ResourceRule("asset-scale-missing", "A scale without an image"),
        ResourceRule("duplicate-key", "A key that stands twice"),
        ResourceRule("duplicate-table", "A table that is a catalog and other files as well"),
        ResourceRule("empty-translation", "An empty translation"),
        ResourceRule("equal-images", "Equal images under two names"),
        ResourceRule("extra-key", "A key that the source language has not"),
        ResourceRule("identifier-collision", "Resources with one name in generated code"),
        ResourceRule("image-size", "An image whose pixels do not fit to its scale"),
        ResourceRule("mention-case", "A name in another case"),
        ResourceRule("misplaced-argument-word", "'%arg' outside a substitution"),
        ResourceRule("missing-asset", "An image, colour or data asset that is not there"),
        ResourceRule("missing-file", "A file that is not there"),
        ResourceRule("missing-font", "A font that is not there"),
        ResourceRule("missing-interface", "A storyboard or xib that is not there"),
        ResourceRule("missing-key", "A key that no table has"),
        ResourceRule("missing-plural-category", "A plural without a category that the language needs"),
        ResourceRule("missing-translation", "A key that a language has no text for"),
        ResourceRule("missing-variable", "A substitution that is not there"),
        ResourceRule("needs-review", "A translation that needs review"),
        ResourceRule("plural-without-number", "A plural that does not mention its number"),
        ResourceRule("stale-key", "A key that is no longer in the code"),
        ResourceRule("unescaped-percent", "A percent sign that may be read as a placeholder"),
        ResourceRule("unneeded-plural-category", "A category that the language does not have"),
        ResourceRule("unsafe-conversion", "A placeholder that writes to memory"),
        ResourceRule("untranslated", "A text that is not translated"),
        ResourceRule("unused-asset", "An image, colour, symbol or data asset that nothing mentions"),
        ResourceRule("unused-font", "A font that nothing mentions"),
        ResourceRule("unused-string", "A key that nothing mentions"),
        ResourceRule("unused-variable", "A substitution that no text mentions"),
    ]
}
