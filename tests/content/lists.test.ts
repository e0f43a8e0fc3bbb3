import { describe, expect, it } from 'vitest';
import { pageGroups, pagesByPath } from '#app/content/page-groups.server.ts';
import { readPage } from '#app/read-page.server.ts';
import { drawPage } from '#app/render.tsx';
import { loadSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';

const DOCUMENT = `title: { en: "Rank list 2026", ml: "റാങ്ക് പട്ടിക 2026" }
purpose: { en: "Ranks of the spot admission.", ml: "സ്പോട്ട് അഡ്മിഷനിലെ റാങ്കുകൾ." }
category: admission
issuedOn: "2026-11-20"
shownUntil: "2026-12-31"
files: [{ file: rank-list.csv, languages: [en, ml] }]
`;
const NOTICE = `title: { en: "Spot admission: rank list", ml: "സ്പോട്ട് അഡ്മിഷൻ: റാങ്ക് പട്ടിക" }
body: { en: "See [the rank list](/downloads/rank-list).", ml: "[റാങ്ക് പട്ടിക](/downloads/rank-list) കാണുക." }
kind: admission
issuedOn: "2026-11-20"
validUntil: "2027-03-31T17:00:00+05:30"
audience: { en: "Applicants", ml: "അപേക്ഷകർ" }
attachments: [rank-list]
`;
const rows = Array.from({ length: 600 }, (_, at) => `${at + 1},TVE20${at},"Candidate, ${at + 1}"`);
const CSV = ['Rank,Roll No,Name', ...rows].join('\n');
const on = (day: string) => Date.parse(`${day}T12:00:00+05:30`);
const filesOf = (csv = CSV, document = DOCUMENT) =>
  new Map([
    ['documents/rank-list.yaml', document],
    ['documents/files/rank-list.csv', csv],
    ['news/rank-list.yaml', NOTICE],
  ]);
const siteOn = (day: string) => soundSite('content', filesOf(), on(day));
const faultsOf = (csv: string, document?: string) => {
  const result = loadSite('content', filesOf(csv, document), on('2026-12-01'));
  return 'problems' in result
    ? result.problems.map(({ file, path, line, found }) => [file, path.join('.'), line, found])
    : [];
};

describe('a list, such as a rank list', () => {
  it('stands in pages of 500 rows, one table each, and says until when', async () => {
    const site = siteOn('2026-12-31');
    const html = drawPage(await readPage(site, '/downloads/rank-list', on('2026-12-31')), {
      headScript: '',
      clock: '',
      scripts: [],
      styles: [],
    });
    expect(html.match(/<tr>/g)).toHaveLength(502);
    expect(html).toContain('Rows 1 to 500 of 600');
    expect(html).toContain('Shown until 31 December 2026');
    const second = JSON.stringify(await readPage(site, '/ml/downloads/rank-list/2'));
    expect(second).toContain('"600","TVE20599","Candidate, 600"');
    expect(pagesByPath(site).has('/downloads/rank-list/3')).toBe(false);
  });

  it('is looked through in a file of its rows', () => {
    const site = siteOn('2026-12-01');
    const files = pageGroups().flatMap(({ files: made }) => made?.(site) ?? []);
    const made = need(files.find(({ path }) => path === '/lists/rank-list.json'));
    expect(JSON.parse(made.text('en'))[599]).toEqual(['600', 'TVE20599', 'Candidate, 600']);
  });

  it('is nowhere after its last day: no page, no file, no link to it', () => {
    const site = siteOn('2027-01-01');
    expect(site.documents.some(({ id }) => id === 'rank-list')).toBe(false);
    expect(pagesByPath(site).has('/downloads/rank-list')).toBe(false);
    const notice = need(site.notices.find(({ id }) => id === 'rank-list'));
    expect([notice.attachments, notice.body.en]).toEqual([[], 'See the rank list.']);
  });

  it('has wrong cells named by row and column', () => {
    expect(faultsOf('Rank,Name\n1,Anjali\n2,#REF!\n3,Devi,x')).toEqual([
      ['documents/files/rank-list.csv', 'Name', 3, '#REF!'],
      ['documents/files/rank-list.csv', 'C', 4, 'x'],
    ]);
    expect(faultsOf('Rank,Name')).toEqual([
      ['documents/files/rank-list.csv', '', undefined, 'Rank,Name'],
    ]);
  });

  it('has no columns about persons, unless they are named as having to be public', () => {
    const csv = 'Rank,Mobile\n1,9876543210';
    expect(faultsOf(csv)).toEqual([['documents/rank-list.yaml', 'personal', undefined, 'Mobile']]);
    expect(faultsOf(csv, `${DOCUMENT}personal: [Mobile]\n`)).toEqual([]);
  });

  it('has a last day, which is not before its day of issue', () => {
    expect(faultsOf(CSV, DOCUMENT.replace(/^shownUntil.*\n/m, ''))).toMatchObject([
      ['documents/rank-list.yaml', 'shownUntil', undefined, { en: 'nothing' }],
    ]);
    expect(faultsOf(CSV, DOCUMENT.replace('2026-12-31', '2026-11-19'))).toMatchObject([
      ['documents/rank-list.yaml', 'shownUntil', undefined, '"2026-11-19"'],
    ]);
  });
});
