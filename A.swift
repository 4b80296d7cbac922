import SwiftUI

struct V: View {
    var body: some View {
        Text("Say \"hi\"")
        Text(
            """
            Line one
            Line two
            """)
        Text("Price \(price, specifier: "%.2f")")
        Text("\(a) of \(b)")
        Text("\(n)%")
        Text("It\u{2019}s late")
        Text("Tab\there")
        Text(#"raw \d"#)
        Text("Hello, \(user.name ?? "nobody")!")
        Text("**Bold** [link](https://x.example)")
        Text("count_\(items.filter { $0.name == "x" }.count)")
        Text("\(x) and \(y)")
        Text(LocalizedStringKey("Sunday"))
        Text("cafe\u{301}")
        Text("emoji \u{1F44D}\u{1F3FD}")
        Text("\(title)")
        Text("•")
        Text("\(i)/\(n)")
        Text(
            """
            joined \
            text
            """)
    }
}
