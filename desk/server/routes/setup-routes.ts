import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { PARTS } from '#app/content/schemas/college.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { entryAt, namedEntry } from '#desk/server/entries/entry-at.ts';
import { entryChange } from '#desk/server/entries/entry-changes.ts';
import { askedTexts, leaveTexts } from '#desk/server/entries/starter-texts.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { refuseMistakes } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import { entriesNeeding, lackingParts, partsOf } from '#desk/setup/parts.ts';

const leaveOutBody = z.strictObject({
  parts: z.array(z.enum(PARTS)).min(1),
  isSure: z.boolean(),
});

const leftBody = z.strictObject({ id: z.string().max(200) });

/** First steps of a college: leave out the parts that it lacks, and list what is still to be written or replaced; later, choose between its texts and newer ones of the starter. */
export function setupRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/setup', ({ person }) => {
    allow(person);
    const marks = Map.groupBy(findUnpublishable(store.content.root), ({ file }) => file);
    return {
      parts: partsOf(store.content),
      placeholders: [...marks]
        .map(([file, found]) => ({
          file,
          count: found.length,
          entry: entryAt(store.content, file)?.named,
        }))
        .sort((a, b) => b.count - a.count),
    };
  });

  starterRoutes(app, store);

  // With `isSure` written, else only listed.
  app.post('/api/leave-out', ({ body, person }) => {
    allow(person);
    const { parts, isSure } = leaveOutBody.parse(body);
    return store.alone(async () => {
      const known = partsOf(store.content);
      if (!parts.every((part) => known.some(({ id }) => id === part)))
        throw new DeskError(404, WORDS.notFound);
      const gone = entriesNeeding(store.content, parts).map(({ kind, id }) =>
        namedEntry(store.content, kind, id),
      );
      const changes = lackingParts(store.content, parts);
      refuseMistakes(store.content, changes);
      const message = `Leave out what the college does not have: ${parts.join(', ')}`;
      if (isSure) await store.commit(changes, person, message);
      return { gone };
    });
  });
}

/** Texts that are newer in the starter, and that the college has changed: taken as a draft of their form, or left. */
function starterRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/starter-texts', ({ person }) => {
    allow(person);
    return askedTexts(store.content).map(({ kind, id, base, value }) => ({
      base,
      value,
      ...entryChange({ kind, id, file: id, before: base, after: value }, store.content),
    }));
  });

  app.post('/api/leave-text', async ({ body, person }) => {
    allow(person);
    const { id } = leftBody.parse(body);
    await store.alone(async () => {
      const found = askedTexts(store.content).find((each) => each.id === id);
      if (!found) throw new DeskError(404, WORDS.notFound);
      await leaveTexts(store, found.files, person, `Leave the text of the starter: ${id}`);
    });
    return {};
  });
}

function allow({ write, department }: Person): void {
  if (write !== 'all' || department !== undefined) throw new DeskError(403, WORDS.mayNotWrite);
}
