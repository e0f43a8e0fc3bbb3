import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAnchors, listDataFiles } from '#app/content/pages.server.ts';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { getSite, loadSite } from '#app/site.ts';
import { drawnPages } from '#tests/support/drawn-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { addExample, copyContent, examplesOf } from './content-copy.ts';

/**
 * The examples of docs/content/ are added to a copy of the content, as an editor would do. Each
 * then appears where its document says.
 */
const DOCUMENTS = namesLike('docs/content/*.md')
  .filter((file) => !/\/(?:README|fields)\.md$/.test(file))
  .sort();

const copy = copyContent();
afterAll(() => void vi.unstubAllEnvs());
for (const document of DOCUMENTS)
  for (const example of examplesOf(document)) addExample(copy, example);
addFinishedFile();

/**
 * The finished file, which the example cannot contain, with its measures by `npm run documents`.
 */
function addFinishedFile(): void {
  const measures = 'documents/measures.json';
  const name = 'telescope-specification.pdf';
  const bytes = '%PDF-1.7\n%%EOF\n';
  copy.write(`documents/files/${name}`, bytes);
  const known = existsSync(join(copy.folder, measures)) ? JSON.parse(copy.read(measures)) : {};
  copy.write(measures, JSON.stringify({ ...known, [name]: { bytes: bytes.length, pages: 1 } }));
}

describe('the documents for editors', () => {
  it.each(DOCUMENTS)(
    '%s has an example that names its file, and the index names the document',
    (document) => {
      expect(examplesOf(document).length).toBeGreaterThan(0);
      expect(readFileSync('docs/content/README.md', 'utf8')).toContain(
        `](${document.split('/').at(-1)})`,
      );
    },
  );

  it.each(DOCUMENTS)('%s is short', (document) => {
    expect(readFileSync(document, 'utf8').split('\n').length).toBeLessThanOrEqual(120);
  });

  it('give examples that pass the content check', () => {
    const result = loadSite(copy.folder);
    expect('problems' in result ? result.problems : []).toEqual([]);
  });
});

