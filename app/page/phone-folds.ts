/** Opens on wide screens what is folded on phones only, in browsers whose style sheet cannot (app/styles/layout.css): before Chromium 131, Firefox 143 and Safari 18.4. */
export function startPhoneFolds(document: Document): void {
  if (CSS.supports('selector(::details-content)')) return;
  if (!matchMedia('(min-width: 47.5em)').matches) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-phone-fold]'))
    fold.open = true;
}
