import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_NEWS, departmentFeed, listNewsFeeds } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { getSite } from '#app/site.ts';
import { inShape, PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { children, rootOf, textsOf } from '#tests/support/xml.ts';
import { atomFeed } from './feed-formats.ts';

const site = getSite();
const feeds = listNewsFeeds(site);
const notice = need(site.notices[0]);

const moment = z.iso.datetime({ offset: true });

describe.each(PUBLISHED)('feeds of notices (%s)', (locale) => {
  it('as Atom are well-formed and contain everything RFC 4287 requires, once each', () => {
    for (const feed of feeds) {
      const view = newsFeedView(site, feed, locale);
      const root = rootOf(atomFeed(view));
      expect(root.attributes).toMatchObject({
        xmlns: 'http://www.w3.org/2005/Atom',
        'xml:lang': locale,
      });
      for (const part of [root, ...children(root, 'entry')]) {
        for (const name of ['id', 'title', 'updated'])
          expect(textsOf(part, name).filter(Boolean), name).toHaveLength(1);
        for (const updated of textsOf(part, 'updated'))
          expect(moment.safeParse(updated).success, updated).toBe(true);
        for (const id of textsOf(part, 'id')) expect(URL.canParse(id), id).toBe(true);
      }
      // An author of the feed is the author of its entries; a feed contains its own address and its
      // page.
      expect(children(root, 'author').flatMap((author) => textsOf(author, 'name'))).toEqual([
        site.college.name[locale],
      ]);
      expect(children(root, 'link').map(({ attributes }) => attributes.rel)).toEqual([
        'self',
        'alternate',
      ]);
      expect(textsOf(root, 'id')).toEqual([
        `${site.college.siteUrl}${locale === 'ml' ? '/ml' : ''}${feed.path}.atom`,
      ]);
      const ids = children(root, 'entry').flatMap((entry) => textsOf(entry, 'id'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(view.entries.map(({ url }) => url));
    }
  });

  it('keep their identifiers when the site gets another name, and lead to that', () => {
    const idsOf = (college: typeof site.college) => {
      const root = rootOf(atomFeed(newsFeedView({ ...site, college }, ALL_NEWS, locale)));
      return [root, ...children(root, 'entry')].flatMap((part) => textsOf(part, 'id'));
    };
    const moved = {
      ...site.college,
      siteUrl: 'https://www.hill.example',
      firstSiteUrl: site.college.siteUrl,
    };
    expect(idsOf(moved)).toEqual(idsOf(site.college));
    expect(newsFeedView({ ...site, college: moved }, ALL_NEWS, locale).page).toMatch(
      /^https:\/\/www\.hill\.example\//,
    );
  });

  it('report a change: the notice keeps its date of issue; it and its feed have the date of the change', () => {
    const notices = [
      { ...notice, id: 'changed', issuedOn: '2026-01-10', updatedOn: '2026-03-02' },
      { ...notice, id: 'as-issued', issuedOn: '2026-02-01', updatedOn: undefined },
    ];
    const view = newsFeedView({ ...site, notices }, ALL_NEWS, locale);
    const root = rootOf(atomFeed(view));
    const dated = (day: string) => `${day}T00:00:00+05:30`;
    expect(textsOf(root, 'updated')).toEqual([dated('2026-03-02')]);
    expect(
      children(root, 'entry').map((entry) => [
        textsOf(entry, 'published')[0],
        textsOf(entry, 'updated')[0],
      ]),
    ).toEqual([
      [dated('2026-02-01'), dated('2026-02-01')],
      [dated('2026-01-10'), dated('2026-03-02')],
    ]);
  });

  it('escape characters with a meaning in XML', () => {
    const title = inShape({ en: 'Fees < 5000 & "more"', ml: 'ഫീസ് < 5000 & "കൂടുതൽ"' });
    const view = newsFeedView(
      { ...site, notices: [{ ...notice, title, sample: undefined }] },
      ALL_NEWS,
      locale,
    );
    expect(
      children(rootOf(atomFeed(view)), 'entry').flatMap((entry) => textsOf(entry, 'title')),
    ).toEqual([title[locale]]);
  });

  it('mark samples', () => {
    const titles = newsFeedView(site, ALL_NEWS, locale).entries.map(({ title }) => title);
    const samples = site.notices.filter(({ sample }) => sample).length;
    expect(
      titles.filter((title) => title.startsWith(`${messagesFor(locale).sampleNote}: `)),
    ).toHaveLength(samples);
  });

  it('of a department contain its notices and those for all, and no others', () => {
    const notices = [
      { ...notice, id: 'own', departments: ['cse'] },
      { ...notice, id: 'for-all', departments: undefined },
      { ...notice, id: 'of-another', departments: ['eee'] },
    ];
    const urls = newsFeedView({ ...site, notices }, departmentFeed('cse'), locale).entries.map(
      ({ url }) => url.split('/').at(-1),
    );
    expect(urls.sort()).toEqual(['for-all', 'own']);
  });
});
