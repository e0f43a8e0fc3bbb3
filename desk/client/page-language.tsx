import { useContext, useState } from 'react';
import { FIRST, inLanguages, OWN_NAMES } from '#app/i18n/locale.ts';
import { Choice } from './choice.tsx';
import { PublishedContext, useLanguage } from './language.ts';

/** The language in which a page of the site is shown, at first that of the desk, with its choice where there are several. */
export function usePageLanguage() {
  const { locale, words } = useLanguage();
  const languages = useContext(PublishedContext);
  const [language, setLanguage] = useState(languages.find((each) => each === locale) ?? FIRST);
  const choice = languages.length > 1 && (
    <Choice
      label={words.language}
      options={inLanguages({ languages }, (each) => OWN_NAMES[each])}
      value={language}
      onChange={setLanguage}
    />
  );
  return { language, choice };
}
