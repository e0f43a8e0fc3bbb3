import { describe, expect, it } from 'vitest';
import { coursesOfTab } from '#app/content/rows/course-tabs.server.ts';
import { isAskedFrom } from '#app/domain/papers.ts';
import { paperTable } from '#app/features/admissions/paper-table.server.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const site = getSite();

/** Documents of every allotted candidate; research scholars use the form of the university. */
const OF_COLLEGE = ['application-form', 'anti-ragging'];
const SCHOOL = 'sslc plus-two transfer conduct migration-board photographs'
  .split(' ')
  .concat(OF_COLLEGE);
const KEAM = 'memo-cee admit-card nativity fitness'.split(' ').concat(SCHOOL);
const BARCH = 'memo-cee nativity fitness-hospital'.split(' ').concat(SCHOOL);
const LATERAL = 'memo-dte nativity sslc diploma transfer conduct photographs'
  .split(' ')
  .concat(OF_COLLEGE);
const MTECH = 'memo-dte gate sslc degree transfer conduct migration-degree photographs'
  .split(' ')
  .concat(OF_COLLEGE);
const MCA =
  'memo-lbs sslc plus-two-mathematics degree transfer conduct migration-degree photographs'
    .split(' ')
    .concat(OF_COLLEGE);
const SCHOLAR =
  'selection-memo sslc degrees migration-phd photographs fellowship anti-ragging'.split(' ');

/**
 * Additional documents by community: the caste certificate for SC and ST, others according to the
 * claim.
 */
const ON_MERIT = {
  general: ['income'],
  sebc: ['community', 'income'],
  ews: ['income'],
  sc: ['caste'],
  st: ['caste'],
  oec: ['community'],
};
const BY_RESERVATION = { ...ON_MERIT, sebc: ['community', 'non-creamy-layer', 'income'] };
/** The State order on EWS names engineering. */
const BY_RESERVATION_OF_CEE = { ...BY_RESERVATION, ews: ['ews', 'income'] };
const OF_SCHOLARS = { general: [], sebc: [], ews: [], sc: ['caste'], st: ['caste'], oec: [] };

/**
 * Every course and quota with the admission documents for all candidates and the additional ones by
 * community.
 */
const ROWS: [course: string, quota: string, all: string[], more: Record<string, string[]>][] = [
  ['btech', 'merit', KEAM, ON_MERIT],
  ['btech', 'reservation', KEAM, BY_RESERVATION_OF_CEE],
  ['btech', 'disability', [...KEAM, 'disability'], ON_MERIT],
  // No allotment, so no memo: seats are given by rank; students of other colleges need a
  // no-objection certificate.
  [
    'btech',
    'spot',
    ['keam-rank', 'admit-card', 'nativity', 'fitness', ...SCHOOL, 'no-objection'],
    BY_RESERVATION_OF_CEE,
  ],
  ['barch', 'merit', BARCH, ON_MERIT],
  ['barch', 'reservation', BARCH, BY_RESERVATION_OF_CEE],
  ['barch', 'disability', [...BARCH, 'disability'], ON_MERIT],
  ['lateral-entry', 'merit', LATERAL, ON_MERIT],
  ['lateral-entry', 'reservation', LATERAL, BY_RESERVATION],
  ['mtech', 'merit', MTECH, ON_MERIT],
  ['mtech', 'reservation', MTECH, BY_RESERVATION],
  ['mtech', 'disability', [...MTECH, 'disability'], ON_MERIT],
  ['mca', 'merit', MCA, ON_MERIT],
  ['mca', 'reservation', MCA, BY_RESERVATION],
  // Part-time scholars have no school or college to leave.
  ['phd', 'full-time', [...SCHOLAR, 'transfer', 'conduct'], OF_SCHOLARS],
  ['phd', 'part-time', [...SCHOLAR, 'experience'], OF_SCHOLARS],
];

describe('the admission documents for', () => {
  it.each(ROWS)('%s, %s are those of the rules for every community', (course, quota, all, more) => {
    for (const { id: community } of site.categories) {
      const asked = site.papers
        .filter((paper) => isAskedFrom(paper.for, { course, quota, community }))
        .map(({ id }) => id);
      expect(asked.toSorted(), community).toEqual(
        [...all, ...(more[community] ?? ['unknown'])].toSorted(),
      );
    }
  });

  it('no course or quota is missing above', () => {
    expect(ROWS.map(([course, quota]) => `${course} ${quota}`)).toEqual(
      site.admissions.streams.flatMap(({ id, quotas }) => quotas.map((quota) => `${id} ${quota}`)),
    );
  });
});

