// swift-tools-version: 6.1
// Three questions about projects that are asked every week, each answered in a few lines with ProjectModel.

import PackageDescription

let package = Package(
    name: "Scripts",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Trellis", path: "../..")],
    targets: [
        .executableTarget(name: "scripts", dependencies: [.product(name: "ProjectModel", package: "Trellis")])
    ]
)
