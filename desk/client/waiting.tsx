import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { isTicked } from '#desk/server/publish/ticked.ts';
import type { Comment, Me, Place, UnpublishedContent } from './api.ts';
import { WaitingEntry } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';

/**
 * Entries sent for approval, with what was answered: for those who publish, what is theirs to
 * approve and not sent back.
 */
export function Requests({ changes, me }: { changes: UnpublishedContent; me: Me }) {
  const { locale, words } = useLanguage();
  const unitOf = ({ kind, id }: Place) =>
    changes.waiting.find(({ names }) => names.includes(`${kind}/${id}`));
  const requests = changes.requests.filter(
    (each) => !me.publish || (!each.answer?.isBack && unitOf(each)?.isAllowed !== false),
  );
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{me.publish ? words.toApprove : words.asked}</h2>
      <ul className="rows">
        {requests.map((each) => (
          <li key={`${each.kind}/${each.id}`}>
            <a
              href={
                me.publish && unitOf(each)
                  ? linkTo('review', each.kind, ...each.id.split('/'))
                  : linkToEntry({ kind: each.kind, id: each.id })
              }
            >
              {each.title[locale]}
            </a>{' '}
            {fillIn(words.asksToPublish, { name: each.by, reason: each.reason })}{' '}
            <small>{formatMoment(each.at, locale)}</small>
            {each.answer && <Said {...each.answer} of={each} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A comment with its person and time. */
export function Said({ by, at, text, isBack, path, field, of }: Comment & { of: Place }) {
  const { locale, words } = useLanguage();
  return (
    <div>
      {isBack && <strong className="tag">{words.sentBack}</strong>}{' '}
      {field && (
        <>
          <a href={linkToEntry({ ...of, path: path ?? [] })}>{field[locale]}</a>:{' '}
        </>
      )}
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
  const { answer, error } = useAnswer<UnpublishedContent>('changes');
  return answer ? <WaitingEntries changes={answer} /> : <NoAnswer error={error} />;
}

/** The same, to be chosen from for a publication. */
export function WaitingEntries({
  changes,
  choice,
}: {
  changes: UnpublishedContent;
  choice?: PublicationChoice;
}) {
  const { locale, words } = useLanguage();
  const { last, waiting, uncommitted, notes } = changes;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.waiting}</h2>
      {notes.map((note) => (
        <p key={note.en} className="note">
          {note[locale]}
        </p>
      ))}
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

/** Which of the entries that wait go into a publication. */
export type PublicationChoice = {
  /** Whether there is something to be chosen: the first publication is of everything. */
  isPossible: boolean;
  chosen: string[];
  choose: (key: string, isChosen: boolean) => void;
};

/** At first the own entries, and those sent for approval as they were sent, are chosen. */
export function useChoice(changes: UnpublishedContent | undefined): PublicationChoice {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const waiting = changes?.waiting ?? [];
  return {
    isPossible: waiting.length > 0,
    chosen: waiting.filter((each) => changed.get(each.key) ?? isTicked(each)).map(({ key }) => key),
    choose: (key, isChosen) => setChanged(new Map([...changed, [key, isChosen]])),
  };
}
