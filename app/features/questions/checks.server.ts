import type { Site } from '#app/content/reading/read.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { givenTwice } from '#app/lib/expected.ts';
import { FAQ_TOPICS } from './schema.ts';

/** Reports questions named like a topic, whose heading has an anchor on the same page. */
export function checkQuestions({ faq }: Pick<Site, 'faq'>, { report }: Reporting): void {
  for (const topic of FAQ_TOPICS.filter((name) => faq.some(({ id }) => id === name)))
    report({ file: 'faq.yaml', path: ['id'], ...givenTwice(topic) });
}
