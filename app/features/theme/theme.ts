import { THEME_KEY } from '#app/lib/limits.ts';

export type Theme = 'light' | 'dark';

/**
 * Runs in the head before first paint. The default is light; anything but a stored "dark" is light, and a browser that
 * denies or has damaged its storage changes nothing. When another tab changes the theme, this one follows.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement.dataset,s=function(v){d.theme=v==='dark'?v:'light'};try{s(localStorage.getItem('${THEME_KEY}'))}catch(e){s()}addEventListener('storage',function(e){e.key==='${THEME_KEY}'&&s(e.newValue)})})()`;

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
  // What other tabs get from the browser; it names no key, so that the script above leaves the theme as it is.
  dispatchEvent(new Event('storage'));
}

export function subscribeToTheme(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
