/**
 * Opens what is folded while the page is printed, in browsers whose style sheet cannot
 * (app/styles/print.css): disclosures before Chromium 131, Firefox 143 and Safari 18.4, and
 * sub-tabs where the search of the browser does not look into them.
 */
export function startPrint(document: Document): void {
  let fold: (() => void)[] = [];
  addEventListener('beforeprint', () => {
    const panels = document.querySelectorAll<HTMLElement>('[role=tabpanel][hidden=""]');
    fold = [...panels].map(show);
    if (CSS.supports('selector(::details-content)')) return;
    const closed = document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open], [data-unprinted])',
    );
    fold.push(...[...closed].map(open));
  });
  addEventListener('afterprint', () => {
    for (const undo of fold.splice(0)) undo();
  });
}

function show(panel: HTMLElement): () => void {
  panel.hidden = false;
  return () => {
    panel.hidden = true;
  };
}

/** With its name a disclosure would close the others. */
function open(details: HTMLDetailsElement): () => void {
  const name = details.getAttribute('name');
  details.removeAttribute('name');
  details.open = true;
  return () => {
    details.open = false;
    if (name !== null) details.setAttribute('name', name);
  };
}
