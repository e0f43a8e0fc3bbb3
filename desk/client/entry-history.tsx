import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fillIn } from '#app/lib/fill-in.ts';
import type { EntryChange, Place } from './api.ts';
import { Fields } from './changes.tsx';
import { formatMoment, useLanguage } from './language.ts';
import { inBoth } from './messages.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useSend } from './use-send.tsx';

type Version = Pick<EntryChange, 'fields'> & {
  what: EntryChange['what'] | 'cut';
  commit: string;
  author: string;
  at: string;
};
type EntryHistoryProps = {
  place: Place /** Puts a version into the form. */;
  onVersion: (value: unknown) => void;
};

/**
 * Who has changed the entry, when, from what to what; each earlier version can be put into the
 * form.
 */
export function EntryHistory({ place, onVersion }: EntryHistoryProps) {
  const { words } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const { send, report } = useSend();
  const bring = async ({ commit, at }: Version) => {
    const answer = await send<{ value: unknown; missing: string[] }>(
      'version',
      { ...place, commit },
      ({ missing }) =>
        inBoth((messages, locale) =>
          [
            fillIn(messages.versionInForm, { when: formatMoment(at, locale) }),
            missing.length > 0 && fillIn(messages.filesNotBack, { missing: missing.join(', ') }),
          ]
            .filter(Boolean)
            .join(' '),
        ),
    );
    if (answer) onVersion(answer.value);
    // What is said of it stands below, before the form.
    flushSync(() => setOpen(false));
    details.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <details
        ref={details}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{words.entryHistory}</summary>
        {isOpen && <Versions place={place} onBring={bring} />}
      </details>
      {report}
    </>
  );
}

function Versions({ place, onBring }: { place: Place; onBring: (version: Version) => void }) {
  const { locale, words } = useLanguage();
  const { answer: versions, error } = useAnswer<Version[]>(
    `entry-history?${new URLSearchParams(place)}`,
  );
  if (!versions) return <NoAnswer error={error} />;
  return (
    <ol className="rows">
      {versions.map((version, index) => (
        <li key={version.commit}>
          {version.author} <small>{formatMoment(version.at, locale)}</small>
          {version.what === 'changed' ? (
            <Fields fields={version.fields} />
          ) : (
            <p className="tag">{words.what[version.what]}</p>
          )}
          {index > 0 && (
            <button type="button" onClick={() => onBring(version)}>
              {words.bringVersion}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
