/** Keeps at most one of the disclosures with the same name open in browsers that do not: before Chromium 120, Firefox 130 and Safari 17.2. */
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
