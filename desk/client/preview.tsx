import { useState } from 'react';
import { ask, reasonOf } from './api.ts';
import { Choice } from './choice.tsx';
import { useLanguage } from './language.ts';
import { inBoth, MESSAGES, type Words } from './messages.ts';

type Look = { language: 'en' | 'ml'; width: 'phone' | 'laptop'; theme: 'light' | 'dark' };

/** The preview of an entry: the page with its current values, asked for by the editor and renewed after each save. */
export function usePreview(kind: string, id: string, value: unknown) {
  const [page, setPage] = useState<{ path: string; version: number }>();
  const [said, setSaid] = useState<Words>();
  const show = async () => {
    setSaid(inBoth(MESSAGES, (messages) => messages.preparing));
    try {
      const { path } = await ask<{ path?: string }>('preview', { kind, id, value, base: null });
      setSaid(path === undefined ? inBoth(MESSAGES, (messages) => messages.previewFaulty) : undefined);
      if (path !== undefined) setPage({ path, version: Date.now() });
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };
  return { page, said, show };
}

/** The real page with the draft in it, in a frame: both languages, two widths, light and dark. */
export function Preview({ page, said, show }: ReturnType<typeof usePreview>) {
  const { locale, words } = useLanguage();
  const [look, setLook] = useState<Look>({ language: locale, width: 'phone', theme: 'light' });
  const prefix = look.language === 'ml' ? '/ml' : '';
  const address = page && `/preview${prefix}${page.path === '/' && prefix ? '' : page.path}?theme=${look.theme}&v=${page.version}`;
  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      <div className="bar">
        <button type="button" className="main" aria-keyshortcuts="Alt+P" onClick={show}>
          {words.showPreview}
        </button>
        <Choice label={words.language} options={{ en: 'English', ml: 'മലയാളം' }} value={look.language} onChange={(language) => setLook({ ...look, language })} />
        <Choice
          label={words.width}
          options={{ phone: words.phone, laptop: words.laptop }}
          value={look.width}
          onChange={(width) => setLook({ ...look, width })}
        />
        <Choice label={words.colours} options={{ light: words.light, dark: words.dark }} value={look.theme} onChange={(theme) => setLook({ ...look, theme })} />
      </div>
      <p role="status">{said?.[locale]}</p>
      {address && (
        <div className="frame" data-width={look.width}>
          <iframe title={words.previewOf} src={address} sandbox="allow-same-origin" />
        </div>
      )}
    </section>
  );
}
