/**
 * Keeps at most one of the disclosures with the same name open in browsers that do not: before
 * Chromium 120, Firefox 130 and Safari 17.2.
 */
export function startOneOpen(document: Document): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const name = target.getAttribute('name');
      for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]'))
        if (other !== target && other.getAttribute('name') === name) other.open = false;
    },
    true,
  );
}

/**
 * Opens on wide screens what is folded on phones only, in browsers whose style sheet cannot
 * (app/styles/layout.css): before Chromium 131, Firefox 143 and Safari 18.4.
 */
export function startPhoneFolds(document: Document): void {
  if (CSS.supports('selector(::details-content)')) return;
  if (!matchMedia('(min-width: 47.5em)').matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-phone-fold]'))
    fold.open = true;
}
