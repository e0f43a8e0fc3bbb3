import type { Site } from '#app/content/reading/read.server.ts';
import type { Reporting } from '#app/content/target-check.server.ts';
import { givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { FAQ_TOPICS } from './schema.ts';

/** Reports questions with one name; a topic's heading has an anchor on the same page. */
export function checkQuestions({ faq }: Pick<Site, 'faq'>, { report }: Reporting): void {
  for (const id of repeated([...FAQ_TOPICS, ...faq.map((question) => question.id)]))
    report({ file: 'faq.yaml', path: ['id'], ...givenTwice(id) });
}
