// Loaded by the note that the service worker adds to a saved copy. Removes the note when the visitor goes to another page in the app.
(() => {
  // The start of the app shortens the address of a saved file (app/boot/start.js).
  const page = () => location.pathname.replace(/\/(?:index\.html)?$/, '');
  const first = page();
  const stop = setInterval(() => {
    if (page() === first) return;
    clearInterval(stop);
    document.querySelector('[data-copy-note]')?.remove();
  }, 250);
})();
