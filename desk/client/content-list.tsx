import { type ReactNode, useEffect, useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import type { ListedKind, Me } from './api.ts';
import { EntryRows } from './entry-rows.tsx';
import { useLanguage } from './language.ts';
import { useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';

/** A search waits for a pause in typing, so that not each letter is asked for. */
const PAUSE_MS = 250;

type SearchProps = { me: Me; kinds: readonly ListedKind[]; kind?: string };

/**
 * A search over everything or one kind, and what is found; without one, all entries of the kind or
 * what stands below.
 */
export function Contents({ me, kinds, kind, children }: SearchProps & { children?: ReactNode }) {
  const { locale, words } = useLanguage();
  const [query, setQuery] = useState('');
  const wanted = usePause(query.trim());
  const known = kinds.find(({ id }) => id === kind);
  const added = known
    ? [known].filter(({ form }) => form !== 'file')
    : // What is added most often, in the order of the list of kinds; who searches sees what is found.
      kinds.filter(({ form }) => form === 'folder' && !wanted).slice(0, 4);
  return (
    <>
      <div className="bar">
        <label>
          {known ? fillIn(words.searchIn, { kind: known.title[locale] }) : words.search}{' '}
          <input
            type="search"
            aria-keyshortcuts="/"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {added.map(({ id, entry }) => (
          <a key={id} className="button" href={linkTo('content', id, 'new!')}>
            {fillIn(words.addNamed, { name: entry[locale] })}
          </a>
        ))}
        {kind !== undefined && !me.isLimited && !me.department && kind in words.settingUp.kinds && (
          <a href={linkTo('import', kind)}>{words.settingUp.openImport}</a>
        )}
      </div>
      {kind !== undefined || wanted ? (
        <EntryRows kind={kind} hasTime={known?.hasTime} query={wanted} me={me} />
      ) : (
        children
      )}
    </>
  );
}

/** The entries of one kind. */
export function ContentList({ me, kind }: { me: Me; kind: string }) {
  const { locale, words } = useLanguage();
  const { answer: kinds = [] } = useAnswer<ListedKind[]>('kinds');
  return (
    <>
      <p>
        <a href={linkTo('overview')}>{words.overview}</a>
      </p>
      <h1>{kinds.find(({ id }) => id === kind)?.title[locale] ?? words.content}</h1>
      <Contents {...{ me, kinds, kind }} />
    </>
  );
}

/** Everything that can be changed, and the other ways to it. */
export function Kinds({ kinds }: { kinds: readonly ListedKind[] }) {
  const { locale, words } = useLanguage();
  const linkOf = ({ id, title, form }: ListedKind) => (
    <li key={id}>
      <a href={linkToEntry(form === 'file' ? { kind: id, id: '' } : { kind: id })}>
        {title[locale]}
      </a>
    </li>
  );
  return (
    <section aria-labelledby="contents">
      <h2 id="contents">{words.content}</h2>
      <ul className="kinds">
        {kinds.filter(({ isRare }) => !isRare).map(linkOf)}
        {(
          [
            ['site', words.findOnSite],
            ['files', words.files],
            ['deleted', words.deleted],
          ] as const
        ).map(([part, title]) => (
          <li key={part}>
            <a href={linkTo(part)}>{title}</a>
          </li>
        ))}
      </ul>
      {kinds.some(({ isRare }) => isRare) && (
        <details>
          <summary>{words.rarelyChanged}</summary>
          <ul className="kinds">{kinds.filter(({ isRare }) => isRare).map(linkOf)}</ul>
        </details>
      )}
    </section>
  );
}

/** A text once it has not changed for a moment. */
function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
