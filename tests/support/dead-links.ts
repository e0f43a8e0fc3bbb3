import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Links of built pages to pages, anchors and files that the site does not have.
 * @param client folder of the site
 * @param pages HTML by address
 */
export function deadLinks(client: string, pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([address, source]) =>
    linksOf(source)
      .filter((href) => {
        const [path = '', anchor] = href.startsWith('#')
          ? [address, href.slice(1)]
          : href.split('#');
        // The query is read by the page.
        const target = path.split('?')[0] ?? path;
        const found = pages.get(target);
        if (found === undefined) return !existsSync(join(client, target)) || target.endsWith('/');
        return anchor !== undefined && !found.includes(` id="${anchor}"`);
      })
      .map((href) => `${address}: ${href}`),
  );
}

/** Addresses of links within the site. */
export function linksOf(source: string): string[] {
  return [...source.matchAll(/<a [^>]*?href="([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .filter((href) => /^[/#]/.test(href));
}
