/// What the page about sizes does: the data, the map of areas, and the table.
enum SizePageScript {
    /// The files and what is chosen.
    static let data = #"""
        const [PATH, KIND, BUNDLE, DOWNLOAD, INSTALLED, COPY, OLD_DOWNLOAD, OLD_INSTALLED] = [0, 1, 2, 3, 4, 5, 6, 7];
        const hasOld = data.old !== null;
        const views = [
          { title: 'Owner', name: f => data.bundles[f[BUNDLE]][2] || 'no bundle' },
          { title: 'Bundle', name: f => data.bundles[f[BUNDLE]][0] || 'no bundle' },
          { title: 'Kind', name: f => data.kinds[f[KIND]] },
        ];
        const state = { view: 0, isInstalled: false, part: null, order: null, isRising: false, shown: 100 };
        const haystacks = new Map(data.files.map(f =>
          [f, [f[PATH], data.kinds[f[KIND]], ...data.bundles[f[BUNDLE]]].join('\n').toLowerCase()]));
        const size = f => f[state.isInstalled ? INSTALLED : DOWNLOAD];
        const before = f => Math.max(0, f[state.isInstalled ? OLD_INSTALLED : OLD_DOWNLOAD]);
        const isNew = f => hasOld && f[OLD_DOWNLOAD] < 0;
        const change = f => hasOld ? size(f) - before(f) : 0;
        const total = files => files.reduce((sum, f) => sum + size(f), 0);

        const signed = count => (count > 0 ? '+' : '') + bytes(count);

