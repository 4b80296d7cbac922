import Checksums
import Diagnostics
import SystemSupport

/// The loose images of a bundle, whose sizes are looked at when one of them has changed.
struct ScaledImages {
    /// What is wrong with their sizes.
    let findings: [Diagnostic]
    private let resources: [Resource]
    private let records: [FileRecord]

    /// The subject under which the findings are known.
    private static let subject = "\u{1}images"
    private static let key = SHA256.digest(of: Array("image-scale 1".utf8))

    /// Looks at the images, unless they are as they were.
    init(_ steps: [BundleStep], _ state: BundleState) {
        let resources = steps.filter { $0.kind == .plain }.flatMap(\.inputs).filter { resource in
            !resource.isFolder && PathText.fileExtension(of: resource.destination).lowercased() == "png"
        }
        self.resources = resources
        records = resources.compactMap { FileRecord($0.source, at: $0.source) }
        if let known = state.steps[Self.subject], known.key == Self.key, known.inputs == records {
            findings = StepReport.decode(known.report, inputs: resources)
        } else {
            findings = ScaleCheck.findings(resources.compactMap(Self.image))
        }
    }

    private static func image(_ resource: Resource) -> ScaleCheck.Image? {
        var start = [UInt8](repeating: 0, count: PNGHeader.byteCount)
        guard let file = try? PositionedFile(resource.source),
            (try? start.withUnsafeMutableBytes { try file.read(at: 0, into: $0) }) == PNGHeader.byteCount
        else { return nil }
        return PNGHeader(start).map { ScaleCheck.Image(path: resource.path, size: $0) }
    }

    /// Remembers what was found.
    func note(in state: inout BundleState) {
        guard !resources.isEmpty else { return }
        state.steps[Self.subject] = BundleState.Step(
            key: Self.key, inputs: records, outputs: [], report: StepReport.encode(findings, inputs: resources))
    }
}
