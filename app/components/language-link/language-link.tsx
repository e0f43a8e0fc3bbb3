import type { ComponentProps } from 'react';

type LanguageLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & {
  href: string;
  lang: string;
};

/**
 * The same page in another language, with the choices in its address (app/page/language-links.ts).
 */
export function LanguageLink({ href, lang, ...rest }: LanguageLinkProps) {
  return <a href={href} lang={lang} hrefLang={lang} data-language-link="" {...rest} />;
}
