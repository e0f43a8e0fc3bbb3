import { useEffect, useState } from 'react';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import { reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import { ProgressLine, useProgress } from './publish.tsx';
import { useLock } from './use-lock.tsx';

type PublishAloneProps = {
  /** The entries, as `news/bus`. */
  of: readonly string[];
  sentence: string;
  /** On the button. */
  label: string;
  /** The newest saved change that the person has looked at; a later one is refused. */
  seen?: string | undefined;
  /** Of one entry, what alone is published. */
  parts?: readonly FieldPath[] | undefined;
  /** Begins by itself. */
  isBegun?: boolean;
  /** Its button stays, for what is chosen next. */
  isAgain?: boolean;
  /** @param count of the parts that were chosen when it began */
  onPublished?: ((count: number) => void) | undefined;
};

/**
 * Publishes saved entries without another question, and nothing else that waits: the server goes on
 * also when the page is closed.
 */
export function PublishAlone(props: PublishAloneProps) {
  const { of, sentence, label, seen, parts, isBegun = false, isAgain = false, onPublished } = props;
  const { locale, words } = useLanguage();
  const { progress, error, isUnderWay, start } = useProgress();
  const [asked, setAsked] = useState<number>();
  const isOwn = isUnderWay && progress.by === undefined;
  const { lock, reason } = useLock(
    isOwn ? words.locked.publication : parts?.length === 0 ? words.locked.field : undefined,
  );
  const isAsked = asked !== undefined;
  const isDone = isAsked && progress.stage === 'published';
  const press = async () => {
    const body = { entries: of, sentence: sentence.slice(0, 200), seen, parts };
    setAsked((await start('publish-alone', body)) === undefined ? (parts?.length ?? 0) : undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isBegun) void press();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isDone) onPublished?.(asked);
  }, [isDone]);
  return (
    <>
      {(!isDone || isAgain) && (
        <button
          type="button"
          className="main"
          aria-keyshortcuts={parts ? undefined : 'Alt+U'}
          {...lock}
          onClick={press}
        >
          {label}
        </button>
      )}
      {(!isDone || isAgain) && reason}
      {(isAsked || isUnderWay) && <ProgressLine progress={progress} />}
      {error !== undefined && <p role="alert">{reasonOf(error)[locale]}</p>}
    </>
  );
}
