import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { PublishSaved } from './after-save.tsx';
import type { NamedEntry } from './api.ts';
import { type Me, type PastPublication, reasonOf } from './api.ts';
import { WhatChanged } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { ProgressLine, useProgress } from './publish.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

/**
 * Who published what and when; the newest is undone in two presses, of an older one each entry is
 * brought back in its form.
 */
export function History({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const { progress, error: failure, isUnderWay, start } = useProgress();
  const [hasUndone, setHasUndone] = useState(false);
  const { lock, reason } = useLock(isUnderWay ? words.locked.publication : undefined);
  const { answer: publications, error } = useAnswer<PastPublication[]>(
    'history',
    progress.stage === 'published' ? 1 : 0,
  );
  if (!publications) return <NoAnswer error={error} />;
  return (
    <>
      <h1>{words.history}</h1>
      {(hasUndone || isUnderWay) && <ProgressLine progress={progress} isUndo={hasUndone} />}
      {failure !== undefined && <p role="alert">{reasonOf(failure)[locale]}</p>}
      <p className="quiet">{words.historyLead}</p>
      {publications.length === 0 && <p>{words.never}</p>}
      <ol className="rows">
        {publications.map(({ tag, sentence, by, at, isFirst, isNewest }) => (
          <li key={tag}>
            <h2>{sentence[locale]}</h2>
            <p className="quiet">
              {by}, {formatMoment(at, locale)}
            </p>
            {!isFirst && <WhatChanged of={{ tag }} />}
            {me.publish && isNewest && !isFirst && (
              <>
                <button
                  type="button"
                  {...lock}
                  onClick={() => {
                    if (!window.confirm(fillIn(words.undoSure, { sentence: sentence[locale] })))
                      return;
                    setHasUndone(true);
                    void start('undo', { tag });
                  }}
                >
                  {words.undo}
                </button>
                {reason}
              </>
            )}
            {isFirst && <p className="quiet">{words.firstStays}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

type DeletedRow = { id: string; key: string; author: string; at: string; title: Words };

/** What was deleted in the last month; each is brought back in one press. */
export function Deleted({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const [version, setVersion] = useState(0);
  const { answer, error } = useAnswer<DeletedRow[]>('deleted', version);
  const { send, report } = useSend();
  const [back, setBack] = useState<NamedEntry>();
  const bring = async ({ id, key, title }: DeletedRow) => {
    const place = await send<{ kind: string; id: string }>('restore', { id, key }, () =>
      inBoth((messages) => messages.broughtBack),
    );
    if (!place) return;
    setBack({ ...place, title });
    setVersion((before) => before + 1);
  };
  if (!answer) return <NoAnswer error={error} />;
  return (
    <>
      <h1>{words.deleted}</h1>
      <p>{words.deletedLead}</p>
      {report}
      {back && <a href={linkToEntry(back)}>{back.title[locale]}</a>}
      {back && me.publish && <PublishSaved key={version} names={[`${back.kind}/${back.id}`]} />}
      {answer.length === 0 && <p>{words.noneDeleted}</p>}
      <ul className="rows">
        {answer.map((commit) => (
          <li key={commit.id + commit.key}>
            {commit.title[locale]}{' '}
            <small>
              {commit.author}, {formatMoment(commit.at, locale)}
            </small>{' '}
            <button type="button" onClick={() => bring(commit)}>
              {words.bringBack}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
