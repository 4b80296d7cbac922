/// What the page does. Texts of findings only ever become text, never markup.
enum HTMLScript {
    static let text = #"""
        const [FILE, LINE, COLUMN, SEVERITY, RULE, MESSAGE, TARGETS, OWNERS, SOURCE, NEW] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
        const severities = ['note', 'warning', 'error'];
        const about = new Map(data.summaries.map(([name, files, how, status]) =>
          [name, [files === 1 ? '1 file' : files + ' files', how, status].filter(Boolean).join(', ')]));
        const views = [
          { title: 'Target', names: f => f[TARGETS].length ? f[TARGETS].map(t => data.targets[t]) : ['files of no target'] },
          { title: 'Rule', names: f => [data.rules[f[RULE]]] },
          { title: 'Owner', names: f => f[OWNERS].length ? f[OWNERS].map(o => data.owners[o]) : ['nobody'] },
          { title: 'File', names: f => [data.files[f[FILE]]] },
        ];
        const pageLength = 200;
        let view = 0, open = new Set();

        const haystacks = data.findings.map(f => [data.files[f[FILE]], data.rules[f[RULE]], f[MESSAGE], f[SOURCE],
          f[TARGETS].map(t => data.targets[t]).join(' '), f[OWNERS].map(o => data.owners[o]).join(' ')].join('\n').toLowerCase());

