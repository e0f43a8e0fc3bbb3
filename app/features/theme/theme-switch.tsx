import { Moon, Sun } from 'lucide-react';
import { type ComponentProps, useSyncExternalStore } from 'react';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { currentTheme, subscribeToTheme, toggleTheme } from './theme.ts';

type ThemeSwitchProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & {
  /** Shows the theme's name beside the icon. */
  hasWord?: boolean;
};

/** Names the theme it switches to; useless without scripts, and hidden then. */
export function ThemeSwitch({ hasWord = false, className = '', ...rest }: ThemeSwitchProps) {
  const { messages } = useLocale();
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => 'light');
  const label = theme === 'dark' ? messages.lightTheme : messages.darkTheme;
  return (
    <button {...rest} type="button" className={`needs-script ${className}`} onClick={toggleTheme} data-theme-switch="">
      {theme === 'dark' ? <Sun /> : <Moon />}
      <span className={hasWord ? undefined : 'visually-hidden'}>{label}</span>
    </button>
  );
}
