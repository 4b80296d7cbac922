import Testing

@testable import App

@Suite struct LinkGateTests {
    @Test("a recipe opens for everybody")
    func recipes() {
        let link = DeepLink.showRecipe(recipeId: "leek-quiche")
        #expect(LinkGate(isSignedIn: false).decision(for: link) == .open(link))
    }

    @Test("a subscription opens after signing in")
    func subscriptions() {
        let link = DeepLink.editMenuForWeek(subscriptionId: "S-204", week: 40)
        #expect(LinkGate(isSignedIn: false).decision(for: link) == .signInThenOpen(link))
        #expect(LinkGate(isSignedIn: true).decision(for: link) == .open(link))
    }
}
