// Templates/DeepLinkHandling/Dispatcher.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkHandlingDispatcher = ##"""
        extension {{ name }}.Handling {
            /// Takes what happens to the app, and does what is to be done.
            ///
            ///     let links = Links.Dispatcher(root: { root }) { effect in … }
            ///     links.log = { record in logger.info("\(record)") }
            ///     links.receive(.received(url))
            ///     links.receive(.began(.ready))
            @MainActor
            {{ access }}final class Dispatcher {
                /// What holds and what waits.
                {{ access }}private(set) var state: State
                /// Told about every decision.
                {{ access }}var log: @MainActor (Record) -> Void = { _ in }
                private let root: @MainActor () -> Handler
                private let perform: @MainActor (SideEffect) -> Void
                private var events: [Event] = []
                private var isAtWork = false

                /// Makes a dispatcher.
                ///
                /// - Parameters:
                ///   - state: what holds at the beginning.
                ///   - root: the first handler of the chain, asked for each event, since screens come and go.
                ///   - perform: does what is to be done, ``log`` left out.
                {{ access }}init(
                    state: State = State(),
                    root: @escaping @MainActor () -> Handler,
                    perform: @escaping @MainActor (SideEffect) -> Void
                ) {
                    self.state = state
                    self.root = root
                    self.perform = perform
                }

                /// Takes an event. What happens while effects are performed is taken after them.
                {{ access }}func receive(_ event: Event) {
                    events.append(event)
                    guard !isAtWork else { return }
                    isAtWork = true
                    while !events.isEmpty {
                        for effect in state.receive(events.removeFirst(), root: root()) {
                            if case .log(let record) = effect { log(record) } else { perform(effect) }
                        }
                    }
                    isAtWork = false
                }
            }
        }

        #if canImport(UIKit) && !os(watchOS)
            {{ access }}import UIKit

            extension {{ name }}.Handling.Dispatcher {
                /// Takes the links with which a scene is connected: a cold start.
                {{ access }}func receive(_ options: UIScene.ConnectionOptions) {
                    receive(options.urlContexts)
                    for activity in options.userActivities { receive(activity) }
                }

                /// Takes the links that a running scene is to open.
                {{ access }}func receive(_ contexts: Set<UIOpenURLContext>) {
                    let urls = contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
                    for url in urls { receive(.received(url)) }
                }

                /// Takes a universal link; whether the activity is one.
                @discardableResult
                {{ access }}func receive(_ activity: NSUserActivity) -> Bool {
                    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else { return false }
                    receive(.received(url))
                    return true
                }
            }
        #endif
        """##
}