        function matching() {
          words = get('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          const copies = get('copiesOnly').checked, changed = get('changedOnly').checked;
          return data.files.filter(f => (!copies || f[COPY] >= 0) && (!changed || isNew(f) || change(f) !== 0) &&
            words.every(word => haystacks.get(f).includes(word)));
        }

        function numbers(found) {
          const box = get('numbers');
          box.replaceChildren();
          const show = (text, noun, kind) => {
            const item = element('span', kind);
            item.append(element('b', '', text), ' ' + noun);
            box.append(item, ' ');
          };
          const sum = index => data.files.reduce((value, f) => value + f[index], 0);
          show(bytes(sum(DOWNLOAD)), data.estimate ? 'download, estimated' : 'download', '');
          show(bytes(sum(INSTALLED)), 'installed', '');
          if (hasOld) {
            const growth = total(data.files) - data.old[state.isInstalled ? 2 : 1];
            show(signed(growth), 'since ' + data.old[0], growth > 0 ? 'error' : 'new');
          }
          const wasted = data.copies.reduce((value, copy) => value + copy[state.isInstalled ? 4 : 3], 0);
          if (wasted) show(bytes(wasted), 'in copies', 'warning');
          if (found.length !== data.files.length) show(bytes(total(found)), 'in ' + found.length.toLocaleString('en') + ' found', '');
        }
        """#

    /// The map of areas.
    static let map = #"""
        // Areas in rows along the shorter side, as long as that makes the worst of a row more like a square.
        function layout(items, left, top, width, height) {
          const sum = items.reduce((value, item) => value + item.size, 0);
          const scale = sum > 0 ? width * height / sum : 0;
          const areas = items.map(item => ({ item, area: item.size * scale })).filter(tile => tile.area > 0);
          const worst = (row, area, side) => Math.max(side * side * row[0].area / (area * area),
            area * area / (side * side * row[row.length - 1].area));
          let index = 0;
          while (index < areas.length) {
            const side = Math.min(width, height);
            let row = [areas[index]], area = areas[index].area;
            while (index + row.length < areas.length) {
              const next = areas[index + row.length];
              if (worst([...row.slice(0, 1), next], area + next.area, side) > worst(row, area, side)) break;
              row.push(next);
              area += next.area;
            }
            const depth = side > 0 ? area / side : 0;
            let place = 0;
            for (const tile of row) {
              const length = depth > 0 ? tile.area / depth : 0;
              Object.assign(tile, width >= height ? { left, top: top + place, width: depth, height: length }
                : { left: left + place, top, width: length, height: depth });
              place += length;
            }
            if (width >= height) { left += depth; width -= depth; } else { top += depth; height -= depth; }
            index += row.length;
          }
          return areas;
        }

        const tileLimit = 80;

        // The largest files, and one area for all others.
        function tiles(files) {
          const sorted = [...files].sort((a, b) => size(b) - size(a));
          const items = sorted.slice(0, tileLimit).map(file => ({ file, size: size(file) }));
          const rest = sorted.slice(tileLimit);
          if (rest.length) items.push({ count: rest.length, size: total(rest) });
          return items;
        }

        function placed(classes, tile) {
          const node = element('button', classes);
          node.type = 'button';
          for (const side of ['left', 'top', 'width', 'height']) node.style[side] = tile[side] + 'px';
          return node;
        }

        function about(f) {
          const parts = [f[PATH], data.kinds[f[KIND]], bytes(f[DOWNLOAD]) + ' in the download', bytes(f[INSTALLED]) + ' installed'];
          if (isNew(f)) parts.push('new'); else if (change(f)) parts.push(signed(change(f)));
          if (f[COPY] >= 0) parts.push('one of ' + data.copies[f[COPY]][2].length + ' copies');
          return parts.join(', ');
        }

        function explained(node, text, action) {
          node.setAttribute('aria-label', text);
          node.onmouseenter = node.onfocus = () => { get('detail').textContent = text; };
          node.onclick = action;
          return node;
        }

        const hue = kind => Math.round(kind * 137.5 + 210) % 360;

        // The kinds that the map shows, the largest first.
        function drawLegend(shown) {
          const sizes = new Map();
          for (const file of shown) sizes.set(file[KIND], (sizes.get(file[KIND]) ?? 0) + size(file));
          get('legend').replaceChildren(...[...sizes].sort((a, b) => b[1] - a[1]).map(([kind, sum]) => {
            const item = element('span', 'kind', data.kinds[kind] + ' ' + bytes(sum));
            item.setAttribute('role', 'listitem');
            item.style.setProperty('--hue', hue(kind));
            return item;
          }));
        }

        function fileTile(tile) {
          const { file, count } = tile.item;
          if (!file) {
            const node = placed('tile', tile);
            node.style.setProperty('--hue', 220);
            if (tile.width > 50 && tile.height > 18) node.append(element('span', '', count.toLocaleString('en') + ' more'));
            return explained(node, count + ' more files, ' + bytes(tile.item.size), () => get('files').scrollIntoView());
          }
          const node = placed('tile' + (file[COPY] >= 0 ? ' copy' : ''), tile);
          node.style.setProperty('--hue', hue(file[KIND]));
          if (tile.width > 46 && tile.height > 18) node.append(element('span', '', file[PATH].split('/').pop()));
          if (tile.width > 66 && tile.height > 36) node.append(element('span', '', bytes(size(file))));
          return explained(node, about(file), () => { get('search').value = file[PATH]; draw(); get('files').scrollIntoView(); });
        }

        function grouped(found) {
          const groups = new Map();
          for (const file of found) {
            const name = views[state.view].name(file);
            if (!groups.has(name)) groups.set(name, []);
            groups.get(name).push(file);
          }
          return [...groups].map(([name, files]) => ({ name, files, size: total(files) })).sort((a, b) => b.size - a.size);
        }

        function drawMap(found) {
          const map = get('map'), labelHeight = 20;
          map.replaceChildren();
          const groups = grouped(found);
          const part = groups.find(group => group.name === state.part);
          if (!found.length) map.append(element('p', 'empty', 'Nothing matches.'));
          if (part) for (const tile of layout(tiles(part.files), 0, 0, map.clientWidth, map.clientHeight)) map.append(fileTile(tile));
          else for (const tile of layout(groups, 0, 0, map.clientWidth, map.clientHeight)) {
            const group = tile.item;
            const node = placed('part', tile);
            const label = group.name.split('/').pop() + ' ' + bytes(group.size);
            if (tile.width > 40 && tile.height > labelHeight) node.append(element('span', '', label));
            const text = group.name + ', ' + bytes(group.size) + ', ' + group.files.length + ' files';
            map.append(explained(node, text, () => enter(group.name)));
            if (tile.width < 24 || tile.height < labelHeight + 14) continue;
            const inner = layout(tiles(group.files), tile.left + 2, tile.top + labelHeight, tile.width - 4, tile.height - labelHeight - 2);
            for (const small of inner) if (small.width > 2 && small.height > 2) map.append(fileTile(small));
          }
          drawLegend(part ? part.files : found);
          const trail = get('trail');
          trail.replaceChildren();
          if (!part) { trail.append('Everything by ' + views[state.view].title.toLowerCase()); return; }
          const back = element('button', '', '← everything');
          back.type = 'button';
          back.onclick = () => enter(null);
          trail.append(back, part.name + ', ' + bytes(part.size));
        }

        function enter(name) { state.part = name; draw(); }
        """#

    /// The table, the lists, and the keys.
    static let table = #"""
        const columns = [
          { title: 'Path', kind: 'path', value: f => f[PATH], node: pathCell },
          { title: 'Kind', kind: 'kind', value: f => data.kinds[f[KIND]], node: f => data.kinds[f[KIND]] },
          { title: 'Download', kind: 'number', value: f => f[DOWNLOAD], node: f => bytes(f[DOWNLOAD]) },
          { title: 'Installed', kind: 'number', value: f => f[INSTALLED], node: f => bytes(f[INSTALLED]) },
        ];
        if (hasOld) columns.push({ title: 'Change', kind: 'number', value: change, node: changeCell });

        function changeCell(f) {
          const growth = change(f);
          return element('span', growth > 0 ? 'grown' : growth < 0 ? 'shrunk' : '', isNew(f) ? 'new' : growth ? signed(growth) : '');
        }

        function pathCell(f) {
          const box = document.createDocumentFragment();
          box.append(marked(f[PATH]), ' ');
          if (f[COPY] >= 0) box.append(element('span', 'badge', data.copies[f[COPY]][2].length + ' copies'));
          return box;
        }

        const order = () => state.order ?? (state.isInstalled ? 3 : 2);

        function sortBy(index) {
          state.isRising = index === order() ? !state.isRising : columns[index].kind !== 'number';
          state.order = index;
          draw();
        }

        function drawTable(found) {
          const inPart = state.part === null ? found : found.filter(f => views[state.view].name(f) === state.part);
          const value = columns[order()].value, sign = state.isRising ? 1 : -1;
          const sorted = [...inPart].sort((a, b) => {
            const [left, right] = [value(a), value(b)];
            return sign * (left < right ? -1 : left > right ? 1 : 0) || (a[PATH] < b[PATH] ? -1 : 1);
          });
          const head = get('files').querySelector('thead tr');
          head.replaceChildren(...columns.map((column, index) => {
            const cell = element('th', column.kind);
            const button = element('button', '', column.title + (index === order() ? state.isRising ? ' ↑' : ' ↓' : ''));
            button.type = 'button';
            button.onclick = () => { sortBy(index); head.children[index].firstChild.focus(); };
            if (index === order()) cell.setAttribute('aria-sort', state.isRising ? 'ascending' : 'descending');
            cell.append(button);
            return cell;
          }));
          get('files').querySelector('tbody').replaceChildren(...sorted.slice(0, state.shown).map(f => {
            const row = element('tr');
            for (const column of columns) {
              const cell = element('td', column.kind);
              cell.append(column.node(f));
              row.append(cell);
            }
            return row;
          }));
          get('files').querySelector('.more')?.remove();
          const rest = sorted.length - state.shown;
          if (rest <= 0) return;
          const more = element('button', 'more', 'Show ' + Math.min(rest, 500) + ' of ' + rest.toLocaleString('en') + ' more');
          more.type = 'button';
          more.onclick = () => { state.shown += 500; drawTable(found); };
          get('files').append(more);
        }

        function item(head, title, where) {
          const box = element('div', 'item');
          box.append(element('b', '', head), ' ' + title);
          for (const line of where) box.append(element('div', 'where', line));
          return box;
        }

        function drawLists() {
          const wasted = copy => copy[state.isInstalled ? 4 : 3];
          const copies = [...data.copies].sort((a, b) => wasted(b) - wasted(a)).slice(0, 50);
          get('copies').hidden = !copies.length;
          get('copies').querySelector('.list').replaceChildren(...copies.map(copy =>
            item(bytes(wasted(copy)), copy[2].length + ' × ' + copy[1], [...copy[2].slice(0, 8), copy[5]].filter(Boolean))));
          const gone = [...data.gone].sort((a, b) => b[1] - a[1]);
          get('gone').hidden = !gone.length;
          get('gone').querySelector('.list').replaceChildren(...gone.slice(0, 200).map(([path, download, installed]) =>
            item(bytes(-(state.isInstalled ? installed : download)), path, [])));
        }

        function draw() {
          const found = matching();
          numbers(found);
          drawMap(found);
          drawTable(found);
          drawLists();
          get('measure').textContent = state.isInstalled ? 'Installed' : 'Download';
          for (const [index, button] of [...get('views').children].entries()) {
            button.setAttribute('aria-selected', String(index === state.view));
          }
        }

        function show(index) { Object.assign(state, { view: index, part: null }); draw(); }
        function measure() { state.isInstalled = !state.isInstalled; state.order = null; state.isRising = false; draw(); }
        function toggle(id) { get(id).checked = !get(id).checked; draw(); }

        for (const [index, { title }] of views.entries()) {
          const button = element('button', '', title);
          button.type = 'button';
          button.setAttribute('role', 'tab');
          button.onclick = () => show(index);
          get('views').append(button);
        }
        get('changedOnlyLabel').hidden = !hasOld;
        for (const id of ['copiesOnly', 'changedOnly']) get(id).onchange = draw;
        get('search').oninput = () => { state.shown = 100; draw(); };
        get('measure').onclick = measure;
        get('theme').onclick = theme;
        addEventListener('resize', () => drawMap(matching()));
        document.addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.key === 'Escape') {
            if (state.part !== null && !get('search').value) state.part = null;
            get('search').value = '';
            get('search').blur();
            draw();
          } else if (document.activeElement === get('search')) {
            return;
          } else if (event.key === '/') {
            get('search').focus();
          } else if ('123'.includes(event.key)) {
            show(Number(event.key) - 1);
          } else if (event.key === 'm') {
            measure();
          } else if (event.key === 'c') {
            toggle('copiesOnly');
          } else if (event.key === 's') {
            sortBy((order() + 1) % columns.length);
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
