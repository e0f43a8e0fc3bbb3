/**
 * Tabs of the WAI-ARIA pattern with automatic activation out of panels that are built below each
 * other (app/components/tabs): arrows, Home and End move and select. Hidden panels are found by the
 * search of the browser. In a closed disclosure the first is chosen again.
 */
export function startTabs(document: Document): void {
  for (const tabs of document.querySelectorAll('[data-tabbed]')) {
    const list = listOf(tabs);
    for (const tab of list) {
      const panel = panelOf(tab);
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
    }
    tabs.setAttribute('data-live', '');
    tabs.querySelector('[role=tablist]')?.removeAttribute('hidden');
    choose(list[0]);
  }

  document.addEventListener('click', ({ target }) => choose(tabAt(target)));
  document.addEventListener('keydown', (event) => {
    const tab = tabAt(event.target);
    const list = tab ? listOf(tab.closest('[data-tabbed]')) : [];
    const next = list[nextIndex(event.key, list.indexOf(tab as HTMLElement), list.length)];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  document.addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element)
      choose(document.querySelector<HTMLElement>(`[role=tab][aria-controls="${target.id}"]`));
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && !target.open)
        choose(listOf(target.querySelector('[data-tabbed]'))[0]);
    },
    true,
  );
}

const tabAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;

const listOf = (tabs: Element | null) => [
  ...(tabs?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

function choose(chosen: HTMLElement | null | undefined): void {
  const tabs = chosen?.closest('[data-tabbed]');
  if (!chosen || !tabs || chosen.getAttribute('aria-selected') === 'true') return;
  const link = tabs.parentElement?.querySelector<HTMLAnchorElement>('a[data-share]');
  for (const tab of listOf(tabs)) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (!panel) continue;
    panel.tabIndex = isChosen ? 0 : -1;
    hideUntilFound(panel, !isChosen);
    panel.toggleAttribute('aria-hidden', false);
    if (!isChosen) panel.setAttribute('aria-hidden', 'true');
    // What is shown is what is shared.
    else if (link) link.hash = panel.id;
  }
}

/**
 * Hides an element so that the search of the browser finds its text; a browser without that hides
 * it completely.
 */
export function hideUntilFound(element: Element, isHidden: boolean): void {
  Object.assign(element, { hidden: isHidden && 'until-found' });
}

function nextIndex(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
