import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FIRST } from '#app/i18n/locale.ts';
import { languageOf } from '#app/i18n/published.ts';
import { decoded } from '#app/lib/encoded-path.ts';
import { slugOf } from '#app/lib/slug.ts';
import { KINDS } from '#app/site.ts';
import { listEntries } from '#desk/content-files/entries.ts';
import { freeName } from '#desk/content-files/names.ts';
import { newAddress, redirectIdOf } from '#desk/content-files/new-address.ts';
import { nameFrom } from '#desk/content-files/title-in.ts';
import type { run as prepareFile } from '#desk/files/prepare-file.ts';
import { type Drafts, isNewId, newIdOf } from '#desk/server/entries/drafts.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { runApart } from '#desk/server/files/run-apart.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { DeskError } from '#desk/words.ts';
import { correctEncoding } from '#languages/encoding.ts';
import type { KnownPlaces } from './known-places.ts';
import { noRedirectFrom, type Planned, planEntries, redirectFrom } from './plan.ts';
import type { FoundFile, Sorted } from './sort-pages.ts';

/** What became of an old address. */
export type Moved = {
  address: string;
  title: string;
  result: 'taken' | 'before' | 'left';
  place: string;
  why: string;
};

function moved(
  result: Moved['result'],
  { address, title = '' }: { address: string; title?: string },
  place = '',
  why = '',
): Moved {
  return { address, title, result, place, why };
}

type Desk = {
  store: Store;
  drafts: Drafts;
  uploads: Uploads;
  /** Whose drafts they become. */
  user: string;
  /** Page that gets the texts that belong to no other. */
  page: string;
  /** What this site has already, by name. */
  places: KnownPlaces;
  /** Addresses of the pages of this site. */
  addresses: ReadonlySet<string>;
  /** Whether this site has a file at a path. */
  isFile: (path: string) => boolean;
  /** Where it is written down what was brought once. */
  folder: string;
};

const PREPARE = new URL('../files/prepare-file.ts', import.meta.url);

/**
 * Writes a draft of each page and file that was found, and one of a redirect for each of its old
 * addresses. What was brought before, and whatever became of it, is not touched again.
 */
export async function writeDrafts({ found, files, left }: Sorted, desk: Desk): Promise<Moved[]> {
  const { store, drafts, user, page, places } = desk;
  const before = broughtBefore(desk);
  const taken = takenPlaces(desk);
  const pages = KINDS.filter(({ id }) => id === 'pages').flatMap((kind) =>
    listEntries(store.content, kind),
  );
  const isNew = ({ pages: [first] }: Sorted['found'][number]) =>
    !before.has(newIdOf(first.address));
  const planned = planEntries(found.filter(isNew), { pages, page, places, taken });
  const outcomes = left.map(({ address, why }) => moved('left', { address }, '', why));
  const tellBefore = (of: { address: string; title: string }) =>
    outcomes.push(moved('before', of, before.get(newIdOf(of.address))));
  for (const {
    pages: [first],
  } of found.filter((each) => !isNew(each)))
    tellBefore(first);
  const leave = (addresses: readonly string[], title: string, why: string) => {
    for (const address of addresses) outcomes.push(moved('left', { address, title }, '', why));
  };
  const keep = (entry: Planned) => {
    drafts.refuseTooMany(user);
    const savedAt = new Date().toISOString();
    const { kind, id: address, draft: id, value, title } = entry;
    const place = `${kind}/${address}`;
    const stored = JSON.parse(JSON.stringify(value));
    if (!drafts.find(user, kind, id))
      drafts.keep(user, { kind, id, value: stored, base: null, address, savedAt });
    const why = [...keepRedirects(entry, desk, taken, savedAt), ...entry.remarks].join('\n');
    appendFileSync(join(desk.folder, 'brought.jsonl'), `${JSON.stringify([id, place])}\n`);
    for (const [index, old] of entry.addresses.entries())
      outcomes.push(moved('taken', { address: old, title }, place, index === 0 ? why : ''));
  };
  mkdirSync(desk.folder, { recursive: true });
  for (const entry of planned) {
    try {
      keep(entry);
    } catch (error) {
      leave(entry.addresses, entry.title, whyNot(error));
    }
  }
  for (const file of files) {
    const title = titleOf(file);
    try {
      if (before.has(newIdOf(file.address))) tellBefore({ address: file.address, title });
      else keep(await documentOf(file, desk, taken));
    } catch (error) {
      leave(file.addresses, title, whyNot(error));
    }
  }
  return outcomes;
}

