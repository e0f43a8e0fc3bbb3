import { THEME_KEY } from '#app/lib/limits.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

/**
 * Runs in the head before first paint. The default is light; anything but a stored "dark" is light, and a browser that
 * denies or has damaged its storage changes nothing.
 */
export const THEME_SCRIPT = `(function(){var t='light';try{if(localStorage.getItem('${THEME_KEY}')==='dark')t='dark'}catch(e){}document.documentElement.dataset.theme=t})()`;

/** The theme in force: the attribute on the page's root, which the script above has set. */
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
