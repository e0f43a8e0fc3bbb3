import { type Commit, type Me, type Place, type Publication, reasonOf } from './api.ts';
import { formatMoment, useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { useAnswer } from './use-answer.ts';
import { linkTo } from './use-route.ts';

export type Changes = { last: Publication | null; waiting: Commit[]; uncommitted: string[] };
type DraftRow = Place & { savedAt: string; title: Words };

/** The start page: unfinished entries, and saved changes that are not published. */
export function Overview({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const { answer: drafts } = useAnswer<DraftRow[]>('drafts');
  return (
    <>
      <h1>{words.overview}</h1>
      <p className="quiet">{words.signedIn(me.name)}</p>
      <section aria-labelledby="drafts">
        <h2 id="drafts">{words.yourDrafts}</h2>
        {drafts?.length === 0 && <p>{words.noDrafts}</p>}
        <ul className="rows">
          {drafts?.map(({ kind, id, title, savedAt }) => (
            <li key={`${kind}/${id}`}>
              <a href={linkTo('content', kind, id || 'new!')}>{title[locale] || words.add}</a> <small>{formatMoment(savedAt, locale)}</small>
            </li>
          ))}
        </ul>
      </section>
      <Waiting />
    </>
  );
}

/** Changes since the last publication. */
export function Waiting() {
  const { locale, words } = useLanguage();
  const { answer, error } = useAnswer<Changes>('changes');
  if (error) return <p role="alert">{reasonOf(error)[locale]}</p>;
  if (!answer) return <p aria-busy="true">{words.loading}</p>;
  const { last, waiting, uncommitted } = answer;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting}</h2>
      {waiting.length === 0 && <p>{words.nothingWaiting}</p>}
      <ul className="rows">
        {last !== null &&
          waiting.map(({ id, author, at, title }) => (
            <li key={id}>
              {title[locale]}{' '}
              <small>
                {author}, {formatMoment(at, locale)}
              </small>
            </li>
          ))}
      </ul>
      {uncommitted.length > 0 && (
        <div className="note">
          <p>{words.uncommitted}</p>
          <ul>
            {uncommitted.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="quiet">{last ? `${words.lastPublication}: ${last.sentence} (${last.by}, ${formatMoment(last.at, locale)})` : words.never}</p>
    </section>
  );
}
