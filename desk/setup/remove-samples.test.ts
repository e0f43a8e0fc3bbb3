import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { getSite, loadSite } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { copyContent } from '#tests/content/content-copy.ts';
import { removeSamples } from './remove-samples.ts';

const copy = copyContent();
afterAll(() => copy.dispose());
const { changes, removed } = removeSamples(new ContentFolder(copy.folder));
for (const [file, text] of changes) {
  if (text === undefined) rmSync(join(copy.folder, file));
  else writeFileSync(join(copy.folder, file), text);
}
const result = loadSite(copy.folder);

describe('without its samples', () => {
  it('the content is in order', () => {
    expect('problems' in result ? result.problems : []).toEqual([]);
  });

  it('no sample is left, and what is invented without a mark is asked for', () => {
    const left = findUnpublishable(copy.folder).filter(({ found }) => /sample|മാതൃക/i.test(found));
    expect(left.map(({ file }) => file)).toEqual(['college.yaml']);
    expect(copy.read('pages/about/history.en.md')).toContain(
      'departments.\n\nThe college has not published this yet.\n\nUntil 2015',
    );
  });

  it('lists of samples only are empty, and real entries remain', () => {
    if ('problems' in result) throw new Error('the content has mistakes');
    const {
      people,
      notices,
      events,
      tenders,
      documents,
      committees,
      partners,
      albums,
      departments,
      programmes,
      disclosures,
    } = result.site;
    expect(
      [
        people,
        notices,
        events,
        tenders,
        documents,
        committees,
        partners,
        result.site.admissions.events,
      ].map(({ length }) => length),
    ).toEqual(Array(8).fill(0));
    const { hostelCharges, busRoutes, placements } = result.site;
    expect([hostelCharges.rows, busRoutes.timetables, placements.rows]).toEqual([[], [], []]);
    const before = getSite();
    expect(removed).toBe(
      globSync('content/{*,admissions/events}/*.yaml').filter((file) =>
        /^sample: true/m.test(readFileSync(file, 'utf8')),
      ).length,
    );
    expect([albums, departments, programmes].map(({ length }) => length)).toEqual(
      [before.albums, before.departments, before.programmes].map(({ length }) => length),
    );
    expect(disclosures.flatMap(({ groups }) => groups).length).toBeGreaterThan(20);
  });

  it('files of documents go with their records', () => {
    expect(existsSync(join(copy.folder, 'documents/files/fee-sheet.en.pdf'))).toBe(false);
    expect(existsSync(join(copy.folder, 'documents/sources/fee-sheet.ml.md'))).toBe(false);
    expect(JSON.parse(copy.read('documents/measures.json'))).toEqual({});
  });

  it('texts keep the words of links, and state that the members are not listed yet', () => {
    expect(copy.read('pages/pta/committee.en.md')).toContain('The members are not listed yet.');
    expect(copy.read('pages/pta/committee.ml.md')).toContain('അംഗങ്ങളുടെ പട്ടിക ഇപ്പോൾ നൽകിയിട്ടില്ല.');
    expect(copy.read('faq.yaml')).not.toContain('/downloads/');
  });

  it('comments and all other lines stay', () => {
    const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('#'));
    for (const file of ['search.yaml', 'faq.yaml', 'disclosures.yaml', 'admissions/streams.yaml']) {
      expect(lines(copy.read(file))).toEqual(lines(readFileSync(join('content', file), 'utf8')));
    }
  });

  it('a second time changes nothing', () => {
    expect(removeSamples(new ContentFolder(copy.folder)).changes.size).toBe(0);
  });
});