/**
 * A draft of a redirect from each old address, which follows its entry to the name that it gets; or
 * why there can be none.
 */
function keepRedirects(
  { draft, addresses, to, known }: Planned,
  { drafts, user, addresses: own, isFile }: Desk,
  taken: Set<string>,
  savedAt: string,
): string[] {
  return addresses.flatMap((address, index) => {
    const value = redirectFrom(address, known ?? to);
    if (!value) return [noRedirectFrom(address)];
    const [path = ''] = value.from.split('?');
    if (isFile(path)) return [`This site has a file of its own at ${value.from}.`];
    if (own.has(path)) return [`This site has a page of its own at ${value.from}.`];
    const place = `redirects/${value.from}`.toLowerCase();
    if (taken.has(place)) return [`${value.from} is redirected already.`];
    taken.add(place);
    drafts.keep(user, {
      // One that leads to what is there waits for no draft.
      id: known ? newIdOf(`redirect of ${address}`) : redirectIdOf(draft, index + 1),
      ...{ kind: 'redirects', value },
      ...{ base: null, address: value.from, savedAt },
    });
    return [];
  });
}

const titleOf = ({ words, address }: FoundFile) =>
  correctEncoding(words[0] ?? decodeName(address)).text;

const decodeName = (address: string) =>
  decoded(basename(new URL(address).pathname).replace(/\.pdf$/i, '')).replaceAll(/[-_+]+/g, ' ');

/**
 * The entry of a document, with its file waiting at the desk. @throws DeskError if the file is not
 * taken
 */
async function documentOf(
  file: FoundFile,
  { uploads, user }: Desk,
  taken: Set<string>,
): Promise<Planned> {
  const title = titleOf(file);
  const name = basename(new URL(file.address).pathname);
  const {
    bytes,
    type,
    measure,
    languages = [],
    advice,
  } = await runApart<typeof prepareFile>(
    PREPARE,
    { kind: 'document', name, path: file.file },
    { user },
  );
  const id = freeName(
    slugOf(title) ||
      slugOf(decodeName(file.address)) ||
      `document-${newIdOf(file.address).slice(4, 10)}`,
    (other) => taken.has(`documents/${other}`),
  );
  const stored = freeName(`${id}.${type}`, (wanted) => uploads.has(user, 'documents', wanted));
  uploads.keep(user, 'documents', stored, bytes, measure);
  taken.add(`documents/${id}`);
  const ofTitle = languageOf(title);
  const language = languages.includes(ofTitle) ? ofTitle : FIRST;
  return {
    kind: 'documents',
    id,
    draft: newIdOf(file.address),
    value: {
      title: { [language]: title },
      files: [{ file: stored, languages: languages.length > 0 ? languages : [FIRST] }],
    },
    to: newAddress('documents', id),
    addresses: file.addresses,
    title,
    remarks: advice.map(({ en }) => en),
  };
}

/**
 * Why something is not taken; a full disk ends the run, which goes on from there when it is started
 * again.
 */
function whyNot(error: unknown): string {
  if (error instanceof DeskError) return error.words.en;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
  return `it cannot be taken (${error instanceof Error ? error.message : String(error)})`;
}

/** What was brought by an earlier run, or is kept or saved at the desk, by the id of its draft. */
function broughtBefore({ drafts, folder }: Desk): Map<string, string> {
  const file = join(folder, 'brought.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map<string, string>([
    ...lines.map((line) => JSON.parse(line)),
    ...drafts.kept(),
    ...drafts.saved(),
  ]);
}

/** Everything for which another name must be found. */
function takenPlaces({ store, drafts, user }: Desk): Set<string> {
  const kinds = KINDS.filter(({ id }) => ['news', 'texts', 'documents', 'redirects'].includes(id));
  const entries = kinds.flatMap((kind) =>
    listEntries(store.content, kind).map((id) => `${kind.id}/${id}`),
  );
  const own = drafts
    .list(user)
    .map(
      ({ kind, id, address, value }) =>
        `${kind}/${address ?? (isNewId(id) ? nameFrom(value) : id)}`,
    );
  return new Set([...entries, ...own].map((place) => place.toLowerCase()));
}
