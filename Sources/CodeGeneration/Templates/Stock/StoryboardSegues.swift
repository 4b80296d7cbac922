// Templates/StoryboardSegues.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let storyboardSeguesText = ##"""
        {#
        Makes the segues of storyboards cases of enumerations.

            perform(segue: StoryboardSegue.Main.showProfile)
            switch StoryboardSegue.Main(segue) { … }

        Parameters: enumName, publicAccess.

        Parser: ib
        #}{% if storyboards %}
        {% require platform else "the storyboards are for several systems; write an entry for each of them" %}
        \##(sharedSettings)

        {% set isAppKit %}{% if platform == "macOS" %}1{% endif %}{% endset %}
        {% set enumName param.enumName|default:"StoryboardSegue" %}
        {% for type in "String,SegueType,CaseIterable"|split:"," %}{% set reserved type|uniqueName:"*",type %}{% endfor %}
        import Foundation
        import {%+ if isAppKit %}AppKit{% else %}UIKit{% endif +%}

        // MARK: - Segues

        {{ access }} enum {{ enumName }} {
        {% for storyboard in storyboards where storyboard.segues %}
        {% set name storyboard.name|swiftIdentifier:"pretty"|uniqueName:"",storyboard.name %}
            {{ access }} enum {{ name|escapeReservedKeywords }}: String, SegueType, CaseIterable {
        {% for segue in storyboard.segues %}
        {% set known name|declaredOrigins %}
        {% if not (segue.identifier in known) %}
        {% set segueName segue.identifier|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:name,segue.identifier %}
                case {{ segueName|escapeReservedKeywords }} = {{ segue.identifier|swiftText }}
        {% endif %}
        {% endfor %}
            }
        {% endfor %}
        }

        // MARK: - What the segues are

        {{ access }} protocol SegueType: RawRepresentable, Sendable {}
        {% if isAppKit %}

        extension NSSeguePerforming {
            @MainActor {{ access }} func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
                performSegue?(withIdentifier: segue.rawValue, sender: sender)
            }
        }
        {% else %}

        extension UIViewController {
            {{ access }} func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
                performSegue(withIdentifier: segue.rawValue, sender: sender)
            }
        }
        {% endif %}

        extension SegueType where RawValue == String {
            @MainActor {{ access }} init?(_ segue: {%+ if isAppKit %}NS{% else %}UI{% endif %}StoryboardSegue) {
                guard let identifier = segue.identifier else { return nil }
                self.init(rawValue: identifier)
            }
        }
        {% endif %}

        """##
}
