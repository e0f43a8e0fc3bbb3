// In the head of every page (tools/page/finish-pages.ts): applies the saved choices before anything is painted.
// A browser without cascade layers ignores all styles but those of app/styles/plain.css.
if (!window.CSSLayerBlockRule) document.documentElement.setAttribute('data-plain', '');
try {
  for (const name of ['theme', 'text-size', 'contrast']) {
    const value = localStorage.getItem(name);
    // To the style sheet any other value is none; the script that comes later corrects it (display-script.js).
    if (value) document.documentElement.setAttribute(`data-${name}`, value);
  }
  // The router throws on every page if its stored scroll positions are invalid.
  const places = 'react-router-scroll-positions';
  if (!/^(?:\{("\w+":[\d.]+,?)*\})?$/.test(sessionStorage.getItem(places) ?? ''))
    sessionStorage.removeItem(places);
} catch {
  // A browser can deny its storage: then nothing has been chosen, and the router finds an empty store.
  Object.defineProperty(window, 'sessionStorage', {
    value: { getItem: () => null, setItem() {}, removeItem() {} },
  });
}
