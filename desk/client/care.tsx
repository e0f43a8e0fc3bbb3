import { fillIn } from '#app/lib/fill-in.ts';
import type { Mistake, NamedEntry } from './api.ts';
import { formatDay, useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { MistakeList } from './mistake-list.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkToEntry } from './use-route.ts';

type CareRow = {
  file: string;
  since?: string;
  entry?: NamedEntry;
  address?: string;
  field?: Words;
};
type CareAnswer = {
  mistakes: Mistake[];
  lists: { name: string; rows: CareRow[] }[];
  samples: { kind: string; count: number }[];
};

/** Content that needs attention: past review, past term, expiring, older than its source, remaining samples. */
export function Care() {
  const { locale, words } = useLanguage();
  const { answer, error } = useAnswer<CareAnswer>('care');
  if (!answer) return <NoAnswer error={error} />;
  const lists = answer.lists.filter(({ rows }) => rows.length > 0);
  const titles: Readonly<Record<string, string>> = words.careLists;
  const samples = answer.samples.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h1>{words.care}</h1>
      {answer.mistakes.length > 0 && <p role="alert">{words.contentFaulty}</p>}
      <MistakeList mistakes={answer.mistakes} />
      {lists.length === 0 && answer.mistakes.length === 0 && <p>{words.allFine}</p>}
      {lists.map(({ name, rows }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>
            {titles[name] ?? name} ({rows.length})
          </h2>
          <ul className="rows">
            {rows.map(({ file, since, entry, address, field }) => (
              <li key={`${file} ${address} ${since} ${entry?.id}`}>
                {entry ? (
                  <a href={linkToEntry(entry)}>{entry.title[locale]}</a>
                ) : (
                  <code>{file}</code>
                )}{' '}
                <small>
                  {[
                    address,
                    field?.[locale],
                    since === 'never' ? words.neverChecked : since && formatDay(since, locale),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>{fillIn(words.samplesLeft, { count: samples })}</p>
    </>
  );
}
