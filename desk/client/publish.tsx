import { useEffect, useRef, useState } from 'react';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import type { DeskLanguage } from '#desk/desk-languages.ts';
import {
  ask,
  type ContentChanges,
  type Me,
  type Progress,
  reasonOf,
  type UnpublishedContent,
  type Waiting,
} from './api.ts';
import { ChangeList, PageChanges } from './changes.tsx';
import { DayInWords } from './form/day-widgets.tsx';
import { useLanguage } from './language.ts';
import { MistakeList } from './mistake-list.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useFocusCount } from './use-focus-count.ts';
import { useLock } from './use-lock.tsx';
import { type PublicationChoice, Saved, useChoice, WaitingEntries } from './waiting.tsx';

const ASK_EVERY_MS = 500;
/** While the changes are read, others may save. */
const ASK_READER_EVERY_MS = 5000;
const UNDER_WAY: readonly Progress['stage'][] = ['checking', 'documents', 'building', 'publishing'];

/** The progress of a publication; polled while one is running or read. */
export function useProgress() {
  const [progress, setProgress] = useState<Progress>({ stage: 'idle' });
  const [error, setError] = useState<unknown>();
  const isUnderWay = UNDER_WAY.includes(progress.stage);
  const isReady = progress.stage === 'ready';
  const starts = useRef(0);
  const looks = useFocusCount();
  // Another person may have started a publication, so the server is asked at the start, when
  // somebody comes back to the page, and while one is running.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew at each look
  useEffect(() => {
    const look = () => {
      const before = starts.current;
      // An answer from before a start may come after that of the start, and would end the polling.
      return ask<Progress>('publication').then(
        (answer) => before === starts.current && setProgress(answer),
        setError,
      );
    };
    void look();
    if (!isUnderWay && !isReady) return;
    const timer = setInterval(look, isUnderWay ? ASK_EVERY_MS : ASK_READER_EVERY_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, isReady, looks]);
  /** @returns why it was refused, if it was */
  const start = async (address: string, body: unknown): Promise<unknown> => {
    setError(undefined);
    try {
      starts.current += 1;
      const answer = await ask<Progress>(address, body);
      starts.current += 1;
      setProgress(answer);
      return undefined;
    } catch (reason) {
      setError(reason);
      return reason;
    }
  };
  return { progress, error, isUnderWay, start };
}

/** What waits, and the way to publish it. */
export function Publish({ me }: { me: Me }) {
  const { words } = useLanguage();
  return (
    <>
      <h1>{words.publish}</h1>
      {me.publish ? (
        <PublishChosen />
      ) : (
        <>
          <Saved />
          <p className="note">{words.mayNotPublish}</p>
        </>
      )}
    </>
  );
}

/** For the history, where nobody writes another sentence. */
export function sentenceOf(waiting: readonly Waiting[], locale: DeskLanguage): string {
  return waiting
    .map(({ entry }) => entry.title[locale])
    .join('; ')
    .slice(0, 200);
}

/** What waits, to be chosen from, and the steps to publish it. */
export function PublishChosen() {
  const { locale } = useLanguage();
  const steps = useProgress();
  const isBusy = steps.isUnderWay || steps.progress.stage === 'ready';
  const version = `${isBusy} ${useFocusCount()}`;
  const { answer, error } = useAnswer<UnpublishedContent>('changes', version);
  // What is ticked and written stays on the page when a later answer fails.
  const [kept, keep] = useState(answer);
  useEffect(() => answer && keep(answer), [answer]);
  const changes = answer ?? kept;
  const choice = useChoice(changes);
  if (!changes) return <NoAnswer error={error} />;
  const keys = steps.progress.keys ?? choice.chosen;
  const chosen = changes.waiting.filter(({ key }) => keys.includes(key));
  return (
    <>
      {error !== undefined && <NoAnswer error={error} />}
      <WaitingEntries changes={changes} choice={choice} />
      <PublishSteps {...steps} choice={choice} suggestion={sentenceOf(chosen, locale)} />
    </>
  );
}

/** Shows what would change, asks for one sentence, and publishes. */
export function PublishSteps({
  progress,
  error,
  isUnderWay,
  start,
  choice,
  suggestion = '',
}: ReturnType<typeof useProgress> & { choice: PublicationChoice; suggestion?: string }) {
  const { locale, words } = useLanguage();
  const [written, setSentence] = useState<string>();
  const sentence = written ?? suggestion;
  const [day, setDay] = useState('');
  const isReady = progress.stage === 'ready';
  const isNoneChosen = choice.isPossible && choice.chosen.length === 0;
  const first = useLock(
    isUnderWay ? words.locked.publication : isNoneChosen ? words.locked.entry : undefined,
  );
  const last = useLock(sentence.trim() === '' ? words.locked.sentence : undefined);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Alt+U"
        className={isReady ? '' : 'main'}
        {...first.lock}
        onClick={() => start('prepare', choice.isPossible ? { entries: choice.chosen } : {})}
      >
        {words.prepare}
      </button>
      {first.reason}
      <ProgressLine progress={progress} />
      {isReady && <SavedMeanwhile saved={progress.meanwhile ?? []} />}
      {error !== undefined && <p role="alert">{reasonOf(error)[locale]}</p>}
      {isReady && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const shown = { sentence, commit: progress.commit };
            void (day ? start('publish-on', { ...shown, day }) : start('publish', shown));
          }}
        >
          <div className="field">
            <label htmlFor="sentence">{words.sentence}</label>
            <input
              id="sentence"
              required
              maxLength={200}
              value={sentence}
              onChange={({ target }) => setSentence(target.value)}
            />
          </div>
          {progress.base !== undefined && (
            <div className="field">
              <label htmlFor="publish-on">{words.publishOn}</label>
              <input
                id="publish-on"
                type="date"
                min={collegeDay(Date.now() + DAY_MS)}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />{' '}
              <DayInWords value={day} locale={locale} />
            </div>
          )}
          <button type="submit" className="main" aria-keyshortcuts="Alt+U" {...last.lock}>
            {day ? words.publishOnDay : words.publishNow}
          </button>
          {last.reason}
        </form>
      )}
      {isReady && progress.changes && <PreparedChanges {...progress.changes} />}
      {isReady && <PageChanges pages={progress.pages ?? []} />}
    </>
  );
}

