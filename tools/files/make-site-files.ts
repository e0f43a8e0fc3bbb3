import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { colourOf } from '#app/styles/tokens.ts';
import { makeAppIcons } from './make-app-icons.ts';
import { humansTxt, manifest, manifestPath, robotsTxt, sitemapXml } from './site-files.ts';

/**
 * Writes the files by which machines find the site and phones keep it: map, robots.txt, humans.txt, manifests and icons.
 * @param client folder of the built site
 */
export async function makeSiteFiles(client: string): Promise<void> {
  const site = getSite();
  const colours = { theme: colourOf('color-bar'), background: colourOf('color-background') };
  writeFileSync(join(client, 'sitemap.xml'), sitemapXml(site));
  writeFileSync(join(client, 'robots.txt'), robotsTxt(site));
  writeFileSync(join(client, 'humans.txt'), humansTxt(site));
  for (const locale of LOCALES) writeFileSync(join(client, manifestPath(locale)), manifest(site, locale, colours));
  await makeAppIcons(client, colours.background);
}
