import type { Html } from '#app/lib/html.server.ts';

type ProseProps = {
  /** HTML made from Markdown by the content reader; editors cannot insert HTML. */
  html: Html;
};

/** Rendered text. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from checked Markdown at build time
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
