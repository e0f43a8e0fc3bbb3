import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { FIRST, inLanguages, localisePath, OWN_NAMES } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ask, type EntryChange, type NamedEntry, reasonOf } from './api.ts';
import { Choice } from './choice.tsx';
import { PublishedContext, useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { linkTo, linkToEntry } from './use-route.ts';

type Found = NamedEntry & { path?: (string | number)[]; field?: Words };

/** What a reader points at as one text. */
const TEXTS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, summary, caption';

type PageFrameProps = { page: { path: string; version: number } };

/**
 * A page of the site in a frame: both languages, as on a phone or as wide as there is space; it
 * leads to its entries, and each text to its field.
 */
export function PreviewFrame({ page }: PageFrameProps) {
  const { locale, words } = useLanguage();
  const { language, choice } = usePageLanguage();
  const [isNarrow, setNarrow] = useState(true);
  const [found, setFound] = useState<{ of: string; entries: Found[] }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = `/preview${localisePath(page.path, language)}?v=${page.version}`;
  const find = async (text: string) => {
    const path = frame.current?.contentWindow?.location.pathname.slice('/preview'.length) || '/';
    const entries = await ask<Found[]>(`where?${new URLSearchParams({ page: path, text })}`).catch(
      () => [],
    );
    const only = entries.length === 1 && text !== '' ? entries[0] : undefined;
    if (only) window.location.hash = linkToEntry(only);
    else setFound({ of: text, entries });
  };
  const [shown, setShown] = useState('');
  const load = () => {
    setShown(address);
    void find('');
    frame.current?.contentDocument?.addEventListener('click', ({ target }) => {
      const part = target as Element;
      const text = (part.closest(TEXTS) ?? part).textContent?.trim();
      if (text && !part.closest('a, button')) void find(text.slice(0, 2000));
    });
  };
  return (
    <>
      <div className="bar">
        {choice}
        <button type="button" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          {words.onPhone}
        </button>
      </div>
      <p className="quiet">{words.pointAtText}</p>
      <div role="status">
        {found && (found.of !== '' || found.entries.length > 0) && (
          <p>
            {found.of === ''
              ? words.onThisPage
              : fillIn(found.entries.length > 0 ? words.writtenIn : words.writtenElsewhere, {
                  text: found.of.slice(0, 60),
                })}
          </p>
        )}
        <ul>
          {found?.entries.map((entry) => (
            <li key={linkToEntry(entry)}>
              <a href={linkToEntry(entry)}>{entry.title[locale]}</a>{' '}
              {entry.field && <small>{entry.field[locale]}</small>}
            </li>
          ))}
        </ul>
      </div>
      {shown !== address && <p role="status">{words.loading}</p>}
      <div className="frame" data-width={isNarrow ? 'phone' : 'laptop'}>
        <iframe
          ref={frame}
          title={words.previewOf}
          src={address}
          sandbox="allow-same-origin"
          onLoad={load}
        />
      </div>
    </>
  );
}

/**
 * The language in which a page of the site is shown, at first that of the desk, with its choice
 * where there are several.
 */
function usePageLanguage() {
  const { locale, words } = useLanguage();
  const languages = useContext(PublishedContext);
  const [language, setLanguage] = useState(languages.find((each) => each === locale) ?? FIRST);
  const choice = languages.length > 1 && (
    <Choice
      label={words.language}
      options={inLanguages({ languages }, (each) => OWN_NAMES[each])}
      value={language}
      onChange={setLanguage}
    />
  );
  return { language, choice };
}

/**
 * The preview of an entry: the page with its current values, asked for by the editor and renewed
 * after each save.
 */
export function usePreview(kind: string, id: string, value: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [page, setPage] = useState<{ path: string; version: number }>();
  const [said, setSaid] = useState<Words>();
  const show = async () => {
    bringIntoSight(heading.current);
    setSaid(inBoth((messages) => messages.preparing));
    try {
      const { path } = await ask<{ path?: string }>('preview', { kind, id, value, base: null });
      setSaid(path === undefined ? inBoth((messages) => messages.previewFaulty) : undefined);
      if (path !== undefined) setPage({ path, version: Date.now() });
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };
  return { page, said, show, heading };
}

type PreviewProps = ReturnType<typeof usePreview> & {
  /** What can be done with it. */
  children?: ReactNode;
};

/** The real page with the draft in it: beside the form, or on a phone below it. */
export function Preview({ page, said, heading, children }: PreviewProps) {
  const { locale, words } = useLanguage();
  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview" ref={heading}>
        {words.preview}
      </h2>
      <p role="status">{said?.[locale]}</p>
      {page && <PreviewFrame page={page} />}
      {children}
    </section>
  );
}

function bringIntoSight(heading: HTMLElement | null): void {
  const top = heading?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) heading?.scrollIntoView({ block: 'start' });
}

/**
 * The site as the server shows it without the draft that was looked at before; `undefined` until it
 * does.
 */
function useSavedSite(): number | undefined {
  const [version, setVersion] = useState<number>();
  useEffect(() => {
    void ask('preview', undefined, 'DELETE').finally(() => setVersion(Date.now()));
  }, []);
  return version;
}

/** The site as it is saved: the reader goes to a page and from there to its entries. */
export function SiteView() {
  const { words } = useLanguage();
  const version = useSavedSite();
  return (
    <>
      <p>
        <a href={linkTo('overview')}>{words.overview}</a>
      </p>
      <h1>{words.findOnSite}</h1>
      {version ? (
        <PreviewFrame page={{ path: '/', version }} />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </>
  );
}

/** The page of an entry that waits, as it is and as it is saved, in the languages of the site. */
export function SavedPage({ path, what }: { path: string; what: EntryChange['what'] }) {
  const { words } = useLanguage();
  const { language, choice } = usePageLanguage();
  if (!useSavedSite()) return <p role="status">{words.loading}</p>;
  return (
    <PageSides address={localisePath(path, language)} after="preview" what={what}>
      {choice}
    </PageSides>
  );
}

type PageSidesProps = {
  address: string;
  what: EntryChange['what'];
  /** Where the new page is: as it is saved, or in the publication that is prepared. */
  after: 'preview' | 'next';
  children?: ReactNode;
};

/**
 * A page as visitors see it and as they will see it, in one place, so that what differs is seen to
 * change.
 */
export function PageSides({ address, what, after, children }: PageSidesProps) {
  const { words } = useLanguage();
  const [side, setSide] = useState<keyof typeof words.sides>(what === 'gone' ? 'before' : 'after');
  return (
    <>
      <div className="bar">
        {what === 'changed' ? (
          <Choice label={words.page} options={words.sides} value={side} onChange={setSide} />
        ) : (
          words.sides[side]
        )}
        {children}
      </div>
      <iframe
        title={`${words.previewOf}: ${words.sides[side]}`}
        src={`/${side === 'before' ? 'live' : after}${address}`}
        sandbox="allow-same-origin"
      />
    </>
  );
}
