import Foundation

enum SortOrder: String {
    case title
    case newest = "new-est"
}
enum Level: Int {
    case low = 1
    case high = 10
}
enum Either<Left, Right> {
    case left(Left)
    case right(Right)
}
extension Either: Equatable where Left: Equatable, Right: Equatable {}
struct Version: LosslessStringConvertible, Equatable {
    var major: Int
    var minor: Int
    init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }
    init?(_ description: String) {
        let parts = description.split(separator: ".").map { Int($0) }
        guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
        (self.major, self.minor) = (major, minor)
    }
    var description: String { "\(major).\(minor)" }
}
struct Point: DeepLinkValue, Equatable {
    var x: Int
    init?(deepLinkText: String) {
        guard deepLinkText.hasPrefix("x"), let x = Int(deepLinkText.dropFirst()) else { return nil }
        self.x = x
    }
    var deepLinkText: String? { "x\(x)" }
}
typealias Name = String

/// Both spellings, unquoted.
enum Spelling: Equatable {
    // sourcery: deeplink_route = recipe/:recipeId
    // sourcery: deeplink_route = account/recipe/:recipeId
    case showRecipe(recipeId: String)
    // sourcery: deeplink_route = subscription/:subscriptionId/:week/edit
    // sourcery: deeplink_authorized
    case editMenuForWeek(subscriptionId: String, week: Int)
    // trellis: route = "/users/{id}/posts/{postID}?page={page=1}&sort={sort?}", auth, alias = "/u/{id}/{postID}", deprecated = "/old/{id}/{postID}"
    case showPost(id: UUID, postID: Int, page: Int = 1, sort: SortOrder?)
    // trellis: route = "/people/{id}/posts/{postID}?page={page=1}&sort={sort?}", auth, scheme = "myapp", host = "example.com", alias = "/p/{id}", deprecated = "/past/{id}"
    case showPostOfPerson(id: UUID, postID: Int, page: Int = 1, sort: SortOrder?)
    // trellis: route = /plain/{a}/:b, flag = beta|staff
    case plain(a: String, b: String)
    // sourcery: deeplink_route = weeks/:int(week)/:string
    case week(week: Int, String)
    // trellis: route = /
    case home
}

/// Every type.
enum Types: Equatable {
    // trellis: route = /string/{v}
    case string(v: Name)
    // trellis: route = /int/{v}
    case int(v: Int)
    // trellis: route = /byte/{v}
    case byte(v: UInt8)
    // trellis: route = /double/{v}
    case double(v: Double)
    // trellis: route = /bool/{v}
    case bool(v: Bool)
    // trellis: route = /uuid/{v}
    case uuid(v: UUID)
    // trellis: route = /character/{v}
    case character(v: Character)
    // trellis: route = /date/{v}
    case date(v: Date)
    // trellis: route = /sort/{v}
    case sort(v: SortOrder)
    // trellis: route = /level/{v}
    case level(v: Level)
    // trellis: route = /version/{v}
    case version(v: Version)
    // trellis: route = /point/{v}
    case point(v: Point)
    // trellis: route = /either/{v}
    case either(v: Either<Int, SortOrder>)
    // trellis: route = /any/{v}
    case any(v: Either<Int, String>)
    // trellis: route = /unlabelled/{first}/{second}
    case unlabelled(Int, String)
    // trellis: route = /numbered/{1}/{0}
    case numbered(Int, String)
}

/// Optional parts, defaults, alternatives.
enum Parts: Equatable {
    // trellis: route = /a(/{x})
    case optional(x: Int?)
    // trellis: route = /b(/page/{page})
    case defaulted(page: Int = 1)
    // trellis: route = /c/{page=2}
    case patternDefault(page: Int)
    // trellis: route = /d/(red|green|blue)
    case alternatives
    // trellis: route = /e/recipe(s)
    case suffix
    // trellis: route = /f(/one(/{two}(/{three})))
    case nested(two: String?, three: String?)
    // trellis: route = /g/(by-id/{id}|by-name/{name})
    case either(id: Int?, name: String?)
    // trellis: route = /h/{sort=new-est}
    case sorted(sort: SortOrder)
    // trellis: route = /i/{v?}
    case question(v: Double?)
    // trellis: route = (/en|/de)/j
    case prefix
    // trellis: route = /k(/l|/m|)
    case maybe
}

/// Queries.
enum Query: Equatable {
    // trellis: route = /search?q={text}
    case search(text: String)
    // trellis: route = "/search?q={text}&page={page}"
    case page(text: String, page: Int)
    // trellis: route = /list?page={page}&size={size=20}&sort={sort?}
    case list(page: Int = 1, size: Int, sort: SortOrder?)
    // sourcery: deeplink_route = deeper?:a&(:b)
    case deeper(a: String, b: String?)
    // trellis: route = /kind?type=big
    case big
    // trellis: route = /kind?type=small
    case small
    // trellis: route = /kind
    case any
    // trellis: route = /tags?tag={tags*}
    case tags(tags: [String])
    // trellis: route = /flag?debug
    case flag
    // trellis: route = /enc?k%20y={v}
    case encoded(v: String?)
    // trellis: route = /either?v={v}
    case either(v: Either<Int, String>?)
}

/// Wildcards and lists.
enum Wild: Equatable {
    // trellis: route = /docs/*
    case docs
    // trellis: route = */help
    case help
    // trellis: route = /x/*/y/{n}
    case middle(n: Int)
    // trellis: route = /files/{path*}
    case files(path: [String])
    // trellis: route = /ids/{ids*}/end
    case ids(ids: [Int])
    // trellis: route = /deep/:path*
    case deep(path: [String])
}

/// Constants before types before wildcards.
enum Order: Equatable {
    // trellis: route = /users/*
    case anything
    // trellis: route = /users/{name}
    case name(name: String)
    // trellis: route = /users/{id}
    case id(id: Int)
    // trellis: route = /users/{sort}
    case sort(sort: SortOrder)
    // trellis: route = /users/new
    case new
    // trellis: route = /users/{id}/new
    case newOf(id: Int)
    // trellis: route = /users/new/{x}/y
    case deep(x: String)
    // trellis: route = /users/{version}/v
    case version(version: Version)
}

/// Schemes and hosts.
// trellis: deeplinks, scheme = myapp|myapp-beta, host = example.com, host = www.example.com
enum Origins: Equatable {
    // trellis: route = /a
    case a
    // trellis: route = /b, scheme = other
    case b
    // trellis: route = /c, host = shop.example.com
    case c
    // trellis: route = /Big/{x}
    case big(x: String)
}

/// Letters of any case.
// trellis: deeplinks, caseInsensitive, unrouted = allowed
enum Caseless: Equatable {
    // trellis: route = /Members/{id}
    case user(id: String)
    // trellis: route = "/größe"
    case size
    case none
}

/// Text that has to be encoded.
enum Encoding: Equatable {
    // trellis: route = /caf%C3%A9/{x}
    case cafe(x: String)
    // trellis: route = /a%2Fb
    case slash
    // trellis: route = "/naïve%20path"
    case blank
    // trellis: route = /q?v={v}
    case query(v: String)
}
