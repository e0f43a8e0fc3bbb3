// In the head of every page (app/root.tsx): what must be done before anything is painted. In a
// block, so that no other script shares its names, and they can be made short.
{
  // Applies the saved choices.
  // A browser without cascade layers ignores all styles but those of app/styles/plain.css.
  const root = document.documentElement;
  if (!window.CSSLayerBlockRule) root.setAttribute('data-plain', '');
  try {
    for (const name of ['theme', 'text-size', 'contrast']) {
      const value = localStorage.getItem(name);
      // To the style sheet any other value is none; the script that comes later corrects it
      // (app/page/display.ts).
      if (value) root.setAttribute(`data-${name}`, value);
    }
  } catch {
    // A browser can deny its storage: then nothing has been chosen.
  }
  // Where the script of the page does not come, what it does is not offered (app/styles/plain.css),
  // and it is asked for again after a second and at each press: a line or a server may have failed
  // for a moment.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.localName !== 'script') return;
      let tries = 0;
      let isAsked = false;
      const again = () => {
        if (isAsked) return;
        isAsked = true;
        tries += 1;
        // A browser does not ask for the same address twice.
        import(`${target.src}?again=${tries}`).then(
          () => root.removeAttribute('data-failed'),
          () => {
            isAsked = false;
          },
        );
      };
      root.setAttribute('data-failed', '');
      setTimeout(again, 1000);
      addEventListener('pointerdown', again);
    },
    true,
  );
  // The theme switch answers before the script of the page has come (specification, section 4):
  // itself at once, and the page, all of which is styled anew, after that is painted.
  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-theme-switch]');
    if (!button) return;
    button.toggleAttribute('data-pressed', true);
    requestAnimationFrame(() =>
      setTimeout(() => {
        button.removeAttribute('data-pressed');
        const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
        root.dataset.theme = theme;
        try {
          localStorage.setItem('theme', theme);
        } catch {
          // The choice lasts as long as the page.
        }
      }),
    );
  });
}
