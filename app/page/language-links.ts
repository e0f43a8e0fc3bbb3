/** What comes before a link is followed, copied or opened in another tab. */
const BEFORE = ['pointerdown', 'focusin', 'click'];

/**
 * Links to the same page in the other language lead to the same choices, words of a search and part
 * of the page.
 */
export function startLanguageLinks(document: Document): void {
  for (const event of BEFORE)
    document.addEventListener(event, ({ target }) => {
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language-link]');
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    });
}
