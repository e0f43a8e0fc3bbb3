import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { entryAt, type NamedEntry, nameOf } from '#desk/server/entries/entry-at.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { titleOf } from '#desk/server/entries/titles.ts';
import { checkChanges, toMistakes } from '#desk/server/forms/check.ts';
import { kindTitles } from '#desk/server/forms/form-words.ts';
import { DeskError, WORDS, type Words } from '#desk/server/forms/words.ts';
import { leaveOut, OPTIONAL_KINDS } from '#desk/setup/leave-out.ts';
import { entriesNeeding, lackingParts, partsOf, partWords } from '#desk/setup/parts.ts';
import type { Named } from '#desk/setup/remove-entries.ts';
import { removeSamples, samplesIn } from '#desk/setup/remove-samples.ts';

/** Stands for a type in what is left out: parts of the college, such as its hostel. */
const PARTS_GROUP = 'parts';

const leaveOutBody = z.strictObject({
  entries: z
    .array(z.strictObject({ kind: z.enum([...OPTIONAL_KINDS, PARTS_GROUP]), id: z.string() }))
    .min(1),
  isSure: z.boolean(),
});

/** First steps of a college: remove the samples, and list the numbers and addresses still to be replaced. */
export function setupRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/setup', ({ person }) => {
    allow(person);
    const marks = Map.groupBy(
      findUnpublishable(store.content.root).filter(({ found }) => !found.startsWith('sample:')),
      ({ file }) => file,
    );
    return {
      optional: optionalIn(store.content),
      samples: samplesIn(store.content).length,
      placeholders: [...marks]
        .map(([file, found]) => ({
          file,
          count: found.length,
          entry: entryAt(store.content, file)?.named,
        }))
        .sort((a, b) => b.count - a.count),
    };
  });

  app.post('/api/remove-samples', async ({ person }, reply) => {
    allow(person);
    const outcome = await store.alone(async () => {
      const { changes, removed } = removeSamples(store.content);
      const { problems } = checkChanges(store.content, changes);
      if (problems.length > 0)
        return {
          status: 422,
          answer: { mistakes: toMistakes(store.content.with(changes), problems) },
        };
      if (changes.size > 0) await store.commit(changes, person, 'Remove the samples');
      return { status: 200, answer: { samples: removed } };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });

  // With `isSure` written, else only listed.
  app.post('/api/leave-out', async ({ body, person }, reply) => {
    allow(person);
    const { entries, isSure } = leaveOutBody.parse(body);
    const outcome = await store.alone(async () => {
      const parts = partsOf(store.content)
        .map(({ id }) => id)
        .filter((part) => entries.some(({ kind, id }) => kind === PARTS_GROUP && id === part));
      const wanted = entries.flatMap(({ kind, id }) =>
        kind === PARTS_GROUP ? [] : listOf(store.content, kind).filter((entry) => entry.id === id),
      );
      if (wanted.length + parts.length < entries.length) throw new DeskError(404, WORDS.notFound);
      const left = leaveOut(store.content, wanted);
      const gone = [...entriesNeeding(store.content, parts), ...left.gone];
      const changes = new Map([
        ...left.changes,
        ...lackingParts(store.content.with(left.changes), parts),
      ]);
      const { problems } = checkChanges(store.content, changes);
      if (problems.length > 0)
        return {
          status: 422,
          answer: { mistakes: toMistakes(store.content.with(changes), problems) },
        };
      const names = namesOf(store.content, gone);
      if (isSure)
        await store.commit(
          changes,
          person,
          `Leave out what the college does not have: ${entries.map(({ id }) => id).join(', ')}`,
        );
      return { status: 200, answer: { gone: names } };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });
}

function listOf(content: ContentFolder, kindId: (typeof OPTIONAL_KINDS)[number]): Named[] {
  const kind = kindOf(kindId);
  return kind ? listEntries(content, kind).map((id) => ({ kind, id })) : [];
}

/** What a college may lack: entries by type, and parts of pages by page, as two pages have parts of one name. */
function optionalIn(content: ContentFolder): { title: Words; entries: NamedEntry[] }[] {
  const pages = kindOf('pages');
  const entryTitle = (kind: Kind | undefined, id: string) =>
    titleOf(kind && valueOfEntry(content, kind, id), id);
  const groupOf = ({ kind, id }: Named) => (kind.id === 'texts' ? id.split('/')[0] : undefined);
  const parts = {
    title: inEvery((locale) => partWords(locale)?.title ?? PARTS_GROUP),
    entries: partsOf(content).map((part) => ({ kind: PARTS_GROUP, ...part })),
  };
  const entries = OPTIONAL_KINDS.flatMap((kindId) =>
    [...Map.groupBy(listOf(content, kindId), groupOf)].map(([page, group]) => ({
      title: page === undefined ? kindTitles(kindId).title : entryTitle(pages, page),
      entries: group.map(({ kind, id }) => ({ kind: kind.id, id, title: entryTitle(kind, id) })),
    })),
  );
  return [parts, ...entries].filter((group) => group.entries.length > 0);
}

function namesOf(content: ContentFolder, entries: readonly Named[]): NamedEntry[] {
  return entries.map(({ kind, id }) => ({ kind: kind.id, id, title: nameOf(content, kind, id) }));
}

function allow({ write, department }: Person): void {
  if (write !== 'all' || department !== undefined) throw new DeskError(403, WORDS.mayNotWrite);
}