it('certificates are valid as in the specification: conduct 6 months, caste 3 years, income 1 year', () => {
  const limited = site.papers
    .filter(({ validity }) => validity)
    .map(({ id, validity }) => [id, validity]);
  expect(Object.fromEntries(limited)).toEqual({
    conduct: { months: 6 },
    caste: { years: 3 },
    community: { years: 3 },
    income: { years: 1 },
  });
});

it('an SEBC claim requires the State form of the Village Officer', () => {
  const paper = site.papers.find(({ id }) => id === 'non-creamy-layer');
  expect([paper?.issuer.en, paper?.form?.en]).toEqual(['Village Officer', 'State format']);
});

it('student and parent give the undertaking against ragging (UGC 2009), and the form comes from the college', () => {
  const paperOf = (name: string) => site.papers.find(({ id }) => id === name);
  expect([paperOf('anti-ragging')?.issuer.en, paperOf('anti-ragging')?.bring]).toEqual([
    'antiragging.in, online',
    'copy',
  ]);
  expect(paperOf('anti-ragging')?.source).toMatchObject({ year: 2009 });
  expect(paperOf('application-form')?.issuer.en).toMatch(/^College/);
});

describe.each(PUBLISHED)('the tables of the tabs (%s)', (locale) => {
  const rowsOf = (tab: string) => paperTable(site, coursesOfTab(site, tab), locale).rows;
  const rowOf = (tab: string, id: string) =>
    rowsOf(tab).find(
      ({ name }) => name === site.papers.find((paper) => paper.id === id)?.title[locale],
    );

  it('contain every document of their courses', () => {
    const counts = ['btech', 'mtech', 'phd'].map((tab) => rowsOf(tab).length);
    expect(counts).toEqual([23, 17, 11]);
  });

  it('state who must bring a document, by course, community and quota, and under which condition', () => {
    expect(rowOf('btech', 'sslc')?.cells[0]).toBe({ en: 'Everyone', ml: 'എല്ലാവർക്കും' }[locale]);
    expect(rowOf('btech', 'diploma')?.cells[0]).toBe(
      { en: 'B.Tech lateral entry', ml: 'ബി.ടെക് ലാറ്ററൽ എൻട്രി' }[locale],
    );
    expect(rowOf('mtech', 'non-creamy-layer')?.cells[0]).toBe(
      {
        en: 'SEBC · Reservation or relaxation in marks',
        ml: 'എസ്.ഇ.ബി.സി. · സംവരണം അല്ലെങ്കിൽ മാർക്കിളവ്',
      }[locale],
    );
    expect(rowOf('mtech', 'migration-degree')?.cells[0]).toBe(
      { en: 'If the degree is from another university', ml: 'ബിരുദം മറ്റൊരു സർവകലാശാലയുടേതാണെങ്കിൽ' }[
        locale
      ],
    );
  });

  it('state the issuer with form, validity, original or copy, and the reason', () => {
    expect(rowOf('btech', 'conduct')?.cells.slice(1)).toEqual(
      {
        en: ['School or college last attended', '6 months', 'Original'],
        ml: ['ഒടുവിൽ പഠിച്ച സ്ഥാപനം', '6 മാസം', 'അസൽ'],
      }[locale],
    );
    expect(rowOf('btech', 'non-creamy-layer')?.cells[1]).toBe(
      { en: 'Village Officer (State format)', ml: 'വില്ലേജ് ഓഫീസർ (സംസ്ഥാന മാതൃക)' }[locale],
    );
    expect(rowOf('btech', 'non-creamy-layer')?.note).toMatch(
      /Tahsildar is not accepted\.$|തഹസിൽദാർ കേന്ദ്ര മാതൃകയിൽ നൽകുന്നത് സ്വീകരിക്കില്ല\.$/,
    );
    // Nobody issues them.
    expect(rowOf('btech', 'photographs')?.cells[1]).toBe('');
    expect(rowOf('btech', 'photographs')?.cells[3]).toBe(
      { en: 'Printout or copy', ml: 'പ്രിന്റ് അല്ലെങ്കിൽ പകർപ്പ്' }[locale],
    );
  });
});
