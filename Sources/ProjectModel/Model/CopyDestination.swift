/// Where a copy phase puts its files.
public struct CopyDestination: Sendable, Hashable {
    /// The place in the product or outside it.
    public var place: Place
    /// The folder below that place; empty when there is none.
    public var path: String

    /// The places that a copy phase can name.
    public enum Place: Sendable, Hashable {
        case absolutePath
        case wrapper
        case executables
        case resources
        case frameworks
        case sharedFrameworks
        case sharedSupport
        case plugIns
        case javaResources
        case productsDirectory
        /// A place that is not known, as it is written.
        case other(String)
    }

    /// Makes a destination.
    ///
    /// - Parameters:
    ///   - place: the place in the product or outside it.
    ///   - path: the folder below that place.
    public init(_ place: Place, path: String = "") {
        self.place = place
        self.path = path
    }

    init(_ phase: PBXCopyFilesBuildPhase) {
        self.init(path: phase.destinationPath, name: phase.destinationName, number: phase.destinationSpecifier)
    }

    /// What the keys of a copy phase say: a word in formats from 90 on, else a number.
    init(path: String?, name: String?, number: Int?) {
        self.path = path ?? ""
        place = name.map { Place(name: $0) } ?? Place(number: number ?? 0)
    }
}

extension CopyDestination.Place {
    /// The place that a number stands for in formats before 90.
    init(number: Int) {
        switch number {
        case 0: self = .absolutePath
        case 1: self = .wrapper
        case 6: self = .executables
        case 7: self = .resources
        case 10: self = .frameworks
        case 11: self = .sharedFrameworks
        case 12: self = .sharedSupport
        case 13: self = .plugIns
        case 15: self = .javaResources
        case 16: self = .productsDirectory
        default: self = .other(String(number))
        }
    }

    /// The place that a word stands for in formats from 90 on.
    init(name: String) {
        let known: [CopyDestination.Place] = [
            .absolutePath, .wrapper, .executables, .resources, .frameworks, .sharedFrameworks, .sharedSupport, .plugIns,
            .javaResources, .productsDirectory,
        ]
        self = known.first { $0.name == name } ?? .other(name)
    }

    /// The places by the words of command lines.
    package static let words: [(word: String, place: CopyDestination.Place)] = [
        ("absolute", .absolutePath), ("products", .productsDirectory), ("wrapper", .wrapper), ("executables", .executables),
        ("resources", .resources), ("java-resources", .javaResources), ("frameworks", .frameworks),
        ("shared-frameworks", .sharedFrameworks), ("shared-support", .sharedSupport), ("plug-ins", .plugIns),
    ]

    /// The number of the place in `dstSubfolderSpec`; `nil` when it has none.
    var number: Int? {
        [0, 1, 6, 7, 10, 11, 12, 13, 15, 16].first { Self(number: $0) == self }
    }

    /// The word for the place, as formats from 90 on write it.
    public var name: String {
        switch self {
        case .absolutePath: "AbsolutePath"
        case .wrapper: "Wrapper"
        case .executables: "Executables"
        case .resources: "Resources"
        case .frameworks: "Frameworks"
        case .sharedFrameworks: "SharedFrameworks"
        case .sharedSupport: "SharedSupport"
        case .plugIns: "PlugIns"
        case .javaResources: "JavaResources"
        case .productsDirectory: "ProductsDirectory"
        case .other(let name): name
        }
    }
}
