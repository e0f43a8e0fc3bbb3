import { fillIn } from '#app/lib/fill-in.ts';
import type { Changes, Comment } from './api.ts';
import { WaitingEntry } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import type { Choice } from './use-choice.ts';
import { linkToEntry } from './use-route.ts';

/** Entries sent for approval, with what was answered. */
function RequestRows({ requests }: Pick<Changes, 'requests'>) {
  const { locale, words } = useLanguage();
  return (
    <ul className="rows">
      {requests.map(({ kind, id, title, by, at, reason, answer }) => (
        <li key={`${kind}/${id}`}>
          <a href={linkToEntry({ kind, id })}>{title[locale]}</a>{' '}
          {fillIn(words.asksToPublish, { name: by, reason })}{' '}
          <small>{formatMoment(at, locale)}</small>
          {answer && <Said {...answer} />}
        </li>
      ))}
    </ul>
  );
}

/** A comment with its person and time. */
export function Said({ by, at, text, isBack }: Comment) {
  const { locale, words } = useLanguage();
  return (
    <div>
      {isBack && <strong className="tag">{words.sentBack}</strong>}{' '}
      <span className="value">{text}</span>{' '}
      <small>
        {by}, {formatMoment(at, locale)}
      </small>
    </div>
  );
}

/** More changes than these are folded, so that what follows them stays in sight on a phone. */
const FEW = 5;

/** What is saved and not published. */
export function Saved() {
  const { answer, error } = useAnswer<Changes>('changes');
  return answer ? <WaitingEntries changes={answer} /> : <NoAnswer error={error} />;
}

/** The same, to be chosen from for a publication. */
export function WaitingEntries({ changes, choice }: { changes: Changes; choice?: Choice }) {
  const { locale, words } = useLanguage();
  const { last, waiting, requests, uncommitted, notes } = changes;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting}</h2>
      {notes.map((note) => (
        <p key={note.en} className="note">
          {note[locale]}
        </p>
      ))}
      <RequestRows requests={requests} />
      {last && waiting.length === 0 && <p>{words.nothingWaiting}</p>}
      {!last && <p className="note">{words.firstPublication}</p>}
      {waiting.length > 0 && (
        <details open={choice !== undefined || waiting.length <= FEW}>
          <summary>{fillIn(words.waitingEntries, { count: waiting.length })}</summary>
          {choice && <p className="hint">{words.chooseWaiting}</p>}
          <ul className="rows">
            {waiting.map((each) => (
              <WaitingEntry key={each.key} each={each} choice={choice} />
            ))}
          </ul>
        </details>
      )}
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
      {last && (
        <p className="quiet">{`${words.lastPublication}: ${last.sentence[locale]} (${last.by}, ${formatMoment(last.at, locale)})`}</p>
      )}
    </section>
  );
}
