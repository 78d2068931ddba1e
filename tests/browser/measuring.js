(ask) => {
  const root = document.querySelector(ask.root);
  if (!root) return [`there is no ${ask.root}`];
  const found = [];
  const [W, H] = [document.documentElement.clientWidth, innerHeight];
  const page = document.scrollingElement;
  if (page.scrollWidth > W + 1) found.push(`the page scrolls sideways: ${page.scrollWidth} of ${W}`);
  if (!ask.scrolls && page.scrollHeight > H + 1) found.push(`the page scrolls down: ${page.scrollHeight} of ${H}`);

  // Nothing moves while we look: what was found out about an element holds until the end.
  const once = (find) => { const known = new Map(); return (one) => { if (!known.has(one)) known.set(one, find(one)); return known.get(one); }; };
  const hidden = once((one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    || one.closest('.sr, .skip:not(:focus), [inert]') !== null
    // Words for those who listen are one pixel that is clipped away.
    || (getComputedStyle(one).clipPath === 'inset(50%)' && one.clientWidth <= 1));
  const named = (one) => {
    const thing = one.closest('[data-oid]');
    const own = one.className?.baseVal ?? one.className ?? '';
    return `${one.tagName.toLowerCase()}.${String(own).split(' ').filter((c) => !c.startsWith('svelte')).join('.')}`
      + (thing ? ` of ${thing.dataset.oid}` : '');
  };
  // A panel that scrolls inside is not cut: its text can be reached.
  const scroller = (one, axis) => {
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.display === 'contents') continue;
      if (/(auto|scroll)/.test(axis === 'x' ? style.overflowX : style.overflowY)) return up;
    }
    return null;
  };
  const clipper = once((one) => {
    if (!one || one === document.documentElement) return [];
    const style = getComputedStyle(one);
    // What makes no box of its own clips nothing.
    if (style.display === 'contents') return clipper(one.parentElement);
    const x = style.overflowX !== 'visible', y = style.overflowY !== 'visible';
    const own = x || y ? [{ up: one, box: one.getBoundingClientRect(), x, y }] : [];
    return style.position === 'fixed' ? own : [...own, ...clipper(one.parentElement)];
  });

  // A panel that scrolls is scrolling too: on a phone downwards, else not at all.
  for (const one of root.querySelectorAll(':not(svg *)')) {
    if (one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth + 1) continue;
    if (one.closest('.rail') || hidden(one)) continue;
    const style = getComputedStyle(one);
    if (style.display === 'contents') continue;
    if (!ask.scrolls && /(auto|scroll)/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1) found.push(`scrolls down inside, ${one.scrollHeight} of ${one.clientHeight}: ${named(one)}`);
    if (!one.matches(ask.swiped) && /(auto|scroll)/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1) found.push(`scrolls sideways inside, ${one.scrollWidth} of ${one.clientWidth}: ${named(one)}`);
  }

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.replace(/[\u00ad\u200b]/g, '').trim();
    const one = node.parentElement;
    if (!words || hidden(one) || one.closest('svg, [aria-hidden=true].scene, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (!rects.length) continue;
    texts.push({ node, one, words, rects, size: parseFloat(getComputedStyle(one).fontSize) });
  }
  if (!texts.length) return ['there is nothing to read'];

  const filled = once((one) => {
    const [, alpha = '1'] = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(getComputedStyle(one).backgroundColor)?.filter((part) => part !== undefined) ?? [];
    return parseFloat(alpha) > 0.5;
  });
  // The card, button or panel on which something is written: not under a sign that is pinned on its edge, nor one that scrolls.
  const written = once((one) => {
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one);
    const framed = parseFloat(style.borderLeftWidth) >= 1 && parseFloat(style.borderRightWidth) >= 1;
    if (!/^(inline|contents)$/.test(style.display) && (framed || filled(one))) return one;
    return style.position === 'absolute' || /(auto|scroll)/.test(style.overflowX) ? null : written(one.parentElement);
  });

  for (const { one, words, rects, size } of texts) {
    const short = words.split(/\s+/).length <= 2;
    if (size < (short ? ask.labels : ask.smallest) - 0.05) found.push(`too small, ${size.toFixed(1)} px: "${words.slice(0, 40)}" in ${named(one)}`);
    const box = { left: Math.min(...rects.map((r) => r.left)), right: Math.max(...rects.map((r) => r.right)),
      top: Math.min(...rects.map((r) => r.top)), bottom: Math.max(...rects.map((r) => r.bottom)) };
    // Letters are lower than their line: a tenth of the line may be cut from above and below and nothing is lost.
    const slack = size * 0.22;
    const reach = { x: false, y: false };
    for (const { up, box: clip, x, y } of clipper(one)) {
      const style = getComputedStyle(up);
      reach.x ||= /(auto|scroll)/.test(style.overflowX);
      reach.y ||= /(auto|scroll)/.test(style.overflowY);
      // What lies above or before where a panel begins cannot be scrolled to.
      const scrolled = /(auto|scroll)/;
      if ((scrolled.test(style.overflowY) && box.top < clip.top - up.scrollTop - slack) || (scrolled.test(style.overflowX) && box.left < clip.left - up.scrollLeft - 1.5)) {
        found.push(`out of reach: "${words.slice(0, 40)}" in ${named(one)} by ${named(up)}`); break;
      }
      if (x && !reach.x && (box.left < clip.left - 1.5 || box.right > clip.right + 1.5)) {
        found.push(`cut sideways: "${words.slice(0, 40)}" in ${named(one)} by ${named(up)}`); break;
      }
      if (y && !reach.y && (box.top < clip.top - slack || box.bottom > clip.bottom + slack)) {
        found.push(`cut: "${words.slice(0, 40)}" in ${named(one)} by ${named(up)}`); break;
      }
    }
    // What a number has just changed by stands beside it for a moment.
    const on = one.closest('.change') ? null : written(one)?.getBoundingClientRect();
    if (on && (box.left < on.left - 2 || box.right > on.right + 2)) found.push(`hangs out: "${words.slice(0, 40)}" in ${named(one)} of ${named(written(one))}`);
    const style = getComputedStyle(one);
    if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) found.push(`shortened: "${words.slice(0, 40)}" in ${named(one)}`);
    if (!scroller(one, 'x') && (box.left < -1 || box.right > W + 1)) found.push(`off the screen: "${words.slice(0, 40)}" in ${named(one)}`);
    if (!ask.scrolls && !scroller(one, 'y') && (box.top < -slack || box.bottom > H + slack)) found.push(`off the screen: "${words.slice(0, 40)}" in ${named(one)}`);
  }

  const stays = (there, under) => {
    for (let up = there; up && !up.contains(under); up = up.parentElement) if (getComputedStyle(up).position === 'sticky') return true;
    return false;
  };
  // The guide of a lesson is a card that lies on the table: what is painted over by it is not read now, and need not be,
  // unless it is what the guide speaks of or what one answers with.
  const FLOATS = '.coach';
  const NEEDED = '.prompt, .lit, [data-look], [data-oid^="hand:"]';
  const under = (card, one, x, y) => card && !card.contains(one) && !one.closest(NEEDED) && filled(card) && card.contains(document.elementFromPoint(x, y));
  // Two texts on one another cannot be read. A line is a little higher than its letters.
  const inner = (r, size) => { const h = Math.min(r.height, size * 0.72); const mid = (r.top + r.bottom) / 2; return { left: r.left + 0.5, right: r.right - 0.5, top: mid - h / 2, bottom: mid + h / 2 }; };
  const seen = (one, r) => {
    // What lies behind a scrolled edge, or out of sight, is not read now.
    for (const { box: clip, x, y } of clipper(one)) {
      if (x && (r.right < clip.left + 1 || r.left > clip.right - 1)) return false;
      if (y && (r.bottom < clip.top + 1 || r.top > clip.bottom - 1)) return false;
    }
    return r.right > 0 && r.left < W && r.bottom > 0 && r.top < H;
  };
  // Where a panel has been scrolled, only what it shows of a line can lie on another.
  const shown = (one, r) => clipper(one).reduce((now, { up, box: clip, x, y }) => {
    const style = getComputedStyle(up);
    const [across, down] = [x && /(auto|scroll)/.test(style.overflowX), y && /(auto|scroll)/.test(style.overflowY)];
    return { left: across ? Math.max(now.left, clip.left) : now.left, right: across ? Math.min(now.right, clip.right) : now.right,
      top: down ? Math.max(now.top, clip.top) : now.top, bottom: down ? Math.min(now.bottom, clip.bottom) : now.bottom };
  }, r);
  const lines = texts.flatMap((text) => text.rects.map((r) => ({ ...text, r: inner(r, text.size) }))).filter((line) => seen(line.one, line.r))
    .map((line) => ({ ...line, r: shown(line.one, line.r) }));
  lines.sort((a, b) => a.r.top - b.r.top);
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length && lines[j].r.top < lines[i].r.bottom; j++) {
      const [a, b] = [lines[i], lines[j]];
      if (a.node === b.node) continue;
      if (ask.scrolls && (stays(a.one, b.one) ? scroller(b.one, 'y') : stays(b.one, a.one) && scroller(a.one, 'y'))) continue;
      const across = Math.min(a.r.right, b.r.right) - Math.max(a.r.left, b.r.left);
      const down = Math.min(a.r.bottom, b.r.bottom) - Math.max(a.r.top, b.r.top);
      if (across <= 1.5 || down <= 2) continue;
      const [x, y] = [Math.max(a.r.left, b.r.left) + across / 2, Math.max(a.r.top, b.r.top) + down / 2];
      if (under(a.one.closest(FLOATS), b.one, x, y) || under(b.one.closest(FLOATS), a.one, x, y)) continue;
      found.push(`on one another: "${a.words.slice(0, 30)}" (${named(a.one)}) and "${b.words.slice(0, 30)}" (${named(b.one)})`);
    }
  }

  // Nor can a text be read that lies under something painted: looked at in six places of every line.
  const paints = (one, under, x, y) => {
    for (let up = one; up && !up.contains(under); up = up.parentElement) {
      if (up.ownerSVGElement) { if (getComputedStyle(up).fill !== 'none') return true; continue; }
      // A mark may stick out of its safe: there only the mark is painted.
      const box = up.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
      if (filled(up)) return true;
    }
    return false;
  };
  // To ask what lies at a point takes long: it is asked only where the box of something painted is.
  const within = (one) => clipper(one.parentElement).reduce((now, { box: clip, x, y }) => ({
    left: x ? Math.max(now.left, clip.left) : now.left, right: x ? Math.min(now.right, clip.right) : now.right,
    top: y ? Math.max(now.top, clip.top) : now.top, bottom: y ? Math.min(now.bottom, clip.bottom) : now.bottom }), one.getBoundingClientRect());
  const painted = [...root.querySelectorAll('*')].filter((one) => (one.ownerSVGElement || filled(one)) && getComputedStyle(one).pointerEvents !== 'none')
    .map((one) => ({ one, box: within(one), scenery: one.closest('.scene') !== null }));
  const told = new Set();
  for (const { one, words, r } of lines) {
    // What lets every pointer through cannot be found at a point, though it lies on top.
    if (told.has(words) || getComputedStyle(one).pointerEvents === 'none') continue;
    const near = painted.filter(({ one: other, box }) => box.left <= r.right && box.right >= r.left && box.top <= r.bottom && box.bottom >= r.top
      && !other.contains(one) && !one.contains(other));
    const pieces = near.filter(({ scenery }) => !scenery);
    for (const x of [r.left + 1.5, (r.left + r.right) / 2, r.right - 1.5]) {
      for (const y of [r.top + 1, r.bottom - 1]) {
        // Scenery lies under everything in its whole width, or on top of it: one place of a line tells which.
        const middle = x > r.left + 1.5 && x < r.right - 1.5 && y < r.bottom - 1;
        if (!(middle ? near : pieces).some(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) continue;
        if (x < 0 || y < 0 || x >= W || y >= H || !seen(one, { left: x, right: x, top: y - 1, bottom: y + 1 })) continue;
        const there = document.elementFromPoint(x, y);
        if (!there || told.has(words) || there.contains(one) || one.contains(there) || !paints(there, one, x, y)) continue;
        // What a panel that scrolls has under its edge is read by scrolling.
        if (ask.scrolls && scroller(one, 'y') && !scroller(one, 'y').contains(there)) continue;
        // Nor is what slides under the question or the hand, which stay.
        if (ask.scrolls && scroller(one, 'y') && stays(there, one)) continue;
        told.add(words);
        found.push(`text covered: "${words.slice(0, 40)}" in ${named(one)} by ${named(there)}`);
      }
    }
  }

  // On a phone the question, the hand and the buttons stay in sight, however far one has scrolled.
  const kept = () => {
    for (const one of root.querySelectorAll('.prompt .ask, .prompt button, [data-oid^="hand:"]')) {
      if (hidden(one)) continue;
      // More answers than there is room for are leafed through where they stand: their panel has to be in sight.
      const panel = one.matches('.acts button') ? scroller(one, 'y') : null;
      const box = (panel?.closest('.prompt') ? panel : one).getBoundingClientRect();
      if (box.left < -1 || box.right > W + 1 || box.top < -1 || box.bottom > H + 1) return `out of sight: ${named(one)}`;
    }
    return null;
  };
  if (ask.scrolls) {
    // More answers than a low window holds are leafed through where they stand.
    const panels = [...root.querySelectorAll(':not(svg *)'), page].filter((one) => one.scrollHeight > one.clientHeight + 1
      && !one.closest('.prompt') && (one === page || /(auto|scroll)/.test(getComputedStyle(one).overflowY)));
    const at = panels.map((one) => one.scrollTop);
    for (const end of [0, 1e6]) {
      panels.forEach((one) => { one.scrollTop = end; });
      const lost = kept();
      if (lost) found.push(`${lost}${end ? ', scrolled to the end' : ''}`);
    }
    panels.forEach((one, k) => { one.scrollTop = at[k]; });
  }

  // What can be pressed is in sight, large enough, and not under something else.
  for (const one of root.querySelectorAll('[data-oid].lit, .prompt button:not([disabled])')) {
    if (hidden(one)) { if (one.matches('.lit')) found.push(`lit, but not shown: ${named(one)}`); continue; }
    const box = one.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) { found.push(`lit, but without room: ${named(one)}`); continue; }
    // A small thing may be lit if a button does the same, or if its choices can be begun with another thing.
    const instead = one.dataset.oid && (one.dataset.also || root.querySelector(`[data-instead~="${one.dataset.oid}"]`));
    if (ask.touch && !instead && Math.max(box.width, box.height) < ask.touch - 0.5) found.push(`too small to touch, ${Math.round(box.width)} x ${Math.round(box.height)}: ${named(one)}`);
    if (ask.scrolls || scroller(one, 'x') || scroller(one, 'y')) continue;
    if (box.left < -2 || box.top < -2 || box.right > W + 2 || box.bottom > H + 2) found.push(`lit, but off the screen: ${named(one)}`);
    const there = document.elementFromPoint(Math.min(W - 2, Math.max(1, box.left + box.width / 2)), Math.min(H - 2, Math.max(1, box.top + box.height / 2)));
    if (there && !one.contains(there) && !there.contains(one)) found.push(`covered: ${named(one)} by ${named(there)}`);
  }
  return [...new Set(found)];
}
