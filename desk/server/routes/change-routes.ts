import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOf } from '#app/site.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { type ContentChanges, entryChange } from '#desk/server/entries/entry-changes.ts';
import { pageOf } from '#desk/server/entries/entry-pages.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
import { partsIn } from '#desk/server/publish/chosen-parts.ts';
import type { Releases } from '#desk/server/publish/publication-record.ts';
import { listPublications } from '#desk/server/publish/publications.ts';
import type { Publisher } from '#desk/server/publish/publisher.ts';
import { readableChanges } from '#desk/server/publish/unit-access.ts';
import { DeskError, WORDS } from '#desk/words.ts';

/**
 * What is asked about: an entry that waits, a publication of the history, or else the prepared one.
 */
const ofSchema = z.object({ key: z.string().max(300).optional(), tag: z.string().optional() });
const fileSchema = ofSchema.extend({ file: z.string(), side: z.enum(['before', 'after']) });

/** Files that a browser shows and never runs, by their first bytes. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  'application/pdf': /^%PDF-/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
};

/**
 * What an entry that waits or a publication changes: its fields, its files, and the page on which
 * visitors see it.
 */
export function changeRoutes(
  app: FastifyInstance,
  store: Store,
  publisher: Publisher,
  releases: Releases,
): void {
  const { git, content } = store;

  app.get('/api/change', async ({ query, person }) => {
    const { from: _, to: __, changes, ...rest } = await changeOf(ofSchema.parse(query), person);
    return { ...changes, ...rest };
  });

  app.get('/api/changed-file', async ({ query, person }, reply) => {
    const { file, side, ...of } = fileSchema.parse(query);
    const { from, to, changes } = await changeOf(of, person);
    const isChanged = changes.files.some((change) => change.file === file);
    const bytes = isChanged ? await git.file(git.at(side === 'before' ? from : to, file)) : null;
    if (!bytes) return notFound();
    const start = bytes.subarray(0, 8).toString('latin1');
    const [type] = Object.entries(SHOWN).find(([, sign]) => sign.test(start)) ?? [];
    const name = encodeURIComponent(file.split('/').at(-1) ?? '');
    return reply
      .type(type ?? 'application/octet-stream')
      .header('Content-Disposition', `${type ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`)
      .send(bytes);
  });

  async function changeOf({ key, tag }: z.infer<typeof ofSchema>, person: Person) {
    if (key !== undefined) return waitingChange(key, person);
    if (tag === undefined) {
      const { base: from, commit: to, changes } = publisher.progress.of(person);
      return from && to && changes ? { from, to, changes } : notFound();
    }
    const publications = await listPublications(store);
    const place = publications.findIndex((publication) => publication.tag === tag);
    const [wanted, before] = [publications[place], publications[place + 1]];
    if (!wanted || !before) return notFound();
    const [from, to] = [before.commit, wanted.commit];
    const known = await publisher.readable.entries(person);
    const changes = await readableChanges(store, { from, to, at: wanted.at }, person, known);
    return { from, to, changes };
  }

  async function waitingChange(key: string, person: Person) {
    const { base: from, state: to } = await publisher.waiting.now();
    const unit = await publisher.waiting.findFor(person, key);
    if (!unit || from === undefined) return notFound();
    const known = await publisher.readable.entries(person);
    const changes: ContentChanges = {
      entries: unit.versions.map((version) => entryChange(version, known)),
      files: unit.changed,
    };
    const plan = publisher.waiting.days.of(unit);
    const [main] = changes.entries.toSorted((a, b) => rank(b) - rank(a));
    function rank({ entry: { kind, id = '' } }: ContentChanges['entries'][number]): number {
      return Number(`${kind}/${id}` === unit?.key);
    }
    return {
      from,
      to,
      changes,
      key: unit.key,
      ...partsIn(unit, main?.fields),
      saved: unit.saved?.id,
      ...(plan && { day: plan.day }),
      ...(main && { page: pageIn(main.entry.kind, main.entry.id ?? '') }),
    };
  }

  /** The page of an entry as it is saved; of one that is gone, that which visitors see. */
  function pageIn(kind: string, id: string): string | undefined {
    const own = kindOf(kind)?.page?.(id);
    const { site } = checkChanges(content, new Map());
    const saved = site && pageOf(site, kind, id);
    const isPublic = own !== undefined && existsSync(join(releases.client, own, 'index.html'));
    return isPublic ? own : saved;
  }
}

function notFound(): never {
  throw new DeskError(404, WORDS.notFound);
}
