import { expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

it.each(PUBLISHED)(
  'the lead of a head of department does not begin with the post, which stands below it (%s)',
  (locale) => {
    const { head } = labelsFor('people', locale);
    const leads = getSite().people.flatMap(({ summary }) => summary?.[locale] ?? []);
    expect(leads.filter((lead) => lead.startsWith(`${head}.`))).toEqual([]);
  },
);
