import { useRef, useState } from 'react';
import { ask, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import { inBoth, type Words } from './messages.ts';
import { PreviewFrame } from './page-frame.tsx';

/** The preview of an entry: the page with its current values, asked for by the editor and renewed after each save. */
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

/** The real page with the draft in it: beside the form, or on a phone below it. */
export function Preview({ page, said, heading }: ReturnType<typeof usePreview>) {
  const { locale, words } = useLanguage();
  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview" ref={heading}>
        {words.preview}
      </h2>
      <p role="status">{said?.[locale]}</p>
      {page && <PreviewFrame page={page} />}
    </section>
  );
}

function bringIntoSight(heading: HTMLElement | null): void {
  const top = heading?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) heading?.scrollIntoView({ block: 'start' });
}
