// swift-tools-version: 6.0
// The part of the app that needs no Xcode, as a Swift package: everything but the widget.

import PackageDescription

let package = Package(
    name: "Recipes",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "DesignSystem", targets: ["DesignSystem"])
    ],
    targets: [
        .target(
            name: "App",
            dependencies: ["DesignSystem"],
            path: ".",
            exclude: [
                "Configuration", "Recipes/Info.plist", "Recipes/Recipes.entitlements", "Recipes.xcodeproj", "RecipesWidget",
                "DeepLinks.md", "DesignSystem", "Portions", "RecipesTests", "Tests.swift-format", "project.yml", "trellis.yml",
            ],
            resources: [.process("Recipes/Resources")]
        ),
        .target(
            name: "DesignSystem",
            path: "DesignSystem",
            exclude: ["Info.plist", "Previews"],
            resources: [.copy("Textures")]
        ),
        .testTarget(name: "RecipesTests", dependencies: ["App"], path: "RecipesTests"),
    ]
)
