import type { ComponentProps } from 'react';
import { takeChoiceAlong } from '#app/browser/take-choice-along.ts';

type LanguageLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & {
  href: string;
  lang: string;
};

/** The same page in another language. It is loaded in full, with the choices in its address. */
export function LanguageLink({ href, lang, ...rest }: LanguageLinkProps) {
  return <a href={href} onClick={takeChoiceAlong} lang={lang} hrefLang={lang} {...rest} />;
}
