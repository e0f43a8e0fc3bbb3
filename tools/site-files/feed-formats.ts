import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { FeedView } from '#app/content/feeds.ts';

/** First line of an XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A feed as Atom (RFC 4287). Identifiers are first addresses, which are permanent. */
export function atomFeed({
  id,
  title,
  summary,
  page,
  file,
  icon,
  author,
  language,
  updated,
  entries,
}: FeedView): string {
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    x('id', id),
    x('title', title),
    x('subtitle', summary),
    x('updated', updated),
    x('author', [x('name', author.name), x('email', author.email)]),
    x('link', { rel: 'self', type: 'application/atom+xml', href: file }),
    x('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
    x('icon', icon),
    ...entries.map((entry) =>
      x('entry', entry.only === undefined ? {} : { 'xml:lang': entry.only }, [
        x('id', entry.id),
        x('title', entry.title),
        x('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: entry.url }),
        x('published', entry.issued),
        x('updated', entry.updated),
        x('category', { term: entry.kind }),
        x('summary', entry.summary),
        x('content', { type: 'text' }, entry.text),
      ]),
    ),
  ]);
  return XML_DECLARATION + toXml(feed, { closeEmptyElements: true });
}
