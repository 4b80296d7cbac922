#if canImport(SwiftParser)
    import SwiftParser
    import SwiftSyntax

    extension ManifestTarget {
        private static let words: Set = ["module", "program", "tests", "target", "executableTarget", "testTarget", "systemLibrary"]

        /// Reads a call in `Package.swift` that declares a target, in the words of PackageDescription or in our own.
        init?(call: FunctionCallExprSyntax, line: Int) {
            guard let callee = call.calledExpression.calleeName, ManifestTarget.words.contains(callee) else { return nil }
            guard let name = call.arguments.first?.expression.literal else { return nil }
            let list = call.arguments.dropFirst().first { $0.label == nil || $0.label?.text == "dependencies" }
            let names = list?.expression.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.literal)
            self.init(name: name, dependencies: Set(names ?? []), line: line)
            if callee == "tests" { dependencies.insert("TestSupport") }
        }
    }

    extension ExprSyntax {
        /// The name that is called: `module`, or `target` of `.target`.
        fileprivate var calleeName: String? {
            self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        }

        /// The text of a string literal without interpolation.
        fileprivate var literal: String? {
            self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        }
    }
#endif