/** What is added, its words in both languages, and the pages that show them. */
const ADDED: readonly (readonly [what: string, en: string, ml: string, pages: string])[] = [
  [
    'a department',
    'Optical Engineering',
    'ഒപ്റ്റിക്കൽ എൻജിനീയറിങ്',
    '/ /department /faculty /research /contact /all-news /sitemap /department/optical /department/optical/programmes /department/optical/laboratories /department/optical/people /department/optical/research /department/optical/achievements /department/optical/documents /department/optical/contact',
  ],
  [
    'a person',
    'Dr. Dhruvan D.',
    'ഡോ. ധ്രുവൻ ഡി.',
    '/faculty /faculty/dhruvan-d /sitemap /department/optical /department/optical/people /department/optical/laboratories /department/optical/research /campus-life/sky-watchers',
  ],
  ['a laboratory', 'Reflecting telescope', 'പ്രതിഫലന ദൂരദർശിനി', '/department/optical/laboratories'],
  [
    'a notice',
    'Observatory open on Saturdays in January',
    'ജനുവരിയിലെ ശനിയാഴ്ചകളിൽ വാനനിരീക്ഷണം',
    '/ /all-news /all-news/archive/2027 /all-news/observatory-evenings /department/optical /sitemap',
  ],
  [
    'an event',
    'Night of stars',
    'നക്ഷത്രരാവ്',
    '/ /events /events/night-of-stars /department/optical /sitemap',
  ],
  ['an admission stream', 'Diploma in optics', 'ഒപ്റ്റിക്സ് ഡിപ്ലോമ', '/ /admissions'],
  [
    'an admission date',
    'Optics spot admission 2027',
    'ഒപ്റ്റിക്സ് സ്പോട്ട് അഡ്മിഷൻ 2027',
    '/ /admissions /academics/admission',
  ],
  [
    'a tender',
    'Reflecting telescope for the observatory',
    'വാനനിരീക്ഷണ കേന്ദ്രത്തിലേക്ക് പ്രതിഫലന ദൂരദർശിനി',
    '/tenders /tenders/telescope /sitemap',
  ],
  [
    'a document with a text',
    'Rules of the observatory',
    'വാനനിരീക്ഷണ കേന്ദ്രത്തിലെ നിയമങ്ങൾ',
    '/downloads /downloads/observatory-rules /department/optical/documents /all-news/observatory-evenings /sitemap',
  ],
  [
    'a finished document',
    'Specification of the telescope',
    'ദൂരദർശിനിയുടെ സ്പെസിഫിക്കേഷൻ',
    '/downloads /tenders/telescope',
  ],
  [
    'a committee',
    'Observatory committee',
    'വാനനിരീക്ഷണ കേന്ദ്ര സമിതി',
    '/administrative/statutory-committees /campus-life/sky-watchers /faculty/dhruvan-d',
  ],
  ['an agreement', 'Sample Planetarium', 'സാമ്പിൾ പ്ലാനറ്റേറിയം', '/partnerships'],
  ['an album', 'The night sky', 'രാത്രിയിലെ ആകാശം', '/gallery /gallery/night-sky /sitemap'],
  [
    'an item of campus life',
    'Sky watchers',
    'വാനനിരീക്ഷണ ക്ലബ്',
    '/campus-life /campus-life/technical /campus-life/sky-watchers /sitemap',
  ],
  ['a fee item', 'Observatory fee', 'വാനനിരീക്ഷണ കേന്ദ്ര ഫീസ്', '/admissions /downloads/fee-sheet'],
  ['a scholarship', 'Star gazers', 'വാനനിരീക്ഷകർ', '/admissions /admissions/my-admission'],
  [
    'an admission document',
    'Eyesight certificate',
    'കാഴ്ചശക്തി സർട്ടിഫിക്കറ്റ്',
    '/admissions /admissions/my-admission',
  ],
  ['a programme', 'Optical design', 'ഒപ്റ്റിക്കൽ ഡിസൈൻ', '/department/optical/programmes'],
  [
    'the work after a programme',
    'Makers of lenses, cameras and instruments.',
    'ലെൻസ്, ക്യാമറ, ഉപകരണ നിർമാണ കമ്പനികൾ.',
    '/academics/compare',
  ],
  ['a row of the year', 'Evenings at the telescope', 'വൈകുന്നേരങ്ങളിൽ വാനനിരീക്ഷണം', '/academics/ktu'],
  [
    'a place on the map',
    'Telescope and evenings under the stars',
    'ദൂരദർശിനി, വാനനിരീക്ഷണം',
    '/contact',
  ],
  [
    'a question',
    'May visitors look through the telescope?',
    'സന്ദർശകർക്ക് ദൂരദർശിനിയിലൂടെ നോക്കാമോ?',
    '/help/faq',
  ],
  ['a term', 'Seeing', 'സീയിങ്', '/help/plain-words'],
  [
    'an admission route',
    'From SSLC to the diploma in optics.',
    'എസ്.എസ്.എൽ.സി. കഴിഞ്ഞ് ഒപ്റ്റിക്സ് ഡിപ്ലോമയിലേക്ക്.',
    '/academics/admission',
  ],
  [
    'a supernumerary seat',
    'Winners of the night of stars',
    'നക്ഷത്രരാവിലെ വിജയികൾ',
    '/academics/admission',
  ],
  ['a last rank', '12,480', '12,480', '/admissions'],
  ['a list of disclosures', 'Library board', 'ലൈബ്രറി ബോർഡ്', '/public-self-disclosure'],
];

describe.each(PUBLISHED)('what an editor adds is found where it belongs (%s)', (locale) => {
  let wordsOf: ReturnType<typeof drawnPages>;
  beforeAll(() => {
    vi.stubEnv('CONTENT_DIR', copy.folder);
    // While the notice is current, before the event, and while the tender is open.
    vi.stubEnv('BUILD_TIME', '2027-01-13T12:00:00+05:30');
    wordsOf = drawnPages();
  });

  it.each(ADDED)('%s: %s', async (_what, en, ml, pages) => {
    const words = { en, ml }[locale];
    const missing: string[] = [];
    for (const path of pages.split(' '))
      if (!(await wordsOf(path, locale)).includes(words)) missing.push(path);
    expect(missing).toEqual([]);
  });

  it('dates, in a calendar of their own', () => {
    const at = (id: string) => localisePath(`/calendar/${id}.ics`, locale);
    expect(listDataFiles(getSite()).map(({ address }) => address)).toEqual(
      expect.arrayContaining(
        ['night-of-stars', 'stream-optics-diploma', 'admission-optics-spot-2027-1'].map(at),
      ),
    );
  });

  it('what has no page of its own, at an anchor', () => {
    const anchors = listAnchors(getSite());
    for (const [path, id] of [
      ['/faculty', 'optical'],
      ['/department/optical/laboratories', 'observatory'],
      ['/tenders', 'telescope'],
      ['/help/faq', 'observatory-visit'],
      ['/help/plain-words', 'seeing'],
    ] as const)
      expect(anchors.get(path), path).toContain(id);
  });

  it('search keywords: they find their page, and so do synonyms', async () => {
    const index = await prepareIndex(searchIndexOf(getSite(), locale));
    for (const query of ['lens grinding', 'കണ്ണട', 'eyeglasses'])
      expect(searchEntries(index, query)[0]?.entry.path, query).toBe(
        localisePath('/department/optical', locale),
      );
  });
});
