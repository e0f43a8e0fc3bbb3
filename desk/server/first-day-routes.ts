import type { FastifyInstance } from 'fastify';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { removeSamples } from '#desk/first-day/remove-samples.ts';
import { checkChanges, tellMistakes } from './check.ts';
import { entryAt } from './entry-at.ts';
import type { Person } from './settings.ts';
import type { Store } from './store.ts';
import { DeskError, WORDS } from './words.ts';

/** First steps of a college: remove the samples, and list the numbers and addresses still to be replaced. */
export function firstDayRoutes(app: FastifyInstance, store: Store): void {
  app.get('/api/first-day', ({ person }) => {
    allow(person);
    const { removed } = removeSamples(store.content);
    const marks = Map.groupBy(
      findUnpublishable(store.content.root).filter(({ found }) => !found.startsWith('sample:')),
      ({ file }) => file,
    );
    return {
      samples: removed,
      placeholders: [...marks]
        .map(([file, found]) => ({ file, count: found.length, entry: entryAt(store.content, file)?.named }))
        .sort((a, b) => b.count - a.count),
    };
  });

  app.post('/api/remove-samples', async ({ person }, reply) => {
    allow(person);
    const outcome = await store.alone(async () => {
      const { changes, removed } = removeSamples(store.content);
      const { problems } = checkChanges(store.content, changes);
      if (problems.length > 0) return { status: 422, answer: { mistakes: tellMistakes(store.content.with(changes), problems) } };
      if (changes.size > 0) await store.commit(changes, person, 'Remove the samples');
      return { status: 200, answer: { samples: removed } };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });
}

function allow({ write, department }: Person): void {
  if (write !== 'all' || department !== undefined) throw new DeskError(403, WORDS.mayNotWrite);
}
