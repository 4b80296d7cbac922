// Templates/Shared/AssetTypes.stencil, put here by .ci/embed-templates.

extension StockTemplate {
    static let sharedAssetTypes = ##"""
        {% macro hasTypeBlock assets type %}
        {% for asset in assets %}
        {% if asset.type == type %}1{% elif asset.items %}{% call hasTypeBlock asset.items type %}{% endif %}
        {% endfor %}
        {% endmacro %}
        """##
}
