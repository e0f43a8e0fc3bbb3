// Loaded by the note that the service worker adds to a saved copy. Removes the note when the visitor goes to another page in the app.
(() => {
  const { pathname } = location;
  const stop = setInterval(() => {
    if (location.pathname === pathname) return;
    clearInterval(stop);
    document.querySelector('[data-copy-note]')?.remove();
  }, 250);
})();
