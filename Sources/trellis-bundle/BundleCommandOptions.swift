import ArtifactCache
import CommandLineSupport
import ResourceBundling
import SystemSupport

/// The arguments that several commands share.
enum BundleCommandOptions {
    static let project = Positional(
        "PROJECT", .optional,
        help: "anything that trellis-project reads, or without '--target' a folder with resources; the current folder when left out")
    static let target = ValueOption("target", letter: "t", value: "TARGET", help: "the target whose resources are meant")
    static let name = ValueOption("name", value: "NAME", help: "the name of the bundle; left out, that of the product, or 'Package_Module'")
    static let configuration = ValueOption(
        "configuration", letter: "c", value: "NAME", help: "the configuration; the one of command lines when left out")
    static let sdk = ValueOption("sdk", value: "SDK", help: "the SDK, such as iphoneos; the one of the settings when left out")
    static let set = ValueOption(
        "set", value: "NAME=VALUE", help: "a build setting that wins over those of the project", isRepeatable: true)
    static let format = ValueOption(
        "format", value: "FORMAT", help: "what the resources become; 'bundle' when left out", choices: BundleFormat.allCases.map(\.rawValue)
    )
    static let strings = ValueOption(
        "strings", value: "FORMAT", help: "how tables of texts are written; 'binary' when left out",
        choices: StringsOutput.allCases.map(\.rawValue))
    static let propertyLists = ValueOption(
        "property-lists", value: "FORMAT", help: "how property lists are written; 'binary' when left out",
        choices: ["binary", "xml", "as-is"])
    static let language = ValueOption(
        "language", letter: "l", value: "LANGUAGE", help: "a language of string catalogs that is compiled; all when left out",
        isRepeatable: true)
    static let writeSourceLanguage = Flag(
        "write-source-language", help: "write keys of string catalogs that have no text in the source language, with the key as text")
    static let checkTexts = ValueOption(
        "check-texts", value: "LEVEL",
        help: "what is told about texts in all their languages: 'none', 'faults' such as other arguments than in the source language, "
            + "'all' with missing and stale translations, or 'strict', where faults stop the build; 'faults' when left out",
        choices: TextCheckLevel.allCases.map(\.rawValue))
    static let skipAppleTools = Flag(
        "skip-apple-tools", help: "leave out what only Apple's tools can compile where they are missing, with a warning for each")
    static let remote = ValueOption("remote", value: "ADDRESS", help: "the cache of the team, in place of the one that trellis.yml names")
    static let noCache = Flag("no-cache", help: "make everything anew, and keep nothing")
    static let json = Flag("json", help: "print JSON by a documented schema")
    static let configurationFile = ValueOption(
        "config", value: "FILE", help: "the trellis.yml, when it is not in the current folder", completion: .files)

    /// How things are compiled, as far as the arguments say.
    static func apply(_ arguments: ParsedArguments, to bundle: inout BundleArguments) throws(UsageError) {
        bundle.name = arguments[option: name]
        bundle.configuration = arguments[option: configuration]
        bundle.sdk = arguments[option: sdk]
        bundle.format = arguments[option: format].flatMap(BundleFormat.init) ?? .bundle
        bundle.strings = arguments[option: strings].flatMap(StringsOutput.init) ?? .binary
        bundle.propertyLists = PropertyListOutput.choice(arguments[option: propertyLists])
        bundle.languages = arguments.all(language)
        bundle.writesSourceLanguage = arguments[flag: writeSourceLanguage]
        bundle.textCheck = arguments[option: checkTexts].flatMap(TextCheckLevel.init) ?? .faults
        bundle.skipsMissingTools = arguments[flag: skipAppleTools]
        for text in arguments.all(set) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty else { throw .contradiction("'--set \(text)' sets nothing; write NAME=VALUE") }
            bundle.overrides.append(.init(key: String(parts[0]), value: String(parts[1])))
        }
    }
}
