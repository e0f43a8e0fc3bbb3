import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { listAnchors, listDataFiles, listPages } from '#app/content/pages.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { DEPARTMENT_PARTS } from '#app/content/schemas/departments.ts';
import { eventState, isNoticeCurrent, stepAt, stepText } from '#app/domain/clock.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { admissionCalendar } from '#app/features/admissions/admission-calendar.server.ts';
import { departmentsView, departmentView } from '#app/features/departments/department.server.ts';
import type { DepartmentSection } from '#app/features/departments/department-sections.server.ts';
import { documentView, downloadsView } from '#app/features/documents/documents.server.ts';
import { eventCalendar } from '#app/features/events/event-calendar.server.ts';
import { eventsView, eventView } from '#app/features/events/events.server.ts';
import { albumView, galleryView } from '#app/features/gallery/gallery.server.ts';
import { homeView } from '#app/features/home/home.server.ts';
import { myAdmissionView } from '#app/features/my-admission/my-admission.server.ts';
import {
  newsArchiveView,
  newsView,
  noticeList,
  noticeView,
} from '#app/features/news/news.server.ts';
import { peopleView, personView } from '#app/features/people/people.server.ts';
import { sectionPageView } from '#app/features/section-page/section-page.server.ts';
import { shellView } from '#app/features/shell/shell.server.ts';
import { siteMapView } from '#app/features/site-map/site-map.server.ts';
import { tenderState } from '#app/features/tenders/tender-state.ts';
import { tendersView } from '#app/features/tenders/tenders.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { examplesOf } from './content-copy.ts';
import { blocks, DOCUMENTS, exampleSite } from './example-site.ts';

const { copy, result } = exampleSite();

/** While the notice is current, before the event, and while the tender is open. */
const TODAY = '2027-01-13';
const NOW = Date.parse(`${TODAY}T12:00:00+05:30`);

/** The site on that day, so that later entries cannot displace an example from lists of the newest. */
function siteOfToday(): Site {
  if ('problems' in result) throw new ContentError(result.problems);
  return {
    ...result.site,
    notices: result.site.notices.filter(({ issuedOn }) => issuedOn <= TODAY),
  };
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
    expect('problems' in result ? result.problems : []).toEqual([]);
  });
});

/** A department's page, or one part of it, and in it the section of one kind. */
function departmentSection<Kind extends DepartmentSection['kind']>(
  site: Site,
  locale: Locale,
  part: Kind,
  page?: string,
) {
  const content = departmentView(site, 'optical', page, locale, NOW)?.sections.map(
    (section) => section.content,
  );
  const found = content?.find(
    (section): section is Extract<DepartmentSection, { kind: Kind }> => section.kind === part,
  );
  if (!found) throw new Error(`The department's page has no section ${part}`);
  return found;
}

