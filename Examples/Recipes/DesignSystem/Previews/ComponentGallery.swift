#if canImport(SwiftUI)
import SwiftUI

/// Every component on one page, to look at while designing; it belongs to no target.
struct ComponentGallery: View {
    var body: some View {
        VStack(spacing: 16) {
            TagLabel("vegetarian")
            Button("Add to list") {}.buttonStyle(CardStyle())
        }
        .padding()
    }
}

#Preview {
    ComponentGallery()
}
#endif
