import Foundation

/// Reads and prints a link; prints what came of it.
func show<Intent: DeepLinkIntent>(_ type: Intent.Type, _ link: String) {
    guard let url = URL(string: link) else { return print(link, "no URL", "-", separator: "\t") }
    do {
        let intent: Intent = try Intent(url: url)
        let isWeb = ["https", "http"].contains(url.scheme?.lowercased())
        let printed = intent.url(scheme: url.scheme, host: isWeb ? url.host : nil)
        print(link, intent, printed?.absoluteString ?? "-", separator: "\t")
    } catch {
        print(link, "! \(error)", "-", separator: "\t")
    }
}

let shows: [String: (String) -> Void] = [
    "Spelling": { show(Spelling.self, $0) }, "Types": { show(Types.self, $0) }, "Parts": { show(Parts.self, $0) },
    "Query": { show(Query.self, $0) }, "Wild": { show(Wild.self, $0) }, "Order": { show(Order.self, $0) },
    "Origins": { show(Origins.self, $0) }, "Caseless": { show(Caseless.self, $0) }, "Encoding": { show(Encoding.self, $0) },
]

/// Prints random values of each case and reads them again; the number of values, and those that came back differently.
func roundTrip<Intent: DeepLinkIntent & Arbitrary & Equatable>(_ type: Intent.Type) -> (count: Int, wrong: [String]) {
    var random = Generator(state: 4711)
    var wrong: [String] = []
    var count = 0
    for number in 0..<Intent.caseCount {
        for round in 0..<40 {
            let intent = Intent.arbitrary(number, &random)
            count += 1
            let url = round % 2 == 0 ? intent.url(scheme: "app", host: nil) : intent.url(scheme: "https", host: "example.com")
            guard let url else {
                wrong.append("\(intent) is not printed")
                continue
            }
            do {
                let read: Intent = try Intent(url: url)
                if read != intent { wrong.append("\(intent) is \(url), which is \(read)") }
            } catch {
                wrong.append("\(intent) is \(url): \(error)")
            }
        }
    }
    return (count, wrong)
}

switch CommandLine.arguments[1] {
case "links":
    var current = ""
    for line in try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8).split(separator: "\n") {
        if line.hasPrefix("[") {
            current = String(line.dropFirst().dropLast())
            print(line)
        } else {
            shows[current]?(line.prefix { $0 != "\t" }.description)
        }
    }
case "round-trips":
    let results = roundTrips()
    for wrong in results.flatMap(\.wrong).prefix(20) { print(wrong) }
    print(results.count, "enums,", results.reduce(0) { $0 + $1.count } > 5_000 ? "enough values" : "too few values")
case "winners":
    let paths = try String(contentsOfFile: CommandLine.arguments[2], encoding: .utf8).split(separator: "\n")
    for line in winners(paths.map { URL(string: "app://" + $0)! }) { print(line) }
default:
    // What has no link, and what one gives.
    print(Spelling.deepLinkRoutes.map(\.template).joined(separator: " "))
    print(Spelling.deepLinkRoutes[3])
    let post = Spelling.showPost(id: UUID(uuidString: "6F9619FF-8B86-D011-B42D-00C04FC964FF")!, postID: 1, sort: nil)
    print(post.requiresAuthorization, Spelling.home.requiresAuthorization, Spelling.plain(a: "", b: "").flags, Spelling.home.flags)
    print(Spelling.plain(a: "", b: "x").url(scheme: "a") as Any, Types.any(v: .right("5")).url(scheme: "a") as Any)
    print(Spelling.home.url() as Any, Origins.a.url() as Any, Origins.b.url() as Any, Origins.c.url() as Any)
    print(Origins.c.url(scheme: "https") as Any, Origins.a.url(host: "www.example.com") as Any, Origins.a.url(host: "evil.com") as Any)
    let names = ["new", "7"].map { Order.name(name: $0).url(scheme: "a") }
    print(Caseless.none.url(scheme: "a") as Any, names[0] as Any, names[1] as Any)
    let link = try DeepLink<Origins>(url: URL(string: "myapp://a")!)
    print(link.intent, link.url, link == DeepLink(.a)!)
    if let intent = Origins(url: link.url) { print(intent) }
    let nothing: Origins? = Origins(url: URL(string: "myapp://z")!)
    print(nothing as Any)
    do throws(DeepLinkError) {
        print(try DeepLink<Origins>(url: URL(string: "myapp://z")!))
    } catch {
        print(error == .path("/z"), error)
    }
}
