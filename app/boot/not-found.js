// In the head of pages without the app (tools/page/finish-pages.ts): the theme switch works as in app/features/theme/theme.ts, and on the
// not-found page the search box is filled with the words of the wrong address.
document.addEventListener('click', ({ target }) => {
  if (!target.closest('[data-theme-switch]')) return;
  const root = document.documentElement;
  root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
});
document.addEventListener('DOMContentLoaded', () => {
  const box = document.querySelector('form[data-wrong-address] input');
  if (box?.value !== '') return;
  let path = location.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // An invalidly encoded address is used unchanged.
  }
  const noise = /^(?:ml|en|index|home|html?|php|aspx?|jsp|www|pages?|node|\d{1,4})$/i;
  const words = path
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 1 && !noise.test(word));
  box.value = words.slice(0, 8).join(' ').slice(0, box.maxLength);
});
