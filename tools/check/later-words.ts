import type { Problem } from '#app/content/reading/problem.server.ts';
import { LANGUAGE_NAMES, type Publishing } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { compareWords } from '#app/i18n/words.server.ts';
import { NOTHING } from '#app/lib/expected.ts';

/**
 * The labels of published languages that may lack some: a line on each language, and mistakes in
 * their files.
 */
export function laterWords({ languages }: Publishing): { lines: string[]; problems: Problem[] } {
  const compared = languages
    .filter(mayLack)
    .map((locale) => ({ name: LANGUAGE_NAMES[locale], ...compareWords(locale) }));
  return {
    lines: compared.map(
      ({ name, written, all }) =>
        `${written} of ${all} labels of ${name} are written; the others are shown in English.`,
    ),
    problems: compared.flatMap(({ wrong }) =>
      wrong.map(({ file, key, values }) => ({
        file,
        path: key === '' ? [] : key.split('.'),
        expected:
          values === undefined
            ? { en: 'a label that English has', ml: 'ഇംഗ്ലീഷിലുള്ള ഒരു ലേബൽ' }
            : {
                en: `the values of English in it: ${values || NOTHING.en}`,
                ml: `ഇംഗ്ലീഷിലെ മൂല്യങ്ങൾ: ${values || NOTHING.ml}`,
              },
        found: values === undefined ? `"${key || file}"` : { en: 'others', ml: 'മറ്റുള്ളവ' },
      })),
    ),
  };
}
