/**
 * A press on an explained abbreviation opens the box of explanations at it
 * (app/content/rows/short-words.server.ts). Without this script its link leads to the list of
 * terms.
 */
export function startWords(document: Document): void {
  let box: HTMLElement | null = null;
  document.addEventListener('click', (event) => {
    const word =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.word');
    if (!word || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    box ??= document.querySelector('.word-meaning');
    const [long, meaning, allWords] = box?.children ?? [];
    if (!box || !long || !meaning || !allWords) return;
    event.preventDefault();
    long.textContent = word.dataset.long ?? '';
    meaning.textContent = word.dataset.meaning ?? '';
    allWords.setAttribute('href', word.getAttribute('href') ?? '');
    box.setAttribute('aria-label', word.textContent ?? '');
    // Beside the word, so that the Tab key goes on from there.
    word.after(box);
    box.showPopover();
    box.focus();
  });
  // A sentence is only itself again.
  document.addEventListener(
    'toggle',
    (event: Event & { newState?: string }) => {
      if (event.target === box && event.newState === 'closed') box?.remove();
    },
    true,
  );
}
