import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { apacheFile } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { nginxFile } from './nginx.ts';
import { hostRules } from './rules.ts';
import { securityText } from './security-text.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

/**
 * Writes the rules for each kind of host into a folder `hosting` beside the site, and /.well-known/security.txt into the site.
 * @param client folder of the built site
 * @param scriptHashes sources of all inline scripts of its pages
 */
export function writeHosting(client: string, scriptHashes: readonly string[]): void {
  const { redirects, college } = getSite();
  const rules = hostRules(
    scriptHashes,
    LOCALES.flatMap((locale) => redirects.map(({ from, to }) => ({ from: localisePath(from, locale), to: localisePath(to, locale) }))),
  );
  const folder = join(dirname(client), 'hosting');
  mkdirSync(folder, { recursive: true });
  const files = {
    'rules.json': JSON.stringify(rules, null, 2),
    'nginx.conf': nginxFile(rules),
    Caddyfile: caddyFile(rules),
    '.htaccess': apacheFile(rules),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(client, '.well-known'), { recursive: true });
  writeFileSync(join(client, '.well-known/security.txt'), securityText(college, new Date(builtAt())));
}
