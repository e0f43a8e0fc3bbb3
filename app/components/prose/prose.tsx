import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Html } from '#app/lib/html.server.ts';

type ProseProps = {
  /** HTML made from Markdown by the content reader; editors cannot insert HTML. */
  html: Html;
};

/** Rendered text. Its links to pages of the site open in the app, like all others. */
export function Prose({ html }: ProseProps) {
  const navigate = useNavigate();

  function openInApp(event: MouseEvent) {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    // The script of explained abbreviations may have answered it.
    if (event.defaultPrevented || !isPlainClick || !href?.startsWith('/') || link?.target) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements; this listens for their clicks
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link makes the click that this listens for
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made from checked Markdown at build time
    <div className="prose" onClick={openInApp} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
