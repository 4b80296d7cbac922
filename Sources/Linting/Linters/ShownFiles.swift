import SystemSupport

/// From the paths that a linter prints back to those that the job has.
struct ShownFiles {
    private let place: LintPlace
    private let files: [PathKey: String]

    init(_ job: LintJob, in place: LintPlace) {
        self.place = place
        files = Dictionary(job.files.map { (PathKey(place.absolute($0)), $0) }) { first, _ in first }
    }

    /// The path as the job has it; a file that the job has not is shown as all others are.
    func path(_ printed: String) -> String {
        let absolute = place.absolute(printed)
        return files[PathKey(absolute)] ?? ShownPath.text(for: absolute, from: place.workingDirectory)
    }
}
