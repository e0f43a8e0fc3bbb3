import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLocale } from '#app/i18n/locale-context.tsx';

type ThemeSwitchProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** Shows the theme's name beside the icon. */
  hasWord?: boolean;
};

/**
 * Names the theme it switches to; hidden without scripts, because it needs them. It contains both
 * names and the style sheet shows one, so that it is right before any script
 * (app/page/head-script.js).
 */
export function ThemeSwitch({ hasWord = false, className = '', ...rest }: ThemeSwitchProps) {
  const { messages } = useLocale();
  const word = hasWord ? undefined : 'visually-hidden';
  return (
    <button {...rest} type="button" className={`needs-script ${className}`} data-theme-switch="">
      <span data-to="dark">
        <Moon />
        <span className={word}>{messages.darkTheme}</span>
      </span>
      <span data-to="light">
        <Sun />
        <span className={word}>{messages.lightTheme}</span>
      </span>
    </button>
  );
}
