import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { isStillRight, leftBehind } from '#desk/server/entries/one-language.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { allow, knownDraft } from './entry-requests.ts';

const fieldSchema = z.object({ path: z.array(z.union([z.string(), z.number()])).max(20) });

/** The texts of an entry that stayed as they were while the other language changed, and that one of them is right all the same. */
export function behindRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/behind', ({ query, person }) => {
    const { kind, id } = knownDraft(query);
    allow(person, kind, [valueOfEntry(store.content, kind, id)]);
    return leftBehind(store, kind, id);
  });

  app.post('/api/still-right', ({ body, person }) => {
    const { kind, id } = knownDraft(body);
    const { path } = fieldSchema.parse(body);
    allow(person, kind, [valueOfEntry(store.content, kind, id)]);
    return store.alone(async () => {
      isStillRight(store, kind, id, path);
      return leftBehind(store, kind, id);
    });
  });
}
