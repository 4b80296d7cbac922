/// What the extension of a file says: its type as Xcode names it, and the phase that takes such files of a
/// synchronized folder.
struct FileTypeTable {
    /// One row of the table.
    struct Row {
        var type: String
        var phase: DefaultPhase
        /// Whether a folder with this extension counts as one file.
        var isPackage = false
    }

    /// The row for a file's name.
    ///
    /// A name without extension belongs to no phase, and neither does `Info.plist`. An extension that is not in the
    /// table makes the file a resource, as in Xcode.
    static func row(forFileName name: String, extension fileExtension: String) -> Row {
        if name == "Info.plist" { return Row(type: "text.plist.xml", phase: .none) }
        if name == "module.modulemap" { return Row(type: "sourcecode.module-map", phase: .none) }
        if fileExtension.isEmpty { return Row(type: "file", phase: .none) }
        return rows[fileExtension] ?? rows[fileExtension.lowercased()] ?? Row(type: "file", phase: .resources)
    }

    /// Whether a folder with this extension is one item and not a folder to look into.
    static func isPackage(extension fileExtension: String) -> Bool {
        rows[fileExtension]?.isPackage ?? rows[fileExtension.lowercased()]?.isPackage ?? false
    }

    /// The type of a file by its extension alone; `nil` when the extension is not in the table.
    static func type(forExtension fileExtension: String) -> String? {
        (rows[fileExtension] ?? rows[fileExtension.lowercased()])?.type
    }

    private static let rows: [String: Row] = {
        var rows: [String: Row] = [:]
        for (names, type, phase, isPackage) in table {
            for name in names.split(separator: " ") {
                rows[String(name)] = Row(type: type, phase: phase, isPackage: isPackage)
            }
        }
        return rows
    }()

    private static let table: [(names: String, type: String, phase: DefaultPhase, isPackage: Bool)] = [
        ("swift", "sourcecode.swift", .sources, false),
        ("m", "sourcecode.c.objc", .sources, false),
        ("mm", "sourcecode.cpp.objcpp", .sources, false),
        ("c", "sourcecode.c.c", .sources, false),
        ("cc cp cpp cxx C", "sourcecode.cpp.cpp", .sources, false),
        ("s S asm", "sourcecode.asm", .sources, false),
        ("metal", "sourcecode.metal", .sources, false),
        ("cl", "sourcecode.opencl", .sources, false),
        ("y ym ymm", "sourcecode.yacc", .sources, false),
        ("l lm lmm", "sourcecode.lex", .sources, false),
        ("defs mig", "sourcecode.mig", .sources, false),
        ("d", "sourcecode.dtrace", .sources, false),
        ("iig", "sourcecode.iig", .sources, false),
        ("gyb", "text", .sources, false),
        ("intentdefinition", "file.intentdefinition", .sources, false),
        ("mlmodel", "file.mlmodel", .sources, false),
        ("rcproject", "file.rcproject", .sources, true),
        ("xcdatamodeld xcdatamodel", "wrapper.xcdatamodel", .sources, true),
        ("xcmappingmodel", "wrapper.xcmappingmodel", .sources, true),
        ("mlpackage", "folder.mlpackage", .sources, true),
        ("docc", "folder.documentationcatalog", .sources, true),

        ("h", "sourcecode.c.h", .headers, false),
        ("hh hpp hxx ipp tpp", "sourcecode.cpp.h", .headers, false),
        ("def", "text", .headers, false),

        ("xcassets", "folder.assetcatalog", .resources, true),
        ("bundle", "wrapper.plug-in", .resources, true),
        ("scnassets", "wrapper.scnassets", .resources, true),
        ("icon", "folder.iconcomposer.icon", .resources, true),
        ("mlmodelc", "folder", .resources, true),
        ("rtfd", "wrapper.rtfd", .resources, true),
        ("atlas", "folder.skatlas", .resources, true),
        ("playground", "file.playground", .resources, true),
        ("qlgenerator mdimporter prefPane saver kext", "wrapper.cfbundle", .resources, true),
        ("xcstrings", "text.json.xcstrings", .resources, false),
        ("storekit", "text", .resources, false),
        ("strings", "text.plist.strings", .resources, false),
        ("stringsdict", "text.plist.stringsdict", .resources, false),
        ("storyboard", "file.storyboard", .resources, false),
        ("xib", "file.xib", .resources, false),
        ("plist", "text.plist", .resources, false),
        ("json", "text.json", .resources, false),
        ("html htm", "text.html", .resources, false),
        ("css", "text.css", .resources, false),
        ("js", "sourcecode.javascript", .resources, false),
        ("txt", "text", .resources, false),
        ("md", "net.daringfireball.markdown", .resources, false),
        ("png", "image.png", .resources, false),
        ("jpg jpeg", "image.jpeg", .resources, false),
        ("pdf", "image.pdf", .resources, false),
        ("svg", "text", .resources, false),
        ("ttf otf ttc", "file", .resources, false),
        ("xcprivacy", "text.xml", .resources, false),

        ("framework", "wrapper.framework", .frameworks, true),
        ("xcframework", "wrapper.xcframework", .frameworks, true),
        ("a", "archive.ar", .frameworks, false),
        ("dylib", "compiled.mach-o.dylib", .frameworks, false),
        ("tbd", "sourcecode.text-based-dylib-definition", .frameworks, false),

        ("xpc", "wrapper.xpc-service", .copy(.wrapper, path: "XPCServices"), true),
        ("appex", "wrapper.app-extension", .copy(.plugIns, path: ""), true),

        ("r rez", "sourcecode.rez", .rez, false),
        ("applescript", "sourcecode.applescript", .appleScript, false),

        ("xcconfig", "text.xcconfig", .none, false),
        ("entitlements", "text.plist.entitlements", .none, false),
        ("gpx", "text.xml", .none, false),
        ("xcfilelist", "text.xcfilelist", .none, false),
        ("apns", "text", .none, false),
        ("pch", "sourcecode.c.h", .none, false),
        ("xctestplan", "text", .none, false),
        ("xcodeproj", "wrapper.pb-project", .none, true),
        ("xcworkspace", "wrapper.workspace", .none, true),
        ("app", "wrapper.application", .none, true),
        ("xctest", "wrapper.cfbundle", .none, true),
        ("dSYM", "wrapper.dsym", .none, true),
    ]
}
