import { THEME_KEY } from '#app/lib/limits.ts';

type Theme = 'light' | 'dark';

/** The theme in force: the attribute on the page's root, which the script in the head has set (head-script.js); anything but dark is light. */
export function currentTheme(): string | undefined {
  return document.documentElement.dataset.theme;
}

/** Flips the theme, marks the page's root and keeps the choice where the browser allows it. */
export function toggleTheme(): void {
  const theme: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
  // What the browser tells other tabs; there a script of the page has set the theme before (display-script.js).
  dispatchEvent(new Event('storage'));
}

export function subscribeToTheme(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
