import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { contentDay, lastModified } from './last-modified.ts';
import { listPages } from './pages.server.ts';

/** The real content, in which each test changes the dates it tests. */
const site = getSite();
const NOW = Date.parse('2027-03-10T12:00:00+05:30');
const on = (path: string, content = site) => lastModified(content, path, 'en', NOW);

describe('the date of the last update of a page', () => {
  it('is known for every page except the not-found page', () => {
    const unknown = listPages(site).filter(
      ({ path, locale }) => lastModified(site, path, locale, NOW) === undefined,
    );
    expect(unknown.map(({ kind }) => kind)).toEqual(['not-found', 'not-found']);
  });

  it('of the whole site is the newest of them', () => {
    const days = listPages(site).map(
      ({ path, locale }) => lastModified(site, path, locale, NOW) ?? '',
    );
    expect(contentDay(site, NOW)).toBe(days.sort().at(-1));
    expect(contentDay(site, NOW + 86_400_000)).toBe(contentDay(site, NOW));
  });

  it('of a text is the date of that text, separately for each language', () => {
    const copy = structuredClone(site);
    const history = copy.pages
      .find(({ id }) => id === 'about')
      ?.sectionTexts.find(({ id }) => id === 'history')?.texts;
    if (!history) throw new Error('The page about has no section history: correct this test');
    history.en.frontMatter.updatedOn = '2027-02-01';
    history.ml.frontMatter.updatedOn = '2027-02-03';
    expect(lastModified(copy, '/about/history', 'en', NOW)).toBe('2027-02-01');
    expect(lastModified(copy, '/about/history', 'ml', NOW)).toBe('2027-02-03');
    // The whole page has the date of its newest text.
    expect(lastModified(copy, '/about', 'ml', NOW)).toBe('2027-02-03');
  });

  it('of a notice is its date of issue, and of an archive that of the newest notice of the year', () => {
    const [notice] = site.notices;
    expect(on(`/all-news/${notice?.id}`)).toBe(notice?.updatedOn ?? notice?.issuedOn);
    const days = site.notices
      .map(({ issuedOn, updatedOn = issuedOn }) => updatedOn)
      .filter((day) => day.startsWith('2025'));
    expect(on('/all-news/archive/2025')).toBe(days.sort().at(-1));
  });

  it('of a changed notice or event is the date of the change, also in lists of notices', () => {
    const copy = structuredClone(site);
    const [notice] = copy.notices;
    const [event] = copy.events;
    if (!notice || !event) throw new Error('There is no notice or no event: correct this test');
    notice.updatedOn = '2027-03-02';
    event.updatedOn = '2027-03-03';
    const archive = `/all-news/archive/${notice.issuedOn.slice(0, 4)}`;
    expect([`/all-news/${notice.id}`, '/all-news', archive].map((path) => on(path, copy))).toEqual(
      Array(3).fill('2027-03-02'),
    );
    expect(on(`/events/${event.id}`, copy)).toBe('2027-03-03');
  });

  it('of a future notice, and of a year with no other, is that of the list of notices', () => {
    const copy = structuredClone(site);
    const [notice] = copy.notices;
    if (!notice) throw new Error('There is no notice: correct this test');
    notice.issuedOn = '2031-01-05';
    copy.pageDays['/all-news'] = '2027-03-01';
    expect(on(`/all-news/${notice.id}`, copy)).toBe('2027-03-01');
    expect(on('/all-news/archive/2031', copy)).toBe('2027-03-01');
  });

  it('of a department is that of its file, for all its pages', () => {
    const copy = structuredClone(site);
    for (const department of copy.departments)
      department.updatedOn = department.id === 'cse' ? '2027-01-15' : '2026-11-14';
    expect(on('/department/cse', copy)).toBe('2027-01-15');
    expect(on('/department/cse/people', copy)).toBe('2027-01-15');
  });

  it('of the home page and the notices page is that of the newest notice issued so far, if later than their own', () => {
    const copy = structuredClone(site);
    const [first, second] = copy.notices;
    if (!first || !second) throw new Error('There are no two notices: correct this test');
    first.issuedOn = '2027-03-10';
    second.issuedOn = '2027-03-11';
    expect(on('/', copy)).toBe('2027-03-10');
    expect(on('/all-news', copy)).toBe('2027-03-10');
    copy.pageDays['/'] = '2027-03-12';
    expect(on('/', copy)).toBe('2027-03-12');
  });

  it('of a list is the date in page-days.yaml, also for the pages below it', () => {
    const copy = structuredClone(site);
    copy.pageDays['/faculty'] = '2027-02-20';
    expect(on('/faculty', copy)).toBe('2027-02-20');
    expect(on(`/faculty/${copy.people[0]?.id}`, copy)).toBe('2027-02-20');
  });
});
