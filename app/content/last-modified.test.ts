import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { contentDay, lastModified } from './last-modified.ts';
import { listPages } from './pages.server.ts';

const site = getSite();
/** The real content with changed dates. */
function changed(change: (copy: typeof site) => void): typeof site {
  const copy = structuredClone(site);
  change(copy);
  return copy;
}
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

  it('of a text is the date of that text, separately for each language, and of its page the newest', () => {
    const copy = changed(({ pages }) => {
      const about = need(pages.find(({ id }) => id === 'about'));
      const { texts } = need(about.sectionTexts.find(({ id }) => id === 'history'));
      texts.en.frontMatter.updatedOn = '2027-02-01';
      texts.ml.frontMatter.updatedOn = '2027-02-03';
    });
    const malayalam = (path: string) => lastModified(copy, path, 'ml', NOW);
    expect(on('/about/history', copy)).toBe('2027-02-01');
    expect(['/about/history', '/about'].map(malayalam)).toEqual(['2027-02-03', '2027-02-03']);
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
    const [notice, event] = [need(site.notices[0]), need(site.events[0])];
    const copy = changed(({ notices, events }) => {
      need(notices[0]).updatedOn = '2027-03-02';
      need(events[0]).updatedOn = '2027-03-03';
    });
    const archive = `/all-news/archive/${notice.issuedOn.slice(0, 4)}`;
    for (const path of [`/all-news/${notice.id}`, '/all-news', archive])
      expect(on(path, copy), path).toBe('2027-03-02');
    expect(on(`/events/${event.id}`, copy)).toBe('2027-03-03');
  });

  it('of a future notice, and of a year with no other, is that of the list of notices', () => {
    const copy = changed(({ notices, pageDays }) => {
      need(notices[0]).issuedOn = '2031-01-05';
      pageDays['/all-news'] = '2027-03-01';
    });
    for (const path of [`/all-news/${site.notices[0]?.id}`, '/all-news/archive/2031'])
      expect(on(path, copy), path).toBe('2027-03-01');
  });

  it('of a department is that of its file, for all its pages', () => {
    const copy = changed(({ departments }) => {
      for (const department of departments)
        department.updatedOn = department.id === 'cse' ? '2027-01-15' : '2026-11-14';
    });
    for (const path of ['/department/cse', '/department/cse/people'])
      expect(on(path, copy), path).toBe('2027-01-15');
  });

  it('of the home page and the notices page is that of the newest notice issued so far, if later than their own', () => {
    const copy = changed(({ notices }) => {
      need(notices[0]).issuedOn = '2027-03-10';
      need(notices[1]).issuedOn = '2027-03-11';
    });
    expect(['/', '/all-news'].map((path) => on(path, copy))).toEqual(['2027-03-10', '2027-03-10']);
    copy.pageDays['/'] = '2027-03-12';
    expect(on('/', copy)).toBe('2027-03-12');
  });

  it('of a list is the date in page-days.yaml, also for the pages below it', () => {
    const copy = changed(({ pageDays }) => {
      pageDays['/faculty'] = '2027-02-20';
    });
    for (const path of ['/faculty', `/faculty/${copy.people[0]?.id}`])
      expect(on(path, copy), path).toBe('2027-02-20');
  });
});
