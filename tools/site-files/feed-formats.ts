import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { FeedView } from '#app/content/feeds.ts';

/** First line of an XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** A feed as Atom (RFC 4287). Identifiers are addresses, which are permanent. */
export function atomFeed({
  title,
  summary,
  page,
  files,
  icon,
  author,
  language,
  updated,
  entries,
}: FeedView): string {
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
    x('id', files.atom),
    x('title', title),
    x('subtitle', summary),
    x('updated', updated),
    x('author', [x('name', author.name), x('email', author.email)]),
    x('link', { rel: 'self', type: 'application/atom+xml', href: files.atom }),
    x('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: page }),
    x('icon', icon),
    ...entries.map((entry) =>
      x('entry', [
        x('id', entry.url),
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

/** The same as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({
  title,
  summary,
  page,
  files,
  icon,
  author,
  language,
  entries,
}: FeedView): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: summary,
    home_page_url: page,
    feed_url: files.json,
    icon,
    language,
    authors: [{ name: author.name, url: `mailto:${author.email}` }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_text: entry.text,
      date_published: entry.issued,
      ...(entry.isChanged ? { date_modified: entry.updated } : {}),
      tags: [entry.kind],
      language,
    })),
  });
}
