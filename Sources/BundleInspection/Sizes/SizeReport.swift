/// What an app, or another product, comes to: on the device, in the download, and by what.
package struct SizeReport: Sendable, Hashable {
    /// The product as the user named it.
    package var name: String
    /// `CFBundleIdentifier` of the app; `nil` when there is none.
    package var identifier: String?
    /// `CFBundleShortVersionString` and `CFBundleVersion` of the app; `nil` when there is none.
    package var version: String?
    /// Whether the sizes of the download are estimates, because the product is not packed.
    package var isEstimate: Bool
    /// The bundles, in the order of their paths; a file counts for the nearest around it.
    package var bundles: [Bundle]
    /// The files, in the order of their paths.
    package var files: [File]
    /// What is there more than once, what costs most first.
    package var copies: [Copy]

    /// Bytes on a device and in a download.
    package struct Size: Sendable, Hashable {
        /// The bytes of the content.
        package var installed = 0
        /// The bytes in the download.
        package var download = 0

        /// Makes a size.
        package init(installed: Int = 0, download: Int = 0) {
            self.installed = installed
            self.download = download
        }

        static func + (left: Size, right: Size) -> Size {
            Size(installed: sum(left.installed, right.installed), download: sum(left.download, right.download))
        }

        /// Sizes that files only claim to have come to no more than there is.
        private static func sum(_ left: Int, _ right: Int) -> Int {
            let (sum, isTooLarge) = left.addingReportingOverflow(right)
            return isTooLarge ? .max : sum
        }

        static func += (left: inout Size, right: Size) { left = left + right }
    }

    /// One bundle.
    package struct Bundle: Sendable, Hashable {
        /// The path, seen from the folder of the app.
        package var path: String
        /// What it is.
        package var kind: String
        /// The app, extension or framework around it, or itself.
        package var owner: String
        /// Its own files, without those of bundles inside of it.
        package var size = Size()
        /// The number of these files.
        package var fileCount = 0
    }

    /// One file.
    package struct File: Sendable, Hashable {
        /// The path, seen from the folder of the app.
        package var path: String
        /// What it is for.
        package var category: FileCategory
        /// The number of its bundle in ``SizeReport/bundles``.
        package var bundle: Int
        /// What it comes to.
        package var size: Size
    }

    /// Things of which one would be enough.
    package struct Copy: Sendable, Hashable {
        /// What they are.
        package var kind: CopyGroup.Kind
        /// In a few words.
        package var title: String
        /// Where they are, seen from the folder of the app.
        package var paths: [String]
        /// What all but one of them come to.
        package var wasted: Size
        /// What would let one copy serve; empty when all of them lie in one bundle.
        package var advice: String
    }

    /// What everything comes to.
    package var total: Size { files.reduce(into: Size()) { $0 += $1.size } }

    /// What the superfluous copies come to.
    package var wasted: Size { copies.reduce(into: Size()) { $0 += $1.wasted } }

    /// What each app, extension and framework comes to, what costs most first.
    package var owners: [(name: String, size: Size)] { sums { bundles[$0.bundle].owner } }

    /// What each category comes to, what costs most first.
    package var categories: [(name: String, size: Size)] { sums { $0.category.rawValue } }

    /// The files that cost most in the download.
    package func largestFiles(_ count: Int) -> [File] {
        Array(
            files.enumerated().sorted { left, right in
                left.element.size.download == right.element.size.download
                    ? left.offset < right.offset : left.element.size.download > right.element.size.download
            }.prefix(count).map(\.element))
    }

    private func sums(_ name: (File) -> String) -> [(name: String, size: Size)] {
        var sizes: [String: Size] = [:]
        var order: [String] = []
        for file in files {
            let key = name(file)
            if sizes[key] == nil { order.append(key) }
            sizes[key, default: Size()] += file.size
        }
        return order.enumerated().map { (offset: $0.offset, name: $0.element, size: sizes[$0.element] ?? Size()) }.sorted { left, right in
            left.size.download == right.size.download ? left.offset < right.offset : left.size.download > right.size.download
        }.map { ($0.name, $0.size) }
    }
}
