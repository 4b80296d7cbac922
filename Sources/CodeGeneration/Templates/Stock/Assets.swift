// Templates/Assets.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let assetsText = ##"""
        {#
        Makes the images, colours, data and symbols of asset catalogs members of an enumeration.

            Asset.Exotic.banana.image
            Asset.tint.swiftUIColor

        A group that provides a namespace becomes an enumeration, and so does each catalog when there are several. Names that two assets would
        share get a number, with a warning that tells both.

        Parameters: enumName, publicAccess, bundle, bundleName, allValues, forceProvidesNamespaces, forceFileNameEnum, imageTypeName,
        colorTypeName, dataTypeName, symbolTypeName, arResourceGroupTypeName.

        Parser: xcassets
        #}{% if catalogs %}
        \##(sharedSettings)

        \##(sharedAssetTypes)
        {% macro assetBlock item type scope %}
        {% set name item.name|swiftIdentifier:"pretty"|lowerFirstWord|uniqueName:scope,item.value,item.type %}
        {{ access }} static let {{ name|escapeReservedKeywords }} = {{ type }}(name: {{ item.value|swiftText }})
        {% endmacro %}
        {% macro casesBlock assets scope %}
        {% for item in assets %}
        {% if item.type == "arresourcegroup" %}
        {% call assetBlock item arResourceGroupType scope %}
        {% elif item.type == "color" %}
        {% call assetBlock item colorType scope %}
        {% elif item.type == "data" %}
        {% call assetBlock item dataType scope %}
        {% elif item.type == "image" %}
        {% call assetBlock item imageType scope %}
        {% elif item.type == "symbol" %}
        {% call assetBlock item symbolType scope %}
        {% elif item.items and item.isNamespaced == "true" %}
        {% call namespaceBlock item scope %}
        {% elif item.items and param.forceProvidesNamespaces %}
        {% call namespaceBlock item scope %}
        {% elif item.items %}
        {% call casesBlock item.items scope %}
        {% endif %}
        {% endfor %}
        {% endmacro %}
        {% macro namespaceBlock group scope %}
        {% set name group.name|swiftIdentifier:"pretty"|uniqueName:scope,group.name,"group" %}
        {% set inner %}{{ scope }}.{{ name }}{% endset %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call membersBlock group.items inner %}
        {% endfilter %}
        }
        {% endmacro %}
        {% macro listBlock scope kind name type %}
        {% set declared scope|declaredNames:kind %}
        {% if declared %}
        {% set own name|uniqueName:scope,"the list of all values","list" %}
        {{ access }} static let {{ own }}: [{{ type }}] = [
        {% for member in declared %}
            {{ member.name|escapeReservedKeywords }},
        {% endfor %}
        ]
        {% endif %}
        {% endmacro %}
        {% macro membersBlock assets scope %}
        {% call casesBlock assets scope %}
        {% if param.allValues %}
        {% call listBlock scope "arresourcegroup" "allResourceGroups" arResourceGroupType %}
        {% call listBlock scope "color" "allColors" colorType %}
        {% call listBlock scope "data" "allDataAssets" dataType %}
        {% call listBlock scope "image" "allImages" imageType %}
        {% call listBlock scope "symbol" "allSymbols" symbolType %}
        {% endif %}
        {% endmacro %}
        {% set enumName param.enumName|default:"Asset" %}
        {% set arResourceGroupType param.arResourceGroupTypeName|default:"ARResourceGroupAsset" %}
        {% set colorType param.colorTypeName|default:"ColorAsset" %}
        {% set dataType param.dataTypeName|default:"DataAsset" %}
        {% set imageType param.imageTypeName|default:"ImageAsset" %}
        {% set symbolType param.symbolTypeName|default:"SymbolAsset" %}
        {% for type in "String"|split:"," %}{% set reserved type|uniqueName:"*",type %}{% endfor %}
        {% set reserved arResourceGroupType|uniqueName:"*",arResourceGroupType %}
        {% set reserved colorType|uniqueName:"*",colorType %}
        {% set reserved dataType|uniqueName:"*",dataType %}
        {% set reserved imageType|uniqueName:"*",imageType %}
        {% set reserved symbolType|uniqueName:"*",symbolType %}
        {% set hasARResourceGroups %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "arresourcegroup" %}{%
            endfor %}{% endset %}
        {% set hasColors %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "color" %}{% endfor %}{% endset %}
        {% set hasData %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "data" %}{% endfor %}{% endset %}
        {% set hasImages %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "image" %}{% endfor %}{% endset %}
        {% set hasSymbols %}{% for catalog in catalogs %}{% call hasTypeBlock catalog.assets "symbol" %}{% endfor %}{% endset %}
        import Foundation
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif
        {% if hasARResourceGroups %}
        #if canImport(ARKit)
        import ARKit
        #endif
        {% endif %}
        #if canImport(SwiftUI)
        import SwiftUI
        #endif

        // MARK: - Assets

        {{ access }} enum {{ enumName }} {
        {% filter indent:4," ",true %}
        {% if catalogs.count > 1 or param.forceFileNameEnum %}
        {% for catalog in catalogs %}
        {% set name catalog.name|swiftIdentifier:"pretty"|uniqueName:"",catalog.name,"catalog" %}
        {{ access }} enum {{ name|escapeReservedKeywords }} {
        {% filter indent:4," ",true %}
        {% call membersBlock catalog.assets name %}
        {% endfilter %}
        }
        {% endfor %}
        {% else %}
        {% call membersBlock catalogs.first.assets "" %}
        {% endif %}
        {% endfilter %}
        }

        // MARK: - What the assets are
        {% if hasARResourceGroups %}
        \##(assetsARResourceGroups)
        {% endif %}
        {% if hasColors %}
        \##(assetsColors)
        {% endif %}
        {% if hasData %}
        \##(assetsData)
        {% endif %}
        {% if hasImages %}
        \##(assetsImages)
        {% endif %}
        {% if hasSymbols %}
        \##(assetsSymbols)
        {% endif %}
        \##(sharedBundleToken)
        {% endif %}

        """##
}