        function matching() {
          words = get('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          const errors = get('errors').checked, fresh = get('new').checked;
          return data.findings.filter((f, i) => (!errors || f[SEVERITY] === 2) && (!fresh || f[NEW]) &&
            words.every(word => haystacks[i].includes(word)));
        }

        function numbers(found) {
          const box = get('numbers');
          box.replaceChildren();
          const show = (count, noun, kind) => {
            const item = element('span', kind);
            item.append(element('b', '', count.toLocaleString('en')), ' ' + noun);
            box.append(item, ' ');
          };
          const errors = found.filter(f => f[SEVERITY] === 2).length;
          const warnings = found.filter(f => f[SEVERITY] === 1).length;
          show(errors, errors === 1 ? 'error' : 'errors', errors ? 'error' : '');
          show(warnings, warnings === 1 ? 'warning' : 'warnings', warnings ? 'warning' : '');
          if (data.fixed !== null) {
            show(found.filter(f => f[NEW]).length, 'new', 'new');
            show(data.fixed, 'fixed', '');
          }
          if (found.length !== data.findings.length) show(data.findings.length, 'in all', '');
        }

        function grouped(found) {
          const groups = new Map();
          for (const finding of found) for (const name of views[view].names(finding)) {
            if (!groups.has(name)) groups.set(name, []);
            groups.get(name).push(finding);
          }
          if (view === 0 && !words.length && !get('errors').checked && !get('new').checked)
            for (const [name] of data.summaries) if (!groups.has(name)) groups.set(name, []);
          return [...groups].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0));
        }

        function row(f) {
          const line = element('div', 'row');
          const kind = severities[f[SEVERITY]];
          line.append(element('span', 'kind ' + kind, kind));
          const body = element('div');
          const message = element('div');
          message.append(marked(f[MESSAGE]), ' ');
          if (f[NEW]) message.append(element('b', 'new', 'new'), ' ');
          const address = data.addresses[f[RULE]];
          const rule = element(address ? 'a' : 'span', 'where');
          if (address) { rule.href = address; rule.rel = 'noreferrer'; }
          rule.append(marked(data.rules[f[RULE]]));
          message.append(rule);
          const place = element('div', 'place');
          place.append(marked(data.files[f[FILE]]), ':' + f[LINE] + (f[COLUMN] ? ':' + f[COLUMN] : ''));
          body.append(message, place);
          const targets = f[TARGETS].map(t => data.targets[t]).join(', ');
          if (view !== 0 && targets) body.append(element('div', 'where', 'in ' + targets));
          if (f[SOURCE]) body.append(element('code', '', f[SOURCE]));
          line.append(body);
          return line;
        }

        function addRows(box, findings, from) {
          for (const finding of findings.slice(from, from + pageLength)) box.append(row(finding));
          const rest = findings.length - from - pageLength;
          if (rest <= 0) return;
          const more = element('button', 'more', 'Show ' + Math.min(rest, pageLength) + ' of ' + rest.toLocaleString('en') + ' more');
          more.type = 'button';
          more.onclick = () => { more.remove(); addRows(box, findings, from + pageLength); };
          box.append(more);
        }

        function group([name, findings]) {
          const box = element('div', 'group');
          const head = element('button');
          head.type = 'button';
          const title = element('span', 'name');
          title.append(marked(name));
          if (view === 0 && about.has(name)) title.append(' ', element('span', 'about', about.get(name)));
          head.append(title);
          const fresh = findings.filter(f => f[NEW]).length;
          if (fresh) head.append(element('span', 'count new', '+' + fresh));
          const errors = findings.filter(f => f[SEVERITY] === 2).length;
          if (errors) head.append(element('span', 'count error', String(errors)));
          head.append(element('span', 'count' + (findings.length > errors ? ' warning' : ''), String(findings.length - errors)));
          const toggle = isOpen => {
            head.setAttribute('aria-expanded', String(isOpen));
            if (isOpen) open.add(name); else open.delete(name);
            box.querySelector('.rows')?.remove();
            if (!isOpen || !findings.length) return;
            const rows = element('div', 'rows');
            addRows(rows, findings, 0);
            box.append(rows);
          };
          head.onclick = () => { toggle(!open.has(name)); labelUnfold(); };
          box.append(head);
          toggle(open.has(name));
          return box;
        }

        function draw() {
          const found = matching();
          numbers(found);
          const groups = grouped(found);
          const list = get('groups');
          list.replaceChildren(...groups.map(group));
          if (!groups.length) list.append(element('p', 'empty', data.findings.length ? 'Nothing matches.' : 'Nothing was found.'));
          for (const [index, button] of [...get('views').children].entries()) button.setAttribute('aria-selected', String(index === view));
          labelUnfold();
        }

        function labelUnfold() { get('unfold').textContent = open.size ? 'Close all' : 'Open all'; }

        function show(index) { view = index; open.clear(); draw(); }

        function unfold() {
          // Each group shows a page of its findings only, so that this stays quick.
          if (open.size) open.clear(); else grouped(matching()).slice(0, pageLength).forEach(([name]) => open.add(name));
          draw();
        }

        function step(direction) {
          const heads = [...document.querySelectorAll('.group > button')];
          const index = heads.indexOf(document.activeElement);
          heads[index < 0 ? 0 : Math.min(heads.length - 1, Math.max(0, index + direction))]?.focus();
        }

        for (const [index, { title }] of views.entries()) {
          const button = element('button', '', title);
          button.type = 'button';
          button.setAttribute('role', 'tab');
          button.onclick = () => show(index);
          get('views').append(button);
        }
        get('newOnly').hidden = data.fixed === null;
        for (const id of ['errors', 'new']) get(id).onchange = draw;
        get('search').oninput = draw;
        get('unfold').onclick = unfold;
        get('theme').onclick = theme;
        get('notes').hidden = !data.notes.length;
        get('notes').querySelector('ul').append(...data.notes.map(note => element('li', '', note)));
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const isTyping = document.activeElement === get('search');
          if (event.key === 'Escape') {
            get('search').value = '';
            get('search').blur();
            draw();
          } else if (isTyping) {
            return;
          } else if (event.key === '/') {
            get('search').focus();
          } else if ('1234'.includes(event.key)) {
            show(Number(event.key) - 1);
          } else if (event.key === 'j' || event.key === 'k') {
            step(event.key === 'j' ? 1 : -1);
          } else if (event.key === 'e') {
            unfold();
          } else if (event.key === 'd') {
            theme();
          } else {
            return;
          }
          event.preventDefault();
        });
        draw();
        """#
}
