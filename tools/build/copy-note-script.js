// Loaded by the note that the service worker puts on a copy. Inside the app the next page is not that copy: the note goes.
(() => {
  const { pathname } = location;
  const stop = setInterval(() => {
    if (location.pathname === pathname) return;
    clearInterval(stop);
    document.querySelector('[data-copy-note]')?.remove();
  }, 250);
})();
