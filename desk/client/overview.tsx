import { useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { titleIn } from '#desk/content-files/title-in.ts';
import type { ListedKind, Me, Place, UnpublishedContent } from './api.ts';
import { Contents, Kinds } from './content-list.tsx';
import { formatMoment, useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { isNewDraft, listKept } from './storage.ts';
import { Urgent } from './urgent.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkToEntry } from './use-route.ts';
import { Requests, WaitingEntries } from './waiting.tsx';

type DraftRow = Place & { savedAt: string; title: Words };

/** The start page: what cannot wait, what is unfinished or not published, and all content. */
export function Overview({ me }: { me: Me }) {
  const { locale, words } = useLanguage();
  const [version, setVersion] = useState(0);
  const { answer: kinds = [] } = useAnswer<ListedKind[]>('kinds');
  const { answer: changes, error } = useAnswer<UnpublishedContent>('changes', version);
  const saved = changes ? <WaitingEntries changes={changes} /> : <NoAnswer error={error} />;
  const what = me.isLimited ? kinds.map(({ title }) => title[locale]).join('; ') : words.allContent;
  return (
    <>
      <h1>{words.overview}</h1>
      {kinds.some(({ id }) => id === 'emergency') && (
        <Urgent me={me} onPublished={() => setVersion(version + 1)} />
      )}
      {changes && <Requests changes={changes} me={me} />}
      <Contents me={me} kinds={kinds}>
        {me.publish && saved}
        <section aria-labelledby="drafts">
          <h2 id="drafts">{words.yourDrafts}</h2>
          <DraftRows kinds={kinds} />
        </section>
        {!me.publish && saved}
        <p className="quiet">
          {fillIn(words.signedIn, { name: me.name })}{' '}
          {fillIn(words.mayDo[me.publish ? 'publish' : 'save'], {
            what: me.department
              ? fillIn(words.ofDepartment, { what, department: me.department[locale] })
              : what,
          })}{' '}
          {me.help && fillIn(words.askFor, { whom: me.help })}
        </p>
        <Kinds kinds={kinds} />
      </Contents>
    </>
  );
}

/** The drafts on the server and those that only this device has, each as a link. */
function DraftRows({ kinds }: { kinds: ListedKind[] }) {
  const { locale, words } = useLanguage();
  const { answer: there, error } = useAnswer<DraftRow[]>('drafts');
  if (!there && !error) return <p aria-busy="true">{words.loading}</p>;
  const titles = new Map(kinds.map(({ id, entry }) => [id, entry]));
  const isThere = (here: Place) =>
    there?.some(({ kind, id }) => kind === here.kind && id === here.id);
  const here = listKept().filter((kept) => !isThere(kept));
  const rows = [
    ...(there ?? []),
    ...here.map(({ kind, id, value, at }) => ({
      kind,
      id,
      title: titleIn(value, locale),
      savedAt: at,
    })),
  ];
  if (rows.length === 0) return <p>{words.noDrafts}</p>;
  return (
    <ul className="rows">
      {rows.map((row, index) => {
        const { kind, id, title, savedAt } = row;
        const own = typeof title === 'string' ? title : title?.[locale];
        // Without a connection the kinds have no names.
        const tag = titles.get(kind)?.[locale];
        const entry = tag ?? kind;
        return (
          <li key={`${kind}/${id}`}>
            <a href={linkToEntry({ kind, id })}>
              {own || (isNewDraft(id) ? fillIn(words.addNamed, { name: entry }) : id || entry)}
            </a>{' '}
            {tag && <small className="tag">{tag}</small>}{' '}
            <small>
              {[
                formatMoment(savedAt, locale),
                ...(index >= (there?.length ?? 0) ? [words.onlyHere] : []),
              ].join(', ')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