/** Every changed field of the chosen entries, and the files that were replaced. */
function PreparedChanges(changes: ContentChanges) {
  const { words } = useLanguage();
  const count = changes.entries.length + changes.files.length;
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">
        {count === 0 ? words.noEntriesChange : counted(words.entriesChange, { count })}
      </h2>
      <ChangeList {...changes} of={{}} />
    </section>
  );
}

/** Who has saved what since the changes were prepared; it is not among them. */
function SavedMeanwhile({ saved }: { saved: NonNullable<Progress['meanwhile']> }) {
  const { locale, words } = useLanguage();
  return (
    <div className={saved.length > 0 ? 'note' : undefined} role="status">
      {saved.length > 0 && (
        <>
          <p>{words.savedMeanwhile}</p>
          <ul>
            {saved.map(({ author, title }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two saved changes may have one title
              <li key={index}>{`${author}: ${title[locale]}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type ProgressLineProps = {
  progress: Progress /** Of an undo, which is itself a publication. */;
  isUndo?: boolean;
};

/** The status of a publication, and the reason if it failed. */
export function ProgressLine({ progress, isUndo = false }: ProgressLineProps) {
  const { locale, words } = useLanguage();
  const { stage, seconds, error, detail, mistakes = [], by } = progress;
  if (by !== undefined) return <p role="status">{fillIn(words.othersPublish, { name: by })}</p>;
  return (
    <>
      <p role="status" data-stage={stage}>
        {isUndo && stage === 'published' && words.undone} {stage !== 'idle' && words.stages[stage]}{' '}
        {error?.[locale]}{' '}
        {seconds !== undefined && !UNDER_WAY.includes(stage) && (
          <small>({fillIn(words.took, { seconds })})</small>
        )}
      </p>
      <MistakeList mistakes={mistakes} />
      {detail && (
        <details>
          <summary>{words.details}</summary>
          <pre>{detail}</pre>
        </details>
      )}
    </>
  );
}
