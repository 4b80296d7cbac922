// Uses what the templates for resources render, as apps do.

import CoreData
import SwiftUI
import UIKit

public enum RecipeKind: String { case soup }

public class HomeController: UIViewController {}

func lookUp(_ key: String, _ table: String, _ value: String) -> String { value }

print(Asset.Exotic.banana.image.text)
print(Asset.inputEmailIcon.image.text)
print(UIImage(.inputEmailIcon2).text)
print(Asset.`default`.swiftUIImage.text)
print(Asset.tint.color.text)
print(Asset.text.data.text)
print(Asset.star.image.text)
print(Image(.exoticMango).text)
print(ColorName.articleTitle2.color.text)
print(ColorValue.articleTitle.text)
print(FlatFiles.oneTxt.name, FlatFiles.oneTxt.ext ?? "", FlatFiles.oneTxt.mimeType)
print(Files.Sounds.bellLoudMp3.name, Files.Sounds.bellLoudMp3.ext ?? "", Files.Sounds.bellLoudMp3.mimeType)
print(FlatFiles.bellLoudWav.name, FlatFiles.bellLoudWav.ext ?? "", FlatFiles.bellLoudWav.mimeType)
print(FontFamily.PlainSans.bold.font(size: 12).text)
print(FontFamily.allCustomFonts.count, "fonts")
print(type(of: StoryboardScene.Main.tabs.instantiate() as UIViewController) == UITabBarController.self ? "UIViewController" : "")
print(type(of: StoryboardScene.Main.tabs.instantiate()))
let controller = UIViewController()
controller.perform(segue: StoryboardSegue.Main.showProfile2)
controller.perform(segue: StoryboardSegue.Main.showProfile)
print(controller.performed)
print(JSONFiles.apiVersion2, JSONFiles.count, JSONFiles.ratio, JSONFiles.on, JSONFiles.none as Any)
print((JSONFiles.deep["x"] as? [[Int]])?.first ?? [], PlistFiles.made.formatted(.iso8601).prefix(4))
print(YAMLFiles.Document1.title, YAMLFiles.Document2.items)
print(L10n.title, L10n.L10n2.a, Asset.ImageAsset2.type.name)
print(Flat.title2)
print(L10n.Apples.count(3, "Jo"))
print(L10n.Apples.`default`)
print(TextStyle.title.font(compatibleWith: UITraitCollection(horizontalSizeClass: .regular)).text, TextStyle.bodyText.font(isRegular: false).text)
let context = NSManagedObjectContext()
_ = try Recipe.fetchByTitle(managedObjectContext: context, stars: [1], title: "Soup")
print(context.asked.joined())
