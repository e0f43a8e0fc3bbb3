import { renderNodes } from '#app/content/reading/markdown.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Html } from '#app/lib/html.server.ts';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { resolveTarget } from './links.server.ts';

/** The text of a notice, event or tender. The site must have passed its checks. */
export function writtenHtml({ college }: Site, text: string, locale: Locale): Html {
  return renderNodes(parseText(text).children, {
    headingLevel: 2,
    textValue: () => undefined,
    resolveLink: (href) => resolveTarget(href, college, locale),
    newTabNote: messagesFor(locale).opensInNewTab,
  });
}
