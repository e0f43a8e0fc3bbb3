// Part of the module that starts a page (tools/page/finish-pages.ts): a press on an explained abbreviation opens the box of explanations at it
// (app/features/glossary/short-words.server.ts). Without this script, or in a browser without popovers, its link leads to the list of terms.
{
  let box;
  // Before the app, which would follow the link.
  document.addEventListener(
    'click',
    (event) => {
      const word = event.target.closest('a.word');
      if (!word || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      box ??= document.querySelector('.word-meaning');
      if (!box?.showPopover) return;
      event.preventDefault();
      const [long, meaning, allWords] = box.children;
      long.textContent = word.dataset.long ?? '';
      meaning.textContent = word.dataset.meaning;
      allWords.setAttribute('href', word.getAttribute('href'));
      box.ariaLabel = word.textContent;
      // Beside the word, so that the Tab key goes on from there.
      word.after(box);
      box.showPopover();
      box.focus();
    },
    true,
  );
  // A sentence is only itself again.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => target === box && newState === 'closed' && box.remove(),
    true,
  );
}
