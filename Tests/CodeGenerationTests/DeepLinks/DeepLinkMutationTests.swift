import CodeGeneration
import Diagnostics
import TestSupport
import Testing

/// Annotations that are damaged.
@Suite struct DeepLinkMutationTests {
    private static let source = """
        // trellis: deeplinks, scheme = myapp|other, host = example.com, unrouted = allowed
        enum Link {
            // sourcery: deeplink_route = recipe/:recipeId, flag = a|b
            case recipe(recipeId: String)
            // trellis: route = "/users/{id}(/posts/:int(postID)|/p)?page={page=1}&(sort={sort?})&k=v", auth, alias = /u/{id}/*/x
            case post(id: UUID?, postID: Int = 1, page: Int = 1, sort: Sort?)
            // trellis: route = '/files/{path*}?tag={tags*}', deprecated = /%C3%BC/:path*
            case files(path: [String], tags: [Int])
        }
        enum Sort: String { case title }
        """

    @Test("damaged annotations are told with their places, or read", arguments: [1, 2, 3, 4] as [UInt64])
    func damage(seed: UInt64) {
        for bytes in Mutations(of: Array(Self.source.utf8), structure: "(){}|:*?&=%/,\"'#", count: 150, seed: seed) {
            let project = MemoryProject([
                "trellis.yml": "codegen:\n  - { sources: A.swift, templates: [DeepLinks, DeepLinkTests], output: Out }\n",
                "A.swift": String(decoding: bytes, as: UTF8.self),
            ])
            do {
                _ = try project.outputs()
            } catch let error as DiagnosticError {
                #expect(error.diagnostics.allSatisfy { $0.location?.path == "A.swift" && $0.location?.line != nil })
            } catch {
                Issue.record(error)
            }
        }
    }
}
