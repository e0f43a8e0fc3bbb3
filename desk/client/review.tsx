import { useState } from 'react';
import { formatDay } from '#app/i18n/format.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import type { ContentChanges, FieldChange, Me, Part } from './api.ts';
import { ChangeList } from './changes.tsx';
import { Comments } from './comments.tsx';
import { useLanguage } from './language.ts';
import { SavedPage } from './page-frame.tsx';
import { PartNow } from './part-now.tsx';
import { PublishAlone } from './publish-alone.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkToEntry } from './use-route.ts';

type Reviewed = ContentChanges & {
  key: string;
  /** Its newest saved change, and the page that shows it. */
  saved?: string;
  page?: string;
  /** On which it is published, if one was chosen. */
  day?: string;
  /** What of it can be published while the rest waits, and whether more than these waits. */
  parts?: Part[];
  hasRest?: boolean;
  isDivisible?: boolean;
};

/**
 * An entry that waits, as visitors see it and will see it, with what is asked and answered above
 * it.
 */
export function Review({ of, me }: { of: string; me: Me }) {
  const { locale, words } = useLanguage();
  const [field, setField] = useState<FieldChange>();
  const [version, setVersion] = useState(0);
  const [isPartPublished, setPartPublished] = useState(false);
  const { answer, error } = useAnswer<Reviewed>(
    `change?${new URLSearchParams({ key: of })}`,
    version,
  );
  if (!answer) return <NoAnswer error={error} />;
  const {
    key,
    saved,
    page,
    day,
    entries,
    files,
    parts = [],
    hasRest = false,
    isDivisible,
  } = answer;
  const main = entries.find(({ entry }) => `${entry.kind}/${entry.id}` === key) ?? entries[0];
  const { kind = '', id = '', title } = main?.entry ?? {};
  const name = title?.[locale] ?? '';
  const approve = me.publish && (
    <PublishAlone
      key={saved}
      {...{ of: [key], seen: saved, sentence: name }}
      label={day ? fillIn(words.approveToday, { day: formatDay(day, locale) }) : words.approve}
    />
  );
  return (
    <>
      <h1>{name}</h1>
      {main?.what !== 'gone' && kind ? (
        <Comments
          {...{ kind, id, me, field }}
          isAsked
          onField={setField}
          onSent={() => setVersion(version + 1)}
        >
          {approve}{' '}
          <a className="button" href={linkToEntry({ kind, id })}>
            {words.openEntry}
          </a>
        </Comments>
      ) : (
        approve
      )}
      {me.publish && (isDivisible || isPartPublished) && (
        <PartNow
          {...{ of: key, seen: saved, sentence: name, parts, hasRest }}
          onPublished={() => {
            setPartPublished(true);
            setVersion(version + 1);
          }}
        />
      )}
      {page && main && <SavedPage path={page} what={main.what} />}
      <ChangeList {...{ entries, files }} of={{ key }} onField={setField} />
    </>
  );
}
