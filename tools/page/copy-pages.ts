import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { localisePath } from '#app/i18n/locale.ts';
import { readPage } from '#app/read-page.server.ts';
import { getSite } from '#app/site.ts';
import { offlineCopy } from '#tools/build/make-service-worker.ts';
import { loadDrawing } from '#tools/build/site-bundle.ts';
import { type PagePolicies, securePage } from '#tools/hosting/secure-pages.ts';
import { writeFile } from '#tools/lib/write-file.ts';

/**
 * The page shown instead of one that is not cached, and the place below its title, where the cached
 * ones are listed (app/offline).
 */
const OFFLINE_PAGE = '/help/offline';
const NOT_FOUND = '/404';
const BELOW_TITLE = /(?<=<main(?:(?!<\/header>).)*<\/header>)/s;

/**
 * Writes the not-found page and the page on copies also as the files that are shown at other
 * addresses than their own.
 * @param client folder of the built site
 * @param bundle what draws the pages
 * @throws Error when the page on copies is not shaped as it is drawn
 */
export async function copyPages(
  client: string,
  bundle: string,
  policies: PagePolicies,
): Promise<void> {
  const draw = await loadDrawing(bundle);
  const site = getSite();
  for (const locale of site.college.languages) {
    const notFound = join(client, localisePath(NOT_FOUND, locale));
    copyFileSync(join(notFound, 'index.html'), `${notFound}.html`);
    const copy = offlineCopy(locale);
    const drawn = draw(await readPage(site, localisePath(OFFLINE_PAGE, locale)));
    const { html, sources } = securePage(copy, offlinePage(drawn));
    policies.add(copy, sources);
    writeFile(join(client, copy), html);
  }
}

function offlinePage(html: string): string {
  if (!BELOW_TITLE.test(html)) throw new Error('The title of the page on copies was not found');
  return html.replace(BELOW_TITLE, '<div data-saved-pages=""></div>');
}
