import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { type Me, type Publication, reasonOf } from './api.ts';
import { WhatChanged } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import { ProgressLine, useProgress } from './publish.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';

/** Who published what and when; each publication can be undone in two clicks. */
export function History({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const { progress, error: failure, isUnderWay, start } = useProgress();
  const [hasUndone, setHasUndone] = useState(false);
  const { answer: publications, error } = useAnswer<Publication[]>(
    'history',
    progress.stage === 'published' ? 1 : 0,
  );
  if (!publications) return <NoAnswer error={error} />;
  return (
    <>
      <h1>{words.history}</h1>
      <ProgressLine progress={progress} isUndo={hasUndone} />
      {failure !== undefined && <p role="alert">{reasonOf(failure)[locale]}</p>}
      {publications.length === 0 && <p>{words.never}</p>}
      <ol className="rows">
        {publications.map(({ tag, sentence, by, at, canUndo, isUndone }) => (
          <li key={tag}>
            <h2>{sentence[locale]}</h2>
            <p className="quiet">
              {by}, {formatMoment(at, locale)}
            </p>
            {canUndo && <WhatChanged of={{ tag }} />}
            {isUndone && <p className="quiet">{words.isUndone}</p>}
            {me.publish && canUndo && !isUndone && (
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
            {!canUndo && <p className="quiet">{words.firstStays}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
