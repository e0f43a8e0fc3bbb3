import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { copyContent, type Mistake, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const FILE = 'disclosures.yaml';
const WAYS = 'exactly one of: at or says (published here), college (only the college can publish it), notApplicable (why it does not apply)';

/** Name of the mistake, how it is made, and the expected message. */
const MISTAKES: [name: string, mistake: Mistake, problem: Omit<Problem, 'file'>][] = [
  [
    'an item on an unknown page',
    replace(FILE, '"/about/overview"', '"/about/profile"'),
    { field: 'ugc: overview.at', expected: 'the address of a page of this site', found: '/about/profile' },
  ],
  [
    'an item at an unknown anchor',
    replace(FILE, '"/contact#map"', '"/contact#garden"'),
    { field: 'ugc: contact.at', expected: 'an anchor of /contact (reach, map, offices, departments, web-manager)', found: '#garden' },
  ],
  [
    'an unknown document',
    replace(FILE, '"/downloads/prospectus"', '"/downloads/brochure"'),
    { field: 'ugc: prospectus.at', expected: 'the address of a page of this site', found: '/downloads/brochure' },
  ],
  [
    'an item on a page that is not in the site map',
    replace(FILE, '"/about/overview"', '"/department/cse/laboratories"'),
    { field: 'ugc: overview.at', expected: 'a page in the site map', found: '/department/cse/laboratories' },
  ],
  [
    'a list with an unknown page',
    replace(FILE, 'page: /mandatory-disclosure', 'page: /disclosure'),
    { field: 'aicte: page', expected: 'the address of a page of this site', found: '/disclosure' },
  ],
  [
    'an item without content',
    replace(FILE, '          at: ["/about/overview"]\n', ''),
    { field: '[0].groups[0].items[0]', expected: WAYS, found: '{"id":"overview","label":{"en":"Overview","ml":"പൊതുവിവരം"}}' },
  ],
  [
    'an item that names an empty list of pages',
    replace(FILE, 'at: ["/about/overview"]', 'at: []'),
    { field: '[0].groups[0].items[0].at', expected: 'a list of at least 1', found: '[]' },
  ],
  ['two items of one name', replace(FILE, '- id: act\n', '- id: overview\n'), { field: 'ugc: id', expected: 'each id once', found: '"overview" twice' }],
  [
    'an invalid review date',
    replace(FILE, 'reviewedOn: 2026-11-21', 'reviewedOn: 2026-02-30'),
    { field: '[0].reviewedOn', expected: 'a date such as 2026-11-14', found: '"2026-02-30"' },
  ],
  [
    'an unknown list on a page',
    replace('pages/mandatory-disclosure/items.en.md', 'authority=aicte', 'authority=aicta'),
    { field: 'text, line 8', expected: '::disclosures{authority=...} with one of: ugc, aicte, rti, others', found: '"aicta"' },
  ],
];

describe('a mistake in the disclosures', () => {
  it.each(MISTAKES)('%s is reported with file, field, expected and found', (_, mistake, problem) => {
    mistake(copy);
    const problems = copy.problems();
    expect(problems).toContainEqual(expect.objectContaining(problem));
  });
});
