/// How the page looks: the colours of the system, light or dark, unless the reader chooses.
enum HTMLStyle {
    /// What all pages share.
    static let shared = """
        :root { color-scheme: light dark; --back: #fff; --panel: #f5f6f8; --text: #1c1e22; --quiet: #626873; --line: #dfe2e7;
          --error: #c0232c; --warning: #976400; --note: #46607f; --new: #1b7a3d; --accent: #2257c4; --mark: #fff1a8; }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --back: #16181c; --panel: #1f2228; --text: #e6e8ec;
          --quiet: #9aa1ad; --line: #343941; --error: #ff7b80; --warning: #e9b44c; --note: #9db7d6; --new: #63c98a; --accent: #86aefc;
          --mark: #5c5013; } }
        :root[data-theme=dark] { color-scheme: dark; --back: #16181c; --panel: #1f2228; --text: #e6e8ec; --quiet: #9aa1ad;
          --line: #343941; --error: #ff7b80; --warning: #e9b44c; --note: #9db7d6; --new: #63c98a; --accent: #86aefc; --mark: #5c5013; }
        :root[data-theme=light] { color-scheme: light; }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
        header, nav, main, section, footer { max-width: 1100px; margin: 0 auto; padding: 0 20px; }
        header { display: flex; align-items: center; flex-wrap: wrap; gap: 8px 24px; padding-top: 22px; }
        h1 { font-size: 20px; margin: 0; max-width: 100%; overflow-wrap: anywhere; }
        #numbers { display: flex; gap: 4px 18px; flex: 1; flex-wrap: wrap; min-width: 0; color: var(--quiet); }
        #numbers span { max-width: 100%; overflow-wrap: anywhere; }
        #numbers b { font-size: 17px; color: var(--text); }
        #numbers .error b { color: var(--error); } #numbers .warning b { color: var(--warning); } #numbers .new b { color: var(--new); }
        button, input { font: inherit; color: inherit; }
        button { background: var(--panel); border: 1px solid var(--line); border-radius: 7px; padding: 4px 11px; cursor: pointer; }
        button:hover { border-color: var(--quiet); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        nav { display: flex; align-items: center; gap: 14px; flex-wrap: wrap; padding-top: 16px; padding-bottom: 14px;
          position: sticky; top: 0; background: var(--back); z-index: 1; }
        #views { display: flex; }
        #views button { border-radius: 0; margin-left: -1px; }
        #views button:first-child { border-radius: 7px 0 0 7px; } #views button:last-child { border-radius: 0 7px 7px 0; }
        #views button[aria-selected=true] { background: var(--accent); border-color: var(--accent); color: var(--back); }
        #search { flex: 1; min-width: 220px; padding: 5px 11px; border: 1px solid var(--line); border-radius: 7px;
          background: var(--panel); }
        label { color: var(--quiet); white-space: nowrap; }
        .count { min-width: 3ch; text-align: right; font-variant-numeric: tabular-nums; }
        .error { color: var(--error); } .warning { color: var(--warning); } .note { color: var(--note); } .new { color: var(--new); }
        mark { background: var(--mark); color: inherit; }
        .empty { color: var(--quiet); padding: 50px 0; text-align: center; font-size: 17px; }
        footer { color: var(--quiet); font-size: 13px; padding-top: 24px; padding-bottom: 32px; }
        kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 5px; font: 12px ui-monospace, monospace; }
        @media print { nav, footer, #theme { display: none; } }
        """

    /// What a list of findings adds.
    static let findings = """
        .group { border: 1px solid var(--line); border-radius: 9px; margin-bottom: 8px; overflow: hidden; }
        .group > button { display: flex; width: 100%; gap: 12px; align-items: baseline; border: 0; border-radius: 0; text-align: left;
          padding: 8px 14px; }
        .group > button .name { flex: 1; overflow-wrap: anywhere; font-weight: 600; }
        .group > button .about { color: var(--quiet); font-weight: 400; margin-left: 6px; }
        .rows { padding: 2px 14px 8px; }
        .row { display: grid; grid-template-columns: 74px 1fr; gap: 2px 10px; padding: 7px 0; border-top: 1px solid var(--line); }
        .row:first-child { border-top: 0; }
        .row .kind { font-weight: 600; }
        .row .place, .row code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
        .row .place, .row .where { color: var(--quiet); }
        .row code { display: block; background: var(--panel); border-radius: 5px; padding: 2px 8px; margin-top: 3px;
          white-space: pre-wrap; }
        .row a { color: var(--accent); }
        .more { margin: 6px 0; }
        #notes ul { padding-left: 18px; } #notes li { overflow-wrap: anywhere; white-space: pre-wrap; }
        """
}
