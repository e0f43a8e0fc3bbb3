import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { NO_OWN_FILE } from '#app/features/redirects/own-files.server.ts';
import type { Redirect } from '#app/features/redirects/schema.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { decoded } from '#app/lib/encoded-path.ts';
import { splitOwn } from '#app/lib/link-rules.ts';
import { getSite, pagesByPath } from '#app/site.ts';
import { apacheFile } from './apache.ts';
import { healthText } from './health-text.ts';
import { withHostNames } from './host-names.ts';
import { nginxFile } from './nginx.ts';
import { redirectRules } from './redirects.ts';
import { type Dictionary, hostRules } from './rules.ts';
import { securityText } from './security-text.ts';
import { headersFile, redirectsFile } from './static-hosts.ts';

/** Files that name the college. */
const NAMED = ['nginx/here.conf', 'nginx/names.conf', 'apache-server/college.conf'];

/** Pages of a notice, event or person are pasted, not typed; their number grows with the years. */
function typedAddresses(site: Site): string[] {
  const pages = [...pagesByPath(site).values()].filter(
    ({ subject }) => !['article', 'event', 'person'].includes(subject ?? ''),
  );
  return site.college.languages.flatMap((locale) =>
    pages.map(({ path }) => localisePath(path, locale)),
  );
}

/**
 * Writes the rules for each type of host into the folder `hosting` next to the site, and
 * /health.txt and /.well-known/security.txt into the site.
 * @param client folder of the built site
 * @param scriptHashes sources of all inline scripts of its pages
 * @param redirects old addresses; by default those of the content
 * @param dictionaries of a build with compressed copies
 */
export function writeHosting(
  client: string,
  scriptHashes: readonly string[],
  redirects: readonly Redirect[] = getSite().redirects,
  dictionaries: readonly Dictionary[] = [],
): void {
  const { college } = getSite();
  refuseFiles(client, redirects);
  const rules = hostRules(
    scriptHashes,
    redirectRules(redirects, college.languages),
    college.languages,
    typedAddresses(getSite()),
    dictionaries,
  );
  const folder = join(dirname(client), 'hosting');
  mkdirSync(folder, { recursive: true });
  const files = {
    'rules.json': JSON.stringify(rules, null, 2),
    'nginx.conf': nginxFile(rules),
    '.htaccess': apacheFile(rules),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const name of ['nginx', 'apache-server', 'systemd', 'desk'])
    cpSync(join(import.meta.dirname, name), join(folder, name), { recursive: true });
  for (const name of NAMED)
    writeFileSync(
      join(folder, name),
      withHostNames(readFileSync(join(import.meta.dirname, name), 'utf8'), college.siteUrl),
    );
  writeFileSync(join(client, 'health.txt'), healthText(getSite(), builtAt()));
  mkdirSync(join(client, '.well-known'), { recursive: true });
  writeFileSync(
    join(client, '.well-known/security.txt'),
    securityText(college, new Date(builtAt())),
  );
}

/** Files that the college adds in its own folder `public` are known to the build only. */
function refuseFiles(client: string, redirects: readonly Redirect[]): void {
  const isFile = ({ from }: Redirect) =>
    statSync(join(client, decoded(splitOwn(from).path)), { throwIfNoEntry: false })?.isFile();
  const problems = redirects.filter(isFile).map(({ from }) => ({
    file: 'redirects.yaml',
    path: ['from'],
    expected: NO_OWN_FILE,
    found: from,
  }));
  if (problems.length > 0) throw new ContentError(problems);
}
