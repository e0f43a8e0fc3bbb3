import { partOfPage } from './address.ts';
import { hideUntilFound } from './tabs.ts';

/**
 * The tabs of a page whose state is the address (`[data-panel]`, and the links to them in
 * `[data-floating]`): the fragment names a panel or something in it. Without this script the style
 * sheet chooses by the fragment.
 */
export function startPageTabs(document: Document): void {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-panel]')];
  const first = panels.find(({ dataset }) => dataset.current !== undefined);
  if (!first) return;
  const panelOf = (hash: string) => partOfPage(hash)?.closest<HTMLElement>('[data-panel]');

  function choose(panel: HTMLElement) {
    for (const each of panels) {
      each.toggleAttribute('data-current', each === panel);
      hideUntilFound(each, each !== panel);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-floating] a')) {
      if (link.hash === `#${panel.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    const { title, heading } = panel.dataset;
    if (title) document.title = title;
    const h1 = document.querySelector('h1');
    if (h1 && heading) h1.textContent = heading;
  }

  // Before the browser scrolls there.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    const panel = link && link.pathname === location.pathname && panelOf(link.hash);
    if (panel) choose(panel);
  });
  addEventListener('popstate', () => {
    const part = partOfPage(location.hash);
    const panel = part ? part.closest<HTMLElement>('[data-panel]') : first;
    if (panel) choose(panel);
  });
  document.addEventListener('beforematch', ({ target }) => {
    if (!(target instanceof HTMLElement) || !panels.includes(target)) return;
    choose(target);
    // Found by the search of the browser.
    if (panelOf(location.hash) !== target) history.replaceState(null, '', `#${target.id}`);
  });

  // What the style sheet shows already; else the panel is shown, and scrolled to, as what is named
  // in it (address.ts).
  const named = CSS.supports('selector(:has(a))') && panelOf(location.hash);
  choose(named || first);
  for (const each of document.querySelectorAll('[data-floating], [data-panels]'))
    each.setAttribute('data-live', '');
}
