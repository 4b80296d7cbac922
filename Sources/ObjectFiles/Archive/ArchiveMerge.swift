package import Diagnostics

extension ArchiveWriter {
    /// One archive of the members of several, in their order.
    ///
    /// - Parameters:
    ///   - sources: static archives of one architecture and object files, which become members with the name of their file.
    ///   - path: what messages call the result.
    /// - Throws: ``DiagnosticError`` when members are for different architectures or platforms, or cannot be read.
    package func merge(_ sources: [ByteSource], path: String) throws(DiagnosticError) -> Outcome {
        var members: [ArchiveMember] = []
        for source in sources {
            switch try ObjectKind(of: source) {
            case .machO, .elf:
                let name = source.place.path.split(separator: "/").last.map(String.init) ?? source.place.path
                members.append(ArchiveMember(name: name, source: source))
            case .universal:
                throw source.place.error("archive-merge", "it is a universal file; merge the archives for each architecture by themselves")
            default:
                members += try StaticArchive(source).members
            }
        }
        try refuseMixture(members)
        return try archive(of: members, path: path)
    }

    /// Linkers take what fits and leave out the rest silently.
    private func refuseMixture(_ members: [ArchiveMember]) throws(DiagnosticError) {
        var first: (target: String, name: String)?
        for member in members {
            let target: String
            switch try member.content() {
            case .machO(let file):
                let platforms = file.platforms.map(\.displayName).joined(separator: " and ")
                guard !platforms.isEmpty else { continue }
                target = file.architecture.name + " for " + platforms
            case .elf(let file): target = file.architectureName
            case .bitcode, .other: continue
            }
            if let first, first.target != target {
                throw member.source.place.error(
                    "archive-merge", "it is built for '\(target)', but '\(first.name)' for '\(first.target)'; an archive is for one")
            }
            first = first ?? (target, member.source.place.name)
        }
    }
}
