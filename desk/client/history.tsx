import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { type Me, type PastPublication, reasonOf } from './api.ts';
import { WhatChanged } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import { ProgressLine, useProgress } from './publish.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';

/** Who published what and when; the newest is undone in two presses, of an older one each entry is brought back in its form. */
export function History({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const { progress, error: failure, isUnderWay, start } = useProgress();
  const [hasUndone, setHasUndone] = useState(false);
  const { answer: publications, error } = useAnswer<PastPublication[]>(
    'history',
    progress.stage === 'published' ? 1 : 0,
  );
  if (!publications) return <NoAnswer error={error} />;
  return (
    <>
      <h1>{words.history}</h1>
      <ProgressLine progress={progress} isUndo={hasUndone} />
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
              <button
                type="button"
                disabled={isUnderWay}
                onClick={() => {
                  if (!window.confirm(fillIn(words.undoSure, { sentence: sentence[locale] })))
                    return;
                  setHasUndone(true);
                  void start('undo', { tag });
                }}
              >
                {words.undo}
              </button>
            )}
            {isFirst && <p className="quiet">{words.firstStays}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
