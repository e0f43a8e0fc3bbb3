import { useRef, useState } from 'react';
import { localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { ask, type NamedEntry } from './api.ts';
import { Choice } from './choice.tsx';
import { useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { usePageLanguage } from './page-language.tsx';
import { linkToEntry } from './use-route.ts';

type Look = { width: 'phone' | 'laptop'; theme: 'light' | 'dark' };
type Found = NamedEntry & { path?: (string | number)[]; field?: Words };

/** What a reader points at as one text. */
const TEXTS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, summary, caption';

type PageFrameProps = { page: { path: string; version: number } };

/** A page of the site in a frame: both languages, two widths, light and dark; it leads to its entries, and each text to its field. */
export function PreviewFrame({ page }: PageFrameProps) {
  const { locale, words } = useLanguage();
  const { language, choice } = usePageLanguage();
  const [look, setLook] = useState<Look>({ width: 'phone', theme: 'light' });
  const [found, setFound] = useState<{ of: string; entries: Found[] }>();
  const frame = useRef<HTMLIFrameElement>(null);
  const address = `/preview${localisePath(page.path, language)}?theme=${look.theme}&v=${page.version}`;
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
        <Choice
          label={words.width}
          options={{ phone: words.phone, laptop: words.laptop }}
          value={look.width}
          onChange={(width) => setLook({ ...look, width })}
        />
        <Choice
          label={words.colours}
          options={{ light: words.light, dark: words.dark }}
          value={look.theme}
          onChange={(theme) => setLook({ ...look, theme })}
        />
      </div>
      <p className="quiet">{words.pointAtText}</p>
      <div role="status">
        {found && (
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
      <div className="frame" data-width={look.width}>
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
