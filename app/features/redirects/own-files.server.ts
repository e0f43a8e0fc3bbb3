import type { Site } from '#app/content/reading/read.server.ts';
import { FILES_PATH } from '#app/content/rows/document-rows.server.ts';
import { splitAddress } from '#app/i18n/locale.ts';
import { decoded } from '#app/lib/encoded-path.ts';
import type { Expected } from '#app/lib/expected.ts';

export const NO_OWN_FILE: Expected = {
  en: 'an address at which this site has no file of its own',
  ml: 'ഈ സൈറ്റിന്റെ സ്വന്തം ഫയൽ ഇല്ലാത്ത വിലാസം',
};

/**
 * Files of the site beside its pages and documents, which have the same names in each language.
 * Others in these folders an old site may have had.
 */
const MADE = new RegExp(
  `^/(?:${[
    'sw\\.js',
    '_(?:headers|redirects)',
    'sitemap\\.xml',
    'robots\\.txt',
    'health\\.txt',
    'favicon\\.ico',
    'icon\\.svg',
    'manifest\\.webmanifest',
    '(?:index|404|offline)\\.html',
    'assets/.+\\.(?:js|css|woff2|avif|webp|jpe?g|png|svg|wasm|json|map)',
    'assets/shell-[^/]+\\.txt',
    'calendar/[^/]+\\.ics',
    'data/[^/]+\\.(?:csv|json)',
    'feeds/[^/]+\\.(?:atom|ics)',
    'icons/[^/]+\\.png',
    'lists/[^/]+\\.json',
    'search/words\\.json',
    'search/text/.+\\.txt',
    // Hosts answer with the home page, or its not-found page, by themselves.
    '404',
  ].join('|')})$`,
);

/**
 * Whether the site has a file at a path, which a redirect would replace: without sw.js no page
 * could be read offline, without the lists nothing be found.
 * @returns a function of a path; capitals do not matter, since nginx ignores them
 */
export function ownFiles({ documents }: Pick<Site, 'documents'>): (path: string) => boolean {
  const files = new Set(
    documents.flatMap(({ files: all }) =>
      all.map(({ file }) => `${FILES_PATH}/${file}`.toLowerCase()),
    ),
  );
  return (path) => {
    const asked = decoded(splitAddress(path).path).toLowerCase();
    return MADE.test(asked) || files.has(asked);
  };
}
