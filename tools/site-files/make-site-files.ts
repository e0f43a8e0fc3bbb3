import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoSvg } from '#app/content/reading/logo.server.ts';
import { siteColour } from '#app/features/shell/site-colours.server.ts';
import { getSite } from '#app/site.ts';
import { makeAppIcons } from './make-app-icons.ts';
import { manifest, manifestPath, robotsTxt, sitemapXml } from './site-files.ts';

/**
 * Writes the files for search engines and phones: site map, robots.txt, manifests and icons.
 * @param client folder of the built site
 * @param bundle keeps the icons for the next build
 */
export async function makeSiteFiles(client: string, bundle: string): Promise<void> {
  const site = getSite();
  const colours = {
    theme: siteColour(site, 'color-bar'),
    background: siteColour(site, 'color-background'),
  };
  writeFileSync(join(client, 'icon.svg'), logoSvg(site));
  writeFileSync(join(client, 'sitemap.xml'), sitemapXml(site));
  writeFileSync(join(client, 'robots.txt'), robotsTxt(site));
  for (const locale of site.college.languages)
    writeFileSync(join(client, manifestPath(locale)), manifest(site, locale, colours));
  await makeAppIcons(client, bundle, colours.background);
}
