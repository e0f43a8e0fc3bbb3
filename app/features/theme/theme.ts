import { THEME_KEY } from '#app/lib/limits.ts';

type Theme = 'light' | 'dark';

/** Switches the theme, sets the attribute of the root and saves the choice if the browser allows it. The attribute is the current theme; anything except dark is light. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const theme: Theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage can be denied; the choice then lasts as long as the page.
  }
}
