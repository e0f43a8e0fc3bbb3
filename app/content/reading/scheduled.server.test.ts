import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { downloadsView } from '#app/features/documents/documents.server.ts';
import { loadSite } from '#app/site.ts';
import { soundSite } from '#tests/support/sound-site.ts';

const FROM = '2026-12-20T10:00:00+05:30';
const scheduled = (file: string, after: RegExp) =>
  readFileSync(`content/${file}`, 'utf8').replace(
    after,
    (line) => `publishFrom: "${FROM}"\n${line}`,
  );

const CHANGES = new Map([
  ['news/bus-routes-revised.yaml', scheduled('news/bus-routes-revised.yaml', /^kind:/m)],
  ['events/annual-sports-meet.yaml', scheduled('events/annual-sports-meet.yaml', /^venue:/m)],
]);

describe('an entry with publishFrom', () => {
  const pathsAt = (now: number) => {
    const result = loadSite('content', CHANGES, now);
    return 'site' in result ? listPages(result.site).map(({ path }) => path) : result.problems;
  };

  it('has a page from that time on, and not before', () => {
    const pages = ['/all-news/bus-routes-revised', '/events/annual-sports-meet'];
    for (const page of pages) expect(pathsAt(Date.parse(FROM) - 1)).not.toContain(page);
    expect(pathsAt(Date.parse(FROM))).toEqual(expect.arrayContaining(pages));
  });

  it('must not be referred to by entries published before it', () => {
    const other = readFileSync('content/news/survey-camp-civil.yaml', 'utf8').replace(
      /^kind:/m,
      'successor: bus-routes-revised\nkind:',
    );
    const result = loadSite(
      'content',
      new Map([...CHANGES, ['news/survey-camp-civil.yaml', other]]),
      0,
    );
    expect(result).toMatchObject({
      problems: [
        {
          file: 'news/survey-camp-civil.yaml',
          path: ['successor'],
          expected: { en: 'something that is published by then, not later than this entry' },
        },
      ],
    });
  });
});

describe('what belongs to an entry with publishFrom', () => {
  const document = (id: string, owner: string) =>
    [
      `title: { en: "Embargoed ${id}", ml: "രഹസ്യം ${id.length}" }`,
      'category: students',
      'issuedOn: 2026-11-20',
      owner,
      'unreadable: true',
      `files: [{ file: "${id}.pdf", languages: [en] }]`,
    ].join('\n');
  const tender = 'tenders/canteen-licence.yaml';
  const changes = new Map([
    ...CHANGES,
    [tender, scheduled(tender, /^reference:/m)],
    ['documents/rank-list.yaml', document('rank-list', 'notice: bus-routes-revised')],
    ['documents/bid-form.yaml', document('bid-form', 'tender: canteen-licence')],
    ['documents/heats.yaml', document('heats', 'event: annual-sports-meet')],
    ['documents/files/heats.pdf', 'a scan'],
    ['documents/files/rank-list.pdf', 'a scan'],
    ['documents/files/bid-form.pdf', 'a scan'],
    [
      'redirects.yaml',
      '- { from: /rank-list.html, to: /all-news/bus-routes-revised }\n- { from: /buses.html, to: /facilities/transport }\n',
    ],
  ]);
  const siteAt = (now: number) => soundSite('content', changes, now);
  const before = siteAt(Date.parse(FROM) - 1);
  const after = siteAt(Date.parse(FROM));

  it('is in no list before that time: its documents, also scans, their files and its old addresses', () => {
    expect(before.documents.map(({ id }) => id)).not.toContain('rank-list');
    const named = /Embargoed|bid-form|heats|rank-list\.pdf/.test(JSON.stringify(before));
    expect(named).toBe(false);
    expect(before.redirects.map(({ from }) => from)).toEqual(['/buses.html']);
    expect(after.documents.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['rank-list', 'heats', 'bid-form']),
    );
    expect(after.redirects).toHaveLength(2);
  });

  it('says what the entry says, and has its page as the readable text of a scan', () => {
    const [notice] = after.notices.filter(({ id }) => id === 'bus-routes-revised');
    expect(after.documents.find(({ id }) => id === 'rank-list')).toMatchObject({
      purpose: notice?.summary,
      page: '/all-news/bus-routes-revised',
      validUntil: notice?.validUntil,
    });
    expect(after.documents.find(({ id }) => id === 'bid-form')).toMatchObject({
      purpose: { en: expect.stringMatching(/\w+/) },
      page: '/tenders/canteen-licence',
    });
    expect(after.documents.find(({ id }) => id === 'heats')?.page).toBe(
      '/events/annual-sports-meet',
    );
  });

  it('ends with it, which lists then say', () => {
    const overAt = (id: string) =>
      downloadsView(after, 'en', 0)
        .categories.flatMap(({ rows }) => rows)
        .find((row) => row.id === id)?.validUntil;
    expect(overAt('rank-list')).toEqual({
      iso: after.notices.find(({ id }) => id === 'bus-routes-revised')?.validUntil,
      over: 'Its notice has expired',
    });
    expect(overAt('heats')).toMatchObject({ over: 'Its event is over' });
    expect(overAt('bid-form')).toMatchObject({ over: 'Its tender is closed' });
  });

  it('may be a document of its own with its own time', () => {
    const alone = document('results', `publishFrom: "${FROM}"\npage: /tenders`).replace(
      'category',
      'purpose: { en: "Results.", ml: "ഫലം." }\ncategory',
    );
    const all = new Map([
      ['documents/results.yaml', alone],
      ['documents/files/results.pdf', 'a scan'],
    ]);
    const idsAt = (now: number) => {
      const result = loadSite('content', all, now);
      return 'site' in result ? result.site.documents.map(({ id }) => id) : result.problems;
    };
    expect(idsAt(0)).not.toContain('results');
    expect(idsAt(Date.parse(FROM))).toContain('results');
  });
});
