import { statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { listPages } from '#app/content/pages.server.ts';
import { ownFiles } from '#app/features/redirects/own-files.server.ts';
import { redirectSchema } from '#app/features/redirects/schema.ts';
import { getSite } from '#app/site.ts';
import { Drafts } from '#desk/server/entries/drafts.ts';
import { Store } from '#desk/server/entries/store.ts';
import { Uploads } from '#desk/server/files/uploads.ts';
import { inCollege } from '#tools/build/places.ts';
import { redirectRules } from '#tools/hosting/redirects.ts';
import { hostRules } from '#tools/hosting/rules.ts';
import { redirectLines } from '#tools/hosting/static-hosts.ts';
import { redirectRemarks } from '#tools/release/host-limits.ts';
import { Unread } from './ask.ts';
import { crawl } from './crawl.ts';
import { knownPlaces } from './known-places.ts';
import { hostOf, oldAddress } from './old-address.ts';
import { PageReader } from './page-reader.ts';
import { readFolder } from './saved-folder.ts';
import { sortPages } from './sort-pages.ts';
import { type Moved, writeDrafts } from './write-drafts.ts';

/**
 * `node tools/run.mjs migrate https://www.college.example`: brings the pages and PDF files of an
 * old site as drafts to the desk (docs/old-site.md). This folder has its own packages: import
 * project files only by relative paths.
 */
const USAGE = `node tools/run.mjs migrate OLD [--page about] [--user anu@college.example] [--site https://www.college.example]
OLD     address of the old site or of its site map, or a folder into which it was saved
--page  page that gets the texts that belong to no other page
--user  whose drafts they become, as desk.yaml names them; without it, of whoever uses the desk on this machine
--site  address of the old site, if a saved folder does not say it and it is not that of this site`;

const EVERY_MS = 10_000;

async function migrate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      page: { type: 'string', default: 'about' },
      user: { type: 'string' },
      site: { type: 'string' },
    },
  });
  const [old] = positionals;
  if (!old) throw new Unread(USAGE);
  const root = inCollege('.');
  const store = new Store(root);
  const user = values.user ?? (await store.git.localUser()).email;
  const { sorted, folder } = await readAndSort(old, values.site, join(store.state, 'old-site'));
  const drafts = new Drafts(join(store.state, 'drafts'));
  const outcomes = await writeDrafts(sorted, {
    ...{ store, drafts, user, page: values.page, folder, places: knownPlaces(getSite()) },
    addresses: new Set(listPages(getSite()).map(({ address }) => address)),
    isFile: ownFiles(getSite()),
    uploads: new Uploads(join(store.state, 'uploads')),
  });
  const list = join(folder, 'list.csv');
  writeFileSync(list, listOf(outcomes));
  console.log(summary(outcomes));
  console.log(`Each address with its reason: ${list}`);
  for (const remark of remarksOnRedirects(drafts, user)) console.log(remark);
}

/**
 * Before anybody has chosen a host: which hosts do not read as many redirects as the site would
 * have with these drafts.
 */
function remarksOnRedirects(drafts: Drafts, user: string): string[] {
  const { redirects, college } = getSite();
  const added = drafts
    .list(user)
    .flatMap(({ kind, value }) => (kind === 'redirects' ? [redirectSchema.safeParse(value)] : []))
    .flatMap(({ data }) => data ?? []);
  const rules = redirectRules([...redirects, ...added], college.languages);
  return redirectRemarks(redirectLines(hostRules([], rules, college.languages)));
}

async function readAndSort(old: string, site: string | undefined, state: string) {
  const reader = new PageReader();
  try {
    const { host, answers, folder } = await read(old, site, { state, reader });
    return { sorted: await sortPages(answers, host, reader), folder };
  } finally {
    await reader.close();
  }
}

async function read(
  old: string,
  site: string | undefined,
  { state, reader }: { state: string; reader: PageReader },
) {
  const host = hostOf(site ?? old);
  const isAddress = /^[a-z]+:\/\//i.test(old);
  if (!isAddress) {
    const path = inCollege(old);
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
      throw new Unread(
        `${old} is neither an address that begins with https:// or http://, nor a folder.`,
      );
    const own = hostOf(getSite().college.siteUrl);
    const saved = readFolder(resolve(path), { ...(host && { known: host }), ...(own && { own }) });
    console.log(`Read as the site ${saved.host.origin}; --site names another.`);
    return { ...saved, folder: join(state, nameOf(saved.host.name)) };
  }
  const start = host && oldAddress(old, old, host);
  if (!host || !start) throw new Unread(`${old} is not the address of a website.`);
  const folder = join(state, nameOf(host.name));
  let told = 0;
  const answers = await crawl(host, [start], {
    folder,
    reader,
    tell: (done, waiting, address) => {
      if (process.stdout.isTTY)
        process.stdout.write(
          `\r${done} read, ${waiting} to read  ${address.slice(0, 60).padEnd(60)}`,
        );
      else if (Date.now() - told > EVERY_MS) {
        told = Date.now();
        console.log(`${done} read, ${waiting} to read`);
      }
    },
  });
  if (process.stdout.isTTY) console.log('');
  return { host, answers, folder };
}

function nameOf(host: string): string {
  return host.replaceAll(/[^a-z0-9.-]/gi, '-');
}

/** A spreadsheet can show it; no cell of it is a formula. */
function listOf(outcomes: readonly Moved[]): string {
  return stringify([...outcomes], {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: [
      { key: 'result', header: 'result' },
      { key: 'address', header: 'old address' },
      { key: 'title', header: 'title' },
      { key: 'place', header: 'draft' },
      { key: 'why', header: 'why, or what to look at' },
    ],
  });
}

function summary(outcomes: readonly Moved[]): string {
  const of = (result: Moved['result']) => outcomes.filter((outcome) => outcome.result === result);
  const reasons = [...Map.groupBy(of('left'), ({ why }) => why.split('\n')[0])].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const taken = of('taken');
  const entries = new Set(taken.map(({ place }) => place)).size;
  const addresses = taken.length > entries ? ` (${taken.length} addresses)` : '';
  return [
    `${entries} taken as drafts${addresses}, ${of('before').length} taken before, ${of('left').length} left:`,
    ...reasons.map(([why, all]) => `  ${all.length}: ${why}`),
  ].join('\n');
}

try {
  await migrate();
} catch (error) {
  if (!(error instanceof Unread)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
