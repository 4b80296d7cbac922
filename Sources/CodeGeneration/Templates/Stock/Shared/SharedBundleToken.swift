// Templates/Shared/BundleToken.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedBundleToken = ##"""
        {% if not param.bundle %}

        // MARK: - Where the resources are

        private final class BundleToken {
        {% if param.bundleName %}
            /// The bundle of the resources, which lies beside or in the one that the code is in; no place of the build is remembered.
            static let bundle: Bundle = {
                let own = Bundle(for: BundleToken.self)
                var folders: [URL?] = [
                    Bundle.main.resourceURL, own.resourceURL, Bundle.main.bundleURL, own.bundleURL.deletingLastPathComponent(),
                ]
                if Bundle.main.bundleURL.pathExtension == "appex" {
                    folders.append(Bundle.main.bundleURL.deletingLastPathComponent().deletingLastPathComponent())
                }
                for folder in folders.compactMap({ $0 }) {
                    if let bundle = Bundle(url: folder.appendingPathComponent({{
            param.bundleName|swiftText }} + ".bundle")) { return bundle }
                }
                return own
            }()
        {% else %}
            static let bundle: Bundle = {
                #if SWIFT_PACKAGE
                return Bundle.module
                #else
                return Bundle(for: BundleToken.self)
                #endif
            }()
        {% endif %}
        }
        {% endif %}
        """##
}
