/// What the page about sizes adds to the style that all pages share.
enum SizePageStyle {
    static let text = """
        h1 small { font-weight: 400; color: var(--quiet); font-size: 14px; overflow-wrap: anywhere; }
        h2 { font-size: 16px; margin: 22px 0 8px; }
        main { outline: none; } main section { padding: 0; }
        :root { --tint: 86%; --shade: #000; }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --tint: 27%; --shade: #fff; } }
        :root[data-theme=dark] { --tint: 27%; --shade: #fff; } :root[data-theme=light] { --tint: 86%; --shade: #000; }
        #map { position: relative; height: min(56vh, 520px); min-height: 260px; }
        #map button { position: absolute; padding: 0; border: 0; border-radius: 0; overflow: hidden; text-align: left; color: var(--text);
          font-size: 12px; line-height: 1.25; }
        #map .part { background: var(--panel); outline: 1px solid var(--line); outline-offset: -1px; }
        #map .part > span { position: absolute; inset: 0 0 auto 0; padding: 2px 6px; white-space: nowrap; font-weight: 600;
          overflow: hidden; text-overflow: ellipsis; }
        #map .tile { background-color: hsl(var(--hue) 48% var(--tint)); box-shadow: inset 0 0 0 1px var(--back);
          display: flex; flex-direction: column; align-items: stretch; justify-content: flex-start; }
        #map .tile span { padding: 0 5px; flex: none; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #map .tile span:first-child { padding-top: 3px; }
        #map .tile.copy { background-image: repeating-linear-gradient(45deg, color-mix(in srgb, var(--warning) 42%, transparent) 0 4px,
          transparent 4px 11px); }
        #map button:hover, #map button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; z-index: 2; }
        #map .empty { padding-top: 90px; }
        #trail { min-height: 30px; padding-bottom: 4px; color: var(--quiet); } #trail button { margin-right: 8px; padding: 1px 9px; }
        #detail { color: var(--quiet); margin: 6px 0 0; font-size: 13px; overflow-wrap: anywhere; min-height: 3em; }
        #legend { display: flex; flex-wrap: wrap; gap: 2px 16px; color: var(--quiet); font-size: 13px; }
        #legend .kind::before { content: ""; display: inline-block; width: 11px; height: 11px; margin-right: 6px; border-radius: 3px;
          background: hsl(var(--hue) 48% var(--tint)); box-shadow: inset 0 0 0 1px var(--line); }
        .scroll { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        th { text-align: left; font-weight: 400; padding: 0 4px 4px 0; white-space: nowrap; }
        th button { border: 0; background: none; padding: 2px 4px; color: var(--quiet); }
        th[aria-sort] button { color: var(--text); font-weight: 600; }
        td { padding: 5px 10px 5px 4px; border-top: 1px solid var(--line); vertical-align: top; }
        td.number, th.number { text-align: right; white-space: nowrap; }
        td.path { overflow-wrap: anywhere; min-width: 220px; font: 13px/1.5 ui-monospace, monospace; }
        .badge { border: 1px solid var(--warning); color: var(--warning); border-radius: 5px; padding: 0 5px;
          font: 12px system-ui, sans-serif; white-space: nowrap; }
        .grown { color: var(--error); } .shrunk { color: var(--new); }
        .item { border: 1px solid var(--line); border-radius: 9px; padding: 7px 13px; margin-bottom: 8px; overflow-wrap: anywhere; }
        .item b { font-variant-numeric: tabular-nums; } .item .where { color: var(--quiet); font-size: 13px; }
        .more { margin: 8px 0; }
        @media (max-width: 640px) {
          header { flex-wrap: wrap; gap: 8px 14px; } header, nav, main, footer { padding-left: 12px; padding-right: 12px; }
          #numbers { order: 3; flex-basis: 100%; gap: 6px 14px; } h1 { flex: 1; }
          #map { height: 62vh; } #search { min-width: 100%; order: 9; } nav { gap: 8px; }
          td.kind, th.kind { display: none; }
          td.path { min-width: 104px; font-size: 12px; } td.number { padding-right: 4px; font-size: 13px; } th button { padding: 2px 0; }
        }
        """
}
