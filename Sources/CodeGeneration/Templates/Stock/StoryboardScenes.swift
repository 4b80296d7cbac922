// Templates/StoryboardScenes.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let storyboardScenesText = ##"""
        {#
        Makes the scenes of storyboards members of enumerations, each with the type of its view controller.

            StoryboardScene.Main.initialScene.instantiate()
            StoryboardScene.Main.profile.instantiate()   // a ProfileViewController

        Parameters: enumName, publicAccess, bundle, bundleName, module, ignoreTargetModule.

        Parser: ib
        #}{% if storyboards %}
        {% require platform else "the storyboards are for several systems; write an entry for each of them" %}
        \##(sharedSettings)

        {% set isAppKit %}{% if platform == "macOS" %}1{% endif %}{% endset %}
        {% set prefix %}{% if isAppKit %}NS{% else %}UI{% endif %}{% endset %}
        {% set ownModule env.PRODUCT_MODULE_NAME|default:param.module %}
        {% macro classNameBlock item ownModule %}{% filter removeNewlines:"leading" %}
        {% if item.moduleIsPlaceholder %}
        {% if ownModule and not param.ignoreTargetModule %}{{ ownModule }}.{% endif %}
        {% elif item.module %}
        {% if item.module != ownModule or not param.ignoreTargetModule %}{{ item.module }}.{% endif %}
        {% endif %}
        {{ item.type }}
        {% endfilter %}{% endmacro %}
        {% set enumName param.enumName|default:"StoryboardScene" %}
        {% for type in "String,StoryboardType,SceneType,InitialSceneType,UIKit,AppKit"|split:"," %}{%
            set reserved type|uniqueName:"*",type %}{% endfor %}
        import Foundation
        {% for module in modules where module != ownModule %}
        import {{ module }}
        {% endfor %}
        {% if isAppKit and not ("AppKit" in modules) %}
        import AppKit
        {% elif not isAppKit and not ("UIKit" in modules) %}
        import UIKit
        {% endif %}

        // MARK: - Scenes

        {{ access }} enum {{ enumName }} {
        {% for storyboard in storyboards %}
        {% set name storyboard.name|swiftIdentifier:"pretty"|uniqueName:"",storyboard.name %}
            {{ access }} enum {{ name|escapeReservedKeywords }}: StoryboardType {
                {{ access }} static let storyboardName = {{ storyboard.name|swiftText }}
        {% set reserved "storyboardName"|uniqueName:name,"the name of the storyboard" %}
        {% if storyboard.initialScene %}
        {% set own "initialScene"|uniqueName:name,"the initial scene" %}

                {{ access }} static let initialScene = InitialSceneType<{%
            call classNameBlock storyboard.initialScene ownModule %}>(storyboard: {{ name|escapeReservedKeywords }}.self)
        {% endif %}
        {% for scene in storyboard.scenes %}
        {% set sceneName scene.identifier|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:name,scene.identifier %}

                {{ access }} static let {{ sceneName|escapeReservedKeywords }} = SceneType<{%
            call classNameBlock scene ownModule %}>(storyboard: {{ name|escapeReservedKeywords }}.self, identifier: {{
            scene.identifier|swiftText }})
        {% endfor %}
            }
        {% endfor %}
        }

        // MARK: - What the scenes are

        {{ access }} protocol StoryboardType: Sendable {
            static var storyboardName: String { get }
        }

        extension StoryboardType {
            @MainActor {{ access }} static var storyboard: {{ prefix }}Storyboard {
                {{ prefix }}Storyboard(name: storyboardName, bundle: {{ bundle }})
            }
        }

        {{ access }} struct SceneType<T{{ ": UIViewController" if not isAppKit }}>: Sendable {
            {{ access }} let storyboardName: String
            {{ access }} let identifier: String

            {{ access }} init(storyboard: any StoryboardType.Type, identifier: String) {
                storyboardName = storyboard.storyboardName
                self.identifier = identifier
            }

            @MainActor {{ access }} func instantiate() -> T {
                let storyboard = {{ prefix }}Storyboard(name: storyboardName, bundle: {{ bundle }})
                guard let scene = storyboard.instantiate{{ "View" if not isAppKit }}Controller(withIdentifier: identifier) as? T else {
                    fatalError("the scene '\(identifier)' of '\(storyboardName)' is no \(T.self)")
                }
                return scene
            }
        {% if not isAppKit %}

            @available(iOS 13.0, tvOS 13.0, *)
            @MainActor {{ access }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
                {{ prefix }}Storyboard(name: storyboardName, bundle: {{
            bundle }}).instantiateViewController(identifier: identifier, creator: block)
            }
        {% endif %}
        }

        {{ access }} struct InitialSceneType<T{{ ": UIViewController" if not isAppKit }}>: Sendable {
            {{ access }} let storyboardName: String

            {{ access }} init(storyboard: any StoryboardType.Type) {
                storyboardName = storyboard.storyboardName
            }

            @MainActor {{ access }} func instantiate() -> T {
                let storyboard = {{ prefix }}Storyboard(name: storyboardName, bundle: {{ bundle }})
                guard let scene = storyboard.instantiateInitial{{ "View" if not isAppKit }}Controller() as? T else {
                    fatalError("the initial scene of '\(storyboardName)' is no \(T.self)")
                }
                return scene
            }
        {% if not isAppKit %}

            @available(iOS 13.0, tvOS 13.0, *)
            @MainActor {{ access }} func instantiate(creator block: @escaping (NSCoder) -> T?) -> T {
                let storyboard = {{ prefix }}Storyboard(name: storyboardName, bundle: {{ bundle }})
                guard let scene = storyboard.instantiateInitialViewController(creator: block) else {
                    fatalError("'\(storyboardName)' has no initial scene")
                }
                return scene
            }
        {% endif %}
        }
        \##(sharedBundleToken)
        {% endif %}

        """##
}
