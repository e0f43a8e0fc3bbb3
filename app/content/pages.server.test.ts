import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { listAnchors, listDataFiles, listPages } from './pages.server.ts';

const site = getSite();
const pages = listPages(site);

describe('the list of pages', () => {
  it('has no duplicate address', () => {
    const addresses = pages.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('has every page once in each language, Malayalam under /ml', () => {
    const paths = (locale: string) =>
      pages.filter((page) => page.locale === locale).map(({ path }) => path);
    expect(paths('ml')).toEqual(paths('en'));
    for (const { address, path, locale } of pages)
      expect(address.startsWith('/ml')).toBe(
        locale === 'ml' && address.endsWith(path === '/' ? '/ml' : path),
      );
  });

  it('has policies at the root and no overview page of policies', () => {
    const addresses = pages.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['/privacy', '/ml/terms']));
    expect(addresses).not.toContain('/policies');
  });

  it('has a page without separate pages for its sections', () => {
    const addresses = pages.map(({ address }) => address);
    expect(addresses).toContain('/pta');
    expect(addresses).not.toContain('/pta/about');
  });

  it('has a page for every department and its parts, person, notice, event, album and generated document', () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const { id } of site.departments) {
      for (const part of [
        '',
        '/programmes',
        '/people',
        '/laboratories',
        '/research',
        '/achievements',
        '/documents',
        '/contact',
      ])
        expect(paths).toContain(`/department/${id}${part}`);
    }
    for (const { id } of site.people) expect(paths).toContain(`/faculty/${id}`);
    for (const { id } of site.notices) expect(paths).toContain(`/all-news/${id}`);
    for (const { id } of site.events) expect(paths).toContain(`/events/${id}`);
    for (const { id } of site.albums) expect(paths).toContain(`/gallery/${id}`);
    for (const { id } of site.documents) expect(paths).toContain(`/downloads/${id}`);
  });

  it('has a calendar file for every event, and for every notice with days, in each language', () => {
    const files = listDataFiles(site);
    expect(files).toEqual(
      expect.arrayContaining([
        '/calendar/notice-bus-routes-revised.ics',
        '/ml/calendar/notice-bus-routes-revised.ics',
      ]),
    );
    for (const { id } of site.events)
      expect(files).toEqual(
        expect.arrayContaining([`/calendar/${id}.ics`, `/ml/calendar/${id}.ics`]),
      );
  });
});

describe('calendars of admission', () => {
  it('are the feed and one file for each stream and each event with dates, in each language', () => {
    const ids = [
      'admissions',
      'stream-btech',
      'stream-phd',
      'admission-btech-spot-2025-1',
      'admission-btech-spot-2025-2',
    ];
    expect(listDataFiles(site)).toEqual(
      expect.arrayContaining(
        ids.flatMap((id) => [`/calendar/${id}.ics`, `/ml/calendar/${id}.ics`]),
      ),
    );
  });
});

describe('anchors', () => {
  const anchors = listAnchors(site);

  it('of the home page are the five resources of the footer', () => {
    expect(anchors.get('/')?.size).toBe(5);
    for (const { href } of site.navigation.footer.resources.filter((link) =>
      link.href.startsWith('/#'),
    ))
      expect(anchors.get('/')).toContain(href.slice(2));
  });

  it('never refer to a section that has only a separate page', () => {
    expect(anchors.get('/academics')).not.toContain('graduation');
  });
});
