import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { makeAppIcons } from './make-app-icons.ts';
import { humansTxt, manifest, manifestPath, robotsTxt, sitemapXml } from './site-files.ts';

/**
 * Writes the files by which machines find the site and phones keep it: map, robots.txt, humans.txt, manifests and icons.
 * @param client folder of the built site
 */
export async function makeSiteFiles(client: string): Promise<void> {
  const site = getSite();
  const colours = { theme: colourOf('palm'), background: colourOf('ivory') };
  writeFileSync(join(client, 'sitemap.xml'), sitemapXml(site));
  writeFileSync(join(client, 'robots.txt'), robotsTxt(site));
  writeFileSync(join(client, 'humans.txt'), humansTxt(site));
  for (const locale of LOCALES) writeFileSync(join(client, manifestPath(locale)), manifest(site, locale, colours));
  await makeAppIcons(client, colours.background);
}

/** A colour of the palette, from the one file that holds it. */
function colourOf(name: string): string {
  const tokens = readFileSync(new URL('../app/styles/tokens.css', import.meta.url), 'utf8');
  const colour = new RegExp(`--_${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`There is no colour --_${name} in app/styles/tokens.css`);
  return colour;
}
