import { useEffect, useState } from 'react';
import { ApiError, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import { ProgressLine, useProgress } from './publish.tsx';

const AGAIN_MS = 1000;

type PublishAloneProps = {
  /** The entries, as `news/bus`. */
  of: readonly string[];
  sentence: string;
  /** On the button. */
  label: string;
  /** The newest saved change that the person has looked at; a later one is refused. */
  seen?: string | undefined;
  /** Begins by itself. */
  isBegun?: boolean;
  onPublished?: (() => void) | undefined;
};

/** Publishes saved entries without another question, and nothing else that waits. */
export function PublishAlone(props: PublishAloneProps) {
  const { of, sentence, label, seen, isBegun = false, onPublished } = props;
  const { locale } = useLanguage();
  const { progress, error, isUnderWay, start } = useProgress();
  const [isAsked, setAsked] = useState(false);
  /** How often it was begun: again while another publication is under way. */
  const [tries, setTries] = useState(isBegun ? 1 : 0);
  const { stage, commit, keys } = progress;
  const isAlone =
    isAsked &&
    stage === 'ready' &&
    keys?.length === of.length &&
    keys.every((key) => of.includes(key));
  const isDone = isAsked && stage === 'published';
  // The steps run on the server, whose answers are followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try
  useEffect(() => {
    if (tries === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = async () => {
      const refused = await start('prepare', { entries: of, seen });
      setAsked(refused === undefined);
      if (refused instanceof ApiError && refused.status === 409)
        timer = setTimeout(() => setTries(tries + 1), AGAIN_MS);
    };
    void prepare();
    return () => clearTimeout(timer);
  }, [tries]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each commit that is ready
  useEffect(() => {
    if (isAlone) void start('publish', { sentence: sentence.slice(0, 200), commit });
  }, [isAlone, commit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (isDone) onPublished?.();
  }, [isDone]);
  return (
    <>
      {!isDone && (
        <button
          type="button"
          className="main"
          aria-keyshortcuts="Alt+U"
          disabled={isUnderWay || isAlone}
          onClick={() => setTries(tries + 1)}
        >
          {label}
        </button>
      )}
      {(isAsked || isUnderWay) && <ProgressLine progress={progress} />}
      {error !== undefined && <p role="alert">{reasonOf(error)[locale]}</p>}
    </>
  );
}
