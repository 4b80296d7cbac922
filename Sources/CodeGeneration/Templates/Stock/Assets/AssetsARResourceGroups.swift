// Templates/Assets/ARResourceGroups.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetsARResourceGroups = ##"""

        {{ access }} struct {{ arResourceGroupType }}: Sendable, Hashable {
            {{ access }} let name: String

            #if canImport(ARKit) && os(iOS)
            @available(iOS 11.3, *)
            {{ access }} var referenceImages: Set<ARReferenceImage> {
                ARReferenceImage.referenceImages(inGroupNamed: name, bundle: {{ bundle }}) ?? []
            }

            @available(iOS 12.0, *)
            {{ access }} var referenceObjects: Set<ARReferenceObject> {
                ARReferenceObject.referenceObjects(inGroupNamed: name, bundle: {{ bundle }}) ?? []
            }
            #endif
        }
        """##
}
