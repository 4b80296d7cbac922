// Templates/DeepLinkPage/Style.css, put here by .ci/embed-templates.

extension StockTemplate {
    static let deepLinkPageStyle = ##"""
        :root {
          color-scheme: light dark;
          --paper: #f7f7f5;
          --sheet: #ffffff;
          --ink: #1b1d1f;
          --muted: #5b6066;
          --line: #e2e2dd;
          --field: #8a8f94;
          --accent: #17674a;
          --accent-ink: #ffffff;
          --wash: #e9f2ed;
          --amber: #7a4a00;
          --amber-wash: #fbf0dc;
          --red: #a8201a;
          --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", sans-serif;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --paper: #121415;
            --sheet: #1a1d1e;
            --ink: #e9eaea;
            --muted: #a0a6ab;
            --line: #2c3032;
            --field: #72797e;
            --accent: #82d3ae;
            --accent-ink: #0c2118;
            --wash: #1d2f27;
            --amber: #f0c67c;
            --amber-wash: #33291a;
            --red: #ff9a92;
          }
        }
        *, *::before, *::after { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
          margin: 0;
          background: var(--paper);
          color: var(--ink);
          font: 1rem/1.5 var(--sans);
        }
        h1, h2, h3, p, ol, ul, pre, fieldset { margin: 0; padding: 0; border: 0; }
        ol, ul { list-style: none; }
        code, pre, .mono { font-family: var(--mono); font-size: 0.875em; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        [hidden] { display: none !important; }
        .skip { position: absolute; z-index: 2; left: 1rem; top: -4rem; padding: 0.5rem 1rem; }
        .skip { background: var(--sheet); color: var(--accent); }
        .skip:focus { top: 1rem; }

        /* The list of links */
        .index { padding: 1.5rem 1rem 3rem; }
        .index h1 { font-size: 1.25rem; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; padding: 0 0.75rem; }
        .index .count { color: var(--muted); font-size: 0.875rem; padding: 0.125rem 0.75rem 0; }
        .search { padding: 1rem 0.75rem 0.25rem; }
        .search input { background: var(--sheet); }
        .group { padding-top: 1.25rem; }
        .group h2 { font-size: 0.8125rem; font-weight: 600; color: var(--muted); padding: 0 0.75rem 0.375rem; }
        .entry {
          display: block;
          padding: 0.5625rem 0.75rem;
          border-radius: 8px;
          color: inherit;
          text-decoration: none;
        }
        .entry:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); }
        .entry[aria-current] { background: var(--wash); }
        .entry .name { display: flex; align-items: baseline; gap: 0.5rem; font-weight: 550; overflow-wrap: anywhere; }
        .entry[aria-current] .name { color: var(--accent); }
        .entry .pattern { display: block; color: var(--muted); font-size: 0.8125rem; line-height: 1.45; overflow-wrap: anywhere; }
        .none { color: var(--muted); padding: 1rem 0.75rem; }

        /* Marks */
        .badge {
          display: inline-flex;
          align-items: center;
          gap: 0.3125rem;
          padding: 0.0625rem 0.5rem;
          border-radius: 999px;
          background: var(--amber-wash);
          color: var(--amber);
          font: 550 0.75rem/1.5 var(--sans);
          white-space: nowrap;
        }
        .badge.plain { background: transparent; color: var(--muted); box-shadow: inset 0 0 0 1px var(--line); }
        .badge svg { width: 0.6875rem; height: 0.6875rem; fill: currentColor; }
        .entry .badge { padding: 0; background: none; box-shadow: none; font-weight: 400; align-self: center; }

        /* One link */
        main { padding: 0 1.25rem 4rem; outline: none; }
        .back { display: inline-block; padding: 1rem 0; color: var(--accent); text-decoration: none; }
        .back:hover { text-decoration: underline; text-underline-offset: 3px; }
        .head h2 { font-size: 1.625rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.018em; overflow-wrap: anywhere; }
        .head .summary { color: var(--muted); padding-top: 0.375rem; max-width: 60ch; white-space: pre-line; }
        .head .badges { display: flex; flex-wrap: wrap; gap: 0.375rem; padding-top: 0.75rem; }
        .head .badges:empty { display: none; }
        .head .pattern { padding-top: 1rem; font-size: 0.9375rem; line-height: 1.6; color: var(--muted); overflow-wrap: anywhere; }
        .pattern var { font-style: normal; }
        .head .pattern var { color: var(--accent); }
        .sheet {
          margin-top: 1.5rem;
          padding: 1.25rem;
          background: var(--sheet);
          border: 1px solid var(--line);
          border-radius: 12px;
        }
        .sheet h3 { font-size: 0.8125rem; font-weight: 600; color: var(--muted); padding-bottom: 0.875rem; }
        .title { display: flex; align-items: center; justify-content: space-between; }
        .sheet > .title { padding-bottom: 0.875rem; }
        .sheet > .title h3 { padding: 0; }

        /* Fields */
        .fields { display: grid; gap: 1rem 1.75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); }
        .fields.wide, .field.wide { grid-column: 1 / -1; }
        .fields + .fields { margin-top: 0.75rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
        .field label { display: flex; align-items: baseline; gap: 0.5rem; padding-bottom: 0.3125rem; font: 550 0.9375rem/1.5 var(--sans); }
        .field .type { margin-left: auto; color: var(--muted); font-weight: 400; font-size: 0.8125rem; text-align: right; }
        input, select {
          width: 100%;
          min-height: 2.625rem;
          padding: 0.5rem 0.75rem;
          border: 1px solid var(--field);
          border-radius: 8px;
          background: var(--sheet);
          color: var(--ink);
          font: 1rem/1.4 var(--sans);
        }
        .field input { font-family: var(--mono); font-size: 0.9375rem; }
        select {
          appearance: none;
          padding-right: 2.25rem;
          background-image:
            linear-gradient(45deg, transparent 50%, currentColor 50%),
            linear-gradient(-45deg, transparent 50%, currentColor 50%);
          background-position: right 1.1rem center, right 0.8rem center;
          background-size: 0.3125rem 0.3125rem;
          background-repeat: no-repeat;
        }
        input::placeholder { color: var(--muted); opacity: 1; }
        input:focus-visible, select:focus-visible { outline-offset: -1px; border-color: var(--accent); border-radius: 8px; }
        [aria-invalid="true"] { border-color: var(--red); }
        .note { min-height: 1.25rem; padding-top: 0.25rem; font-size: 0.8125rem; line-height: 1.4; color: var(--muted); }
        .note.wrong { color: var(--red); }
        .note.quiet { display: none; }

        /* The link and its code */
        .result { display: grid; gap: 1.25rem; }
        .url {
          display: block;
          padding: 0.875rem 1rem;
          border-radius: 8px;
          background: var(--wash);
          font-size: 1rem;
          line-height: 1.55;
          overflow-wrap: anywhere;
          user-select: all;
        }
        .url.missing {
          background: transparent;
          box-shadow: inset 0 0 0 1px var(--line);
          color: var(--muted);
          font-family: var(--sans);
          user-select: auto;
        }
        .actions { display: flex; flex-wrap: wrap; gap: 0.625rem; padding-top: 0.875rem; }
        .button {
          display: inline-flex;
          align-items: center;
          justify-content: center;
          min-height: 2.625rem;
          padding: 0.5rem 1.125rem;
          border: 1px solid var(--field);
          border-radius: 8px;
          background: transparent;
          color: var(--ink);
          font: 550 0.9375rem/1.4 var(--sans);
          text-decoration: none;
          cursor: pointer;
        }
        .button.small { min-height: 2rem; padding: 0.25rem 0.75rem; font-size: 0.8125rem; }
        .button:hover { border-color: var(--ink); }
        .button.main { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); }
        .button.main:hover { filter: brightness(1.08); }
        .button[aria-disabled="true"], .button[aria-disabled="true"]:hover {
          border-color: var(--line);
          background: transparent;
          color: var(--muted);
          filter: none;
          cursor: not-allowed;
        }
        .code { width: 10.5rem; max-width: 100%; }
        .code svg { display: block; width: 100%; height: auto; border-radius: 8px; background: #ffffff; border: 1px solid var(--line); }
        .code p { padding-top: 0.375rem; color: var(--muted); font-size: 0.8125rem; line-height: 1.4; }

        /* Lines for the shell */
        .shell { display: grid; gap: 0.875rem; }
        .shell .line { display: grid; gap: 0.375rem; }
        .shell .title { font-size: 0.9375rem; font-weight: 550; }
        .shell pre {
          padding: 0.75rem 1rem;
          border-radius: 8px;
          background: var(--paper);
          border: 1px solid var(--line);
          white-space: pre-wrap;
          overflow-wrap: anywhere;
          line-height: 1.55;
        }

        @media (max-width: 54.99rem) {
          body.one .index { display: none; }
          body.all main { display: none; }
          body.all .entry[aria-current] { background: none; }
          body.all .entry[aria-current] .name { color: inherit; }
        }
        @media (min-width: 34rem) {
          .result:has(.code:not([hidden])) { grid-template-columns: minmax(0, 1fr) 10.5rem; align-items: start; }
        }
        @media (min-width: 55rem) {
          body { display: grid; grid-template-columns: minmax(17rem, 22rem) minmax(0, 1fr); }
          .index { height: 100vh; position: sticky; top: 0; overflow-y: auto; border-right: 1px solid var(--line); padding-top: 2rem; }
          main { padding: 2.25rem 3rem 5rem; }
          main > * { max-width: 48rem; }
          .back { display: none; }
          .sheet { padding: 1.5rem; }
        }
        @media (prefers-contrast: more) {
          :root { --line: var(--field); }
        }
        @media print {
          .index, .back, .actions, .shell .button { display: none; }
          body { display: block; }
        }
        """##
}
