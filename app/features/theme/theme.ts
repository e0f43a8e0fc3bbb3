import { THEME_KEY } from '#app/lib/limits.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/** The theme in force: the attribute on the page's root, which the script in the head has set (head-script.js). */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
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
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