describe.each(PUBLISHED)('what an editor adds is found where it belongs (%s)', (locale) => {
  let site: Site;
  const tabOf = (tab: string) =>
    admissionsView(site, undefined, locale, NOW)?.courseTabs.find(({ id }) => id === tab);
  beforeAll(() => {
    site = siteOfToday();
  });
  const at = (path: string) => localisePath(path, locale);
  const like = (fields: object): unknown => expect.objectContaining(fields);
  /** Both are in the list of pages, and the site map links to them. */
  const expectPages = (paths: readonly string[], isOnSiteMap = true) => {
    const made = listPages(site).map(({ address }) => address);
    expect(made).toEqual(expect.arrayContaining(paths.map(at)));
    const mapped = siteMapView(site, locale).parts.flatMap(({ pages }) =>
      pages.map(({ href }) => href),
    );
    if (isOnSiteMap) expect(mapped).toEqual(expect.arrayContaining(paths.map(at)));
  };

  describe('a department', () => {
    const name = { en: 'Optical Engineering', ml: 'ഒപ്റ്റിക്കൽ എൻജിനീയറിങ്' }[locale];
    const href = at('/department/optical');

    it('in the menu, on the home page and in the list of departments', () => {
      const menu = shellView(site, locale, 0).menu.flatMap(({ entries }) =>
        (entries ?? []).flatMap(({ children }) => children ?? []),
      );
      expect(menu).toContainEqual(like({ label: name, href, code: 'OE' }));
      expect(homeView(site, locale, NOW).wall?.engineering).toContainEqual({
        code: 'OE',
        url: href,
        name,
      });
      expect(departmentsView(site, locale).groups[0]?.rows).toContainEqual(
        like({ name, url: href }),
      );
    });

    it('in the directory, the filter of notices, the research areas and the list of contacts', async () => {
      expect(peopleView(site, locale).groups).toContainEqual(like({ id: 'optical', name, href }));
      expect(newsView(site, locale, NOW).departments).toContainEqual({ id: 'optical', name });
      const [areas] = await blocks(site, '/research', locale, 'research-areas');
      expect(areas?.rows).toContainEqual(like({ name }));
      const lists = await blocks(site, '/contact', locale, 'departments');
      expect(lists.flatMap(({ rows }) => rows)).toContainEqual(like({ name, url: href }));
    });

    it('with its own page and one for each of its parts, each with an anchor', () => {
      const view = departmentView(site, 'optical', undefined, locale, NOW);
      expect(view?.title).toBe(name);
      expect(view?.sections.map(({ id }) => id)).toEqual(
        'programmes laboratories people overview research achievements documents contact'.split(
          ' ',
        ),
      );
      for (const part of DEPARTMENT_PARTS)
        expect(
          departmentView(site, 'optical', part, locale, NOW)?.sections.map(({ id }) => id),
        ).toEqual([part]);
      expectPages(['/department/optical']);
      expectPages(
        DEPARTMENT_PARTS.map((part) => `/department/optical/${part}`),
        false,
      );
      const anchors = listAnchors(site);
      expect([...(anchors.get('/department/optical') ?? [])]).toEqual([
        'overview',
        ...DEPARTMENT_PARTS,
      ]);
      expect([...(anchors.get('/department/optical/laboratories') ?? [])]).toEqual(['observatory']);
      expect(anchors.get('/faculty')).toContain('optical');
    });
  });

  describe('a person', () => {
    const name = { en: 'Dr. Dhruvan D.', ml: 'ഡോ. ധ്രുവൻ ഡി.' }[locale];
    const href = at('/faculty/dhruvan-d');

    it('on the page of the department, in the directory and with a page', () => {
      for (const page of [undefined, 'people'])
        expect(departmentSection(site, locale, 'people', page).people).toContainEqual(
          like({ name, href }),
        );
      const group = peopleView(site, locale).groups.find(({ id }) => id === 'optical');
      expect(group?.people).toEqual([like({ name, href, rank: 'head' })]);
      expect(personView(site, 'dhruvan-d', locale)?.title).toBe(name);
      expectPages(['/faculty/dhruvan-d']);
    });

    it('on the laboratory and research area, and linked with the committee in both directions', async () => {
      const laboratory = departmentSection(site, locale, 'laboratories', 'laboratories').rows.find(
        ({ id }) => id === 'observatory',
      );
      expect(laboratory?.charge).toEqual({ label: name, href });
      expect(departmentSection(site, locale, 'research').areas[0]?.people).toEqual([
        { label: name, href },
      ]);
      const own = personView(site, 'dhruvan-d', locale)?.facts.flatMap(({ items }) =>
        items.map((item) => ('href' in item ? item.href : undefined)),
      );
      expect(own).toEqual(
        expect.arrayContaining([
          at('/department/optical/laboratories#observatory'),
          at('/campus-life/sky-watchers'),
        ]),
      );
      const [block] = await blocks(site, '/campus-life/sky-watchers', locale, 'committee');
      expect(block?.committee.members).toContainEqual(like({ name, href }));
    });
  });

  it('a notice: home, all news, archive of its year, department, filter, own page with its documents', () => {
    const row = like({ href: at('/all-news/observatory-evenings') });
    const notice = site.notices.find(({ id }) => id === 'observatory-evenings');
    expect(notice && isNoticeCurrent(notice, NOW)).toBe(true);
    const home = homeView(site, locale, NOW);
    expect(home.notices.slice(0, home.noticeLimit)).toContainEqual(row);
    expect(newsView(site, locale, NOW).rows).toContainEqual(row);
    expect(newsArchiveView(site, '2027', 1, locale, NOW)?.rows).toContainEqual(row);
    expect(departmentSection(site, locale, 'overview').notices).toContainEqual(row);
    expect(noticeList(site, locale)).toContainEqual(
      like({ href: at('/all-news/observatory-evenings'), departments: ['optical'] }),
    );
    expect(listDataFiles(site)).toContain(at('/lists/notices.json'));
    const view = noticeView(site, 'observatory-evenings', locale, NOW);
    expect(view?.attachments).toEqual([like({ id: 'observatory-rules' })]);
    expect(view?.facts).toContainEqual({
      term: labelsFor('shell', locale).lastUpdated,
      value: formatDate('2027-01-12', locale),
    });
    expectPages(['/all-news/observatory-evenings', '/all-news/archive/2027']);
  });

  it('an event: home, list, department, page of its own with the map, calendar of a phone', () => {
    const row = like({ href: at('/events/night-of-stars') });
    const event = site.events.find(({ id }) => id === 'night-of-stars');
    expect(event && eventState(event, NOW)).toBe('upcoming');
    expect(homeView(site, locale, NOW).events).toContainEqual(row);
    expect(eventsView(site, locale, NOW).rows).toContainEqual(row);
    expect(departmentSection(site, locale, 'overview').events).toContainEqual(row);
    const view = eventView(site, 'night-of-stars', locale, NOW);
    expect(view).toMatchObject({
      mapHref: at('/contact#map'),
      calendarHref: at('/calendar/night-of-stars.ics'),
    });
    expect(listDataFiles(site)).toContain(at('/calendar/night-of-stars.ics'));
    // The example is a sample and is marked on its own page.
    expect(eventCalendar(site, 'night-of-stars', locale)).toContain(
      `SUMMARY:${messagesFor(locale).sampleNote}: ${view?.row.title}`,
    );
    // It has been changed once, as its page and calendars show.
    expect(view?.facts).toContainEqual({
      term: labelsFor('shell', locale).lastUpdated,
      value: formatDate('2027-01-12', locale),
    });
    expect(eventCalendar(site, 'night-of-stars', locale)).toContain('SEQUENCE:1\r\n');
    expectPages(['/events/night-of-stars']);
  });

  it('an admission stream and an admission date: on the page with their status, on the home page, in calendars and in the feed', () => {
    const view = admissionsView(site, undefined, locale, NOW);
    const words = (
      timeline: readonly { from: number; text: string; day?: number | undefined }[] = [],
    ) => stepText(stepAt(timeline, NOW), NOW);
    const stream = view?.streams.find(({ id }) => id === 'optics-diploma');
    expect(words(stream?.timeline)).toBe(
      { en: 'Open, closes in 2 days', ml: 'നടക്കുന്നു; 2\u00a0ദിവസം കഴിഞ്ഞ് അവസാനിക്കും' }[locale],
    );
    const event = view?.events.find(({ id }) => id === 'optics-spot');
    expect(words(event?.timeline)).toBe(
      { en: 'Opens in 5 days', ml: '5\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും' }[locale],
    );
    expect(homeView(site, locale, NOW).admissions.map(({ title }) => title)).toEqual(
      expect.arrayContaining([stream?.name, event?.title]),
    );
    for (const [id, entry] of Object.entries({
      'stream-optics-diploma': { title: stream?.name, ...stream },
      'admission-optics-spot-2027-1': event,
    })) {
      expect(entry?.calendarHref).toBe(at(`/calendar/${id}.ics`));
      expect(listDataFiles(site)).toContain(entry?.calendarHref);
      for (const calendar of [id, 'admissions'])
        expect(admissionCalendar(site, calendar, locale)?.replaceAll('\r\n ', '')).toContain(
          entry?.title,
        );
    }
  });

  it('a tender: in the list, open on that day, with its corrigendum, its document and an anchor', () => {
    const row = tendersView(site, locale, NOW).rows.find(({ id }) => id === 'telescope');
    expect(row && tenderState(row, NOW)).toBe('open');
    expect(row).toMatchObject({
      corrigenda: [{ iso: '2027-01-12' }],
      documents: [{ id: 'telescope-specification' }],
    });
    expect(listAnchors(site).get('/tenders')).toContain('telescope');
  });

  it('a document: in its category, on the department, and as a page if it has a text source', async () => {
    const rowsOf = (category: string) =>
      downloadsView(site, locale, NOW).categories.find(({ id }) => id === category)?.rows;
    expect(rowsOf('students')).toContainEqual(
      like({ id: 'observatory-rules', page: at('/downloads/observatory-rules') }),
    );
    const finished = rowsOf('tenders')?.find(({ id }) => id === 'telescope-specification');
    expect(finished?.files).toEqual([
      like({
        href: '/documents/telescope-specification.pdf',
        pages: { en: '1 page', ml: '1 പേജ്' }[locale],
      }),
    ]);
    expect(finished).not.toHaveProperty('page');
    expect(departmentSection(site, locale, 'documents').papers).toEqual([
      like({ id: 'observatory-rules' }),
    ]);
    expect((await documentView(site, 'observatory-rules', locale))?.blocks).toEqual([
      like({ kind: 'html' }),
    ]);
    expectPages(['/downloads/observatory-rules']);
  });

  it('a committee: in the list of all, and in full on its page', async () => {
    const [list] = await blocks(site, '/administrative/statutory-committees', locale, 'committees');
    expect(list?.rows).toContainEqual(
      like({ id: 'observatory', href: at('/campus-life/sky-watchers') }),
    );
    const [block] = await blocks(site, '/campus-life/sky-watchers', locale, 'committee');
    expect(block?.committee).toMatchObject({ id: 'observatory', isSample: true });
    expect(block?.committee.members).toHaveLength(2);
  });

  it('an agreement: on the page of partnerships, with its departments', async () => {
    const lists = await blocks(site, '/partnerships', locale, 'partners');
    const row = lists
      .flatMap(({ partners }) => partners.rows)
      .find(({ id }) => id === 'sample-planetarium');
    expect(row?.departments).toEqual([like({ href: at('/department/optical') })]);
  });

  it('an album: in the gallery with its first picture, and with a page', async () => {
    vi.stubEnv('CONTENT_DIR', copy.folder);
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const cover = like({ id: 'telescope', source: like({ width: 1440, height: 960 }) });
    expect((await galleryView(site, locale)).albums).toContainEqual(
      like({ href: at('/gallery/night-sky'), cover }),
    );
    expect((await albumView(site, 'night-sky', locale))?.pictures).toEqual([cover]);
    const bare = site.albums.map((album) => ({
      ...album,
      pictures: album.pictures.map(({ id, file }) => ({ id, file })),
    }));
    const view = await albumView({ ...site, albums: bare }, 'night-sky', locale);
    expect(view?.pictures.map(({ alt }) => alt)).toEqual([view?.title]);
    expectPages(['/gallery/night-sky']);
  });

  it('an item of campus life: in its section on both pages, and as a page with links to the other items', async () => {
    const item = like({ href: at('/campus-life/sky-watchers') });
    const whole = await sectionPageView(site, '/campus-life', locale);
    expect(whole?.sections.find(({ id }) => id === 'technical')?.items).toContainEqual(item);
    expect(
      (await sectionPageView(site, '/campus-life/technical', locale))?.subpages,
    ).toContainEqual(item);
    const own = await sectionPageView(site, '/campus-life/sky-watchers', locale);
    expect(own?.title).toBe({ en: 'Sky watchers', ml: 'വാനനിരീക്ഷണ ക്ലബ്' }[locale]);
    expect(own?.links).toContainEqual(
      like({ href: at('/campus-life/sky-watchers'), isCurrent: true }),
    );
    expectPages(['/campus-life/sky-watchers']);
  });

  it('a fee item: in the fee sheet, which adds it to the total', async () => {
    const sheet =
      (await documentView(site, 'fee-sheet', locale))?.blocks.filter(
        (block) => block.kind === 'fees',
      ) ?? [];
    const name = { en: 'Observatory fee', ml: 'വാനനിരീക്ഷണ കേന്ദ്ര ഫീസ്' }[locale];
    const table = sheet.find(({ table: { rows } }) => rows.some((row) => row.name === name))?.table;
    expect(table?.rows.find((row) => row.name === name)?.cells.slice(0, 3)).toEqual([
      '₹100',
      '₹0',
      '₹100',
    ]);
    const rupees = (amount = '') => Number(amount.replaceAll(/\D/g, ''));
    const columnSum = (column: number) =>
      table?.rows.reduce((sum, { cells }) => sum + rupees(cells[column]), 0);
    expect(table?.totals.at(-1)?.cells.map(rupees)).toEqual([0, 1, 2].map(columnSum));
  });

  it('a scholarship: with the fees of its courses and categories', () => {
    const name = { en: 'Star gazers', ml: 'വാനനിരീക്ഷകർ' }[locale];
    const of = (tab: string) => tabOf(tab)?.fees.scholarships;
    expect(of('btech')).toContainEqual(like({ label: name }));
    expect(of('mtech')).not.toContainEqual(like({ label: name }));
    const [ofBtech] = myAdmissionView(site, locale, NOW).tool.courses;
    expect(ofBtech?.scholarships).toContainEqual(like({ label: name, categories: ['sc', 'st'] }));
  });

  it('an admission document: on the tabs of its courses, and in the list of those who need it', () => {
    const title = { en: 'Eyesight certificate', ml: 'കാഴ്ചശക്തി സർട്ടിഫിക്കറ്റ്' }[locale];
    for (const tab of ['btech', 'mtech'])
      expect(tabOf(tab)?.papers.rows).toContainEqual(like({ name: title }));
    expect(tabOf('phd')?.papers.rows).not.toContainEqual(like({ name: title }));
    const [ofBtech] = myAdmissionView(site, locale, NOW).tool.courses;
    expect(ofBtech?.papers).toContainEqual(like({ title, months: 6 }));
  });

  it('a programme: admissions, academics, department', async () => {
    const row = like({ code: 'OE', seats: 30 });
    expect(tabOf('btech')?.seats?.table.rows).toContainEqual(row);
    const tables = await blocks(site, '/academics/programs', locale, 'programmes');
    expect(tables.flatMap(({ table }) => table.rows)).toContainEqual(row);
    expect(departmentSection(site, locale, 'programmes', 'programmes').details).toEqual([
      like({ id: 'btech-optical' }),
    ]);
  });

  it('an entry of the year and a place on the map', async () => {
    const [strip] = await blocks(site, '/academics/ktu', locale, 'year');
    expect(strip?.chart.rows.at(-1)).toMatchObject({
      id: 'observatory',
      spans: [{ width: expect.any(Number) }],
    });
    const [map] = await blocks(site, '/contact', locale, 'campus-map');
    expect(map?.map.places.at(-1)).toMatchObject({
      id: 'observatory',
      href: at('/department/optical/laboratories'),
    });
  });
});
