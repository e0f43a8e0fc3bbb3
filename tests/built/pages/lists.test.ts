import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { pageFile } from '#tests/support/page-file.ts';

// Lists as they are in the file, which a visitor without scripts reads.

const { admissions, college } = getSite();

describe.each(PUBLISHED)('the file of a list (%s)', (locale) => {
  const page = (path: string) => pageFile(localisePath(path, locale)).find('main');
  const at = (path: string) => localisePath(path, locale);

  it('has the six streams, each with a status, its tab, its official site and its dates, and the feed of all', () => {
    const { feedSubscribe, feedFile, unannounced } = labelsFor('admissions', locale);
    const streams = page('/admissions').all('#current [data-stream]');
    expect(streams.map((stream) => stream.attribute('dataStream')).toSorted()).toEqual(
      admissions.streams.map(({ id }) => id).toSorted(),
    );
    for (const { id, href, officialLink, windows } of admissions.streams) {
      const stream = page('/admissions').find(`[data-stream="${id}"]`);
      expect(stream.find('[data-state]').text()).not.toBe('');
      const calendar = windows.length > 0 ? [at(`/calendar/stream-${id}.ics`)] : [];
      expect(stream.links().map((link) => link.href)).toEqual(
        expect.arrayContaining([at(href), officialLink, ...calendar]),
      );
    }
    expect(page('/admissions').find('[data-stream="btech"] [data-state]').text()).toBe(unannounced);
    const hrefOf = (words: string) =>
      page('/admissions')
        .links()
        .find(({ text }) => text === words)?.href;
    expect(hrefOf(feedSubscribe)).toBe(
      `webcal://${new URL(college.siteUrl).host}${at('/calendar/admissions.ics')}`,
    );
    expect(hrefOf(feedFile)).toBe(at('/calendar/admissions.ics'));
  });

  it('has every feed and every file of open data in the site map, with how to subscribe', () => {
    const { feedsAndData, subscribeToNotices } = labelsFor('news', locale);
    const { subscribeToEvents } = labelsFor('events', locale);
    const part = page('/sitemap').part(feedsAndData);
    const feeds = namesLike('*.{atom,ics}', `build/client${at('/feeds')}`).map((file) =>
      at(`/feeds/${file}`),
    );
    const data = namesLike('*.{csv,json}', 'build/client/data').map((file) => `/data/${file}`);
    const named = page('/sitemap')
      .all('section:has(> h2)')
      .filter((section) => section.find('h2').text() === feedsAndData)
      .flatMap((section) => section.links('li a'));
    expect(named.map(({ href }) => href).toSorted()).toEqual(
      [...feeds, ...data, at('/calendar/admissions.ics')].toSorted(),
    );
    for (const words of [subscribeToNotices, subscribeToEvents])
      expect(part.text()).toContain(words);
  });
});
