/**
 * The script of a language by its code, as Unicode's properties name it: `Mlym` for `ml-IN`;
 * nothing for what is no code of a language, and for a set of scripts, such as that of Japanese.
 */
export function scriptOf(language: string): string | undefined {
  try {
    const { script } = new Intl.Locale(language.replaceAll('_', '-')).maximize();
    return script && new RegExp(`\\p{Script=${script}}`, 'u').unicode ? script : undefined;
  } catch {
    return undefined;
  }
}
