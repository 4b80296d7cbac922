/// A face of a font file.
package struct FontFace: Sendable, Hashable {
    /// The family, such as `Avenir Next`; the typographic one where the font has two.
    package var family: String
    /// The style within the family, such as `Bold Italic`.
    package var style: String
    /// The name by which code asks for the face, such as `AvenirNext-BoldItalic`.
    package var postScriptName: String
    /// The number of the face in its file.
    package var index: Int
}
