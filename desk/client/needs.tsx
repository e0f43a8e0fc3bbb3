import type { EditedEntry } from './api.ts';
import { useLanguage } from './language.ts';
import { linkToEntry } from './use-route.ts';

/** What an entry needs beside its form, such as the fees of a programme, with links to where it is written. */
export function Needs({ of }: { of: EditedEntry['needs'] }) {
  const { locale, words } = useLanguage();
  if (of.length === 0) return null;
  return (
    <section className="note" aria-labelledby="needs">
      <h2 id="needs">{words.needs}</h2>
      <ul>
        {of.map((need) => (
          <li key={need.title.en}>
            <a href={linkToEntry(need)}>{need.title[locale]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
