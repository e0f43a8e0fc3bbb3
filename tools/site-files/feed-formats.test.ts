import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Element } from 'xast';
import { fromXml } from 'xast-util-from-xml';
import { z } from 'zod';
import { labelsFor } from '#app/content/labels.ts';
import { eventsFeed } from '#app/features/events/event-calendar.server.ts';
import { ALL_NEWS, departmentFeed, listNewsFeeds } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { NOTICE_KINDS } from '#app/features/news/schema.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { atomFeed, jsonFeed } from './feed-formats.ts';

const site = getSite();
const feeds = listNewsFeeds(site);
const [notice] = site.notices;
if (!notice) throw new Error('The shipped content has no notice');

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/; an item needs an id, and a text or HTML. */
const moment = z.iso.datetime({ offset: true });
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  description: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  language: z.enum(LOCALES),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_text: z.string().min(1),
      date_published: moment,
      date_modified: moment.optional(),
      tags: z.array(z.string().min(1)),
      language: z.enum(LOCALES),
    }),
  ),
});

/** The root of a well-formed XML text; otherwise the parser throws. */
function rootOf(xml: string): Element {
  const root = fromXml(xml).children.find((node) => node.type === 'element');
  if (!root) throw new Error('No element');
  return root;
}
const children = (parent: Element, name: string) =>
  parent.children.filter((node): node is Element => node.type === 'element' && node.name === name);
const textOf = (parent: Element, name: string) =>
  children(parent, name).map((child) =>
    child.children.map((node) => ('value' in node ? node.value : '')).join(''),
  );

describe.each(LOCALES)('feeds of notices (%s)', (locale) => {
  it('exist for all notices, for each department and for each type', () => {
    const paths = feeds.map(({ path }) => path);
    expect(paths).toEqual([
      '/feeds/news',
      ...site.departments.map(({ id }) => `/feeds/department-${id}`),
      ...NOTICE_KINDS.map((kind) => `/feeds/kind-${kind}`),
    ]);
  });

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
          expect(textOf(part, name).filter(Boolean), name).toHaveLength(1);
        for (const updated of textOf(part, 'updated'))
          expect(moment.safeParse(updated).success, updated).toBe(true);
        for (const id of textOf(part, 'id')) expect(URL.canParse(id), id).toBe(true);
      }
      // An author of the feed is the author of its entries; a feed contains its own address and its page.
      expect(children(root, 'author').flatMap((author) => textOf(author, 'name'))).toEqual([
        site.college.name[locale],
      ]);
      expect(children(root, 'link').map(({ attributes }) => attributes.rel)).toEqual([
        'self',
        'alternate',
      ]);
      expect(textOf(root, 'id')).toEqual([
        `${site.college.siteUrl}${locale === 'ml' ? '/ml' : ''}${feed.path}.atom`,
      ]);
      const ids = children(root, 'entry').flatMap((entry) => textOf(entry, 'id'));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(view.entries.map(({ url }) => url));
    }
  });

  it('as JSON conform to JSON Feed 1.1', () => {
    for (const feed of feeds) {
      const problems = jsonFeedSchema.safeParse(
        JSON.parse(jsonFeed(newsFeedView(site, feed, locale))),
      ).error?.issues;
      expect(problems, feed.path).toBeUndefined();
    }
  });

  it('have the same entries in both formats, the newest first', () => {
    const view = newsFeedView(site, ALL_NEWS, locale);
    const atom = children(rootOf(atomFeed(view)), 'entry').map((entry) => [
      textOf(entry, 'title')[0],
      textOf(entry, 'published')[0],
    ]);
    const { items } = jsonFeedSchema.parse(JSON.parse(jsonFeed(view)));
    expect(items.map(({ title, date_published }) => [title, date_published])).toEqual(atom);
    const dates = items.map(({ date_published }) => Date.parse(date_published));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('report a change: the notice keeps its date of issue; it and its feed have the date of the change', () => {
    const notices = [
      { ...notice, id: 'changed', issuedOn: '2026-01-10', updatedOn: '2026-03-02' },
      { ...notice, id: 'as-issued', issuedOn: '2026-02-01', updatedOn: undefined },
    ];
    const view = newsFeedView({ ...site, notices }, ALL_NEWS, locale);
    const root = rootOf(atomFeed(view));
    const dated = (day: string) => `${day}T00:00:00+05:30`;
    expect(textOf(root, 'updated')).toEqual([dated('2026-03-02')]);
    expect(
      children(root, 'entry').map((entry) => [
        textOf(entry, 'published')[0],
        textOf(entry, 'updated')[0],
      ]),
    ).toEqual([
      [dated('2026-02-01'), dated('2026-02-01')],
      [dated('2026-01-10'), dated('2026-03-02')],
    ]);
    const { items } = jsonFeedSchema.parse(JSON.parse(jsonFeed(view)));
    expect(
      items.map(({ date_published, date_modified }) => [date_published, date_modified]),
    ).toEqual([
      [dated('2026-02-01'), undefined],
      [dated('2026-01-10'), dated('2026-03-02')],
    ]);
  });

  it('escape characters with a meaning in XML', () => {
    const title = { en: 'Fees < 5000 & "more"', ml: 'ഫീസ് < 5000 & "കൂടുതൽ"' };
    const view = newsFeedView(
      { ...site, notices: [{ ...notice, title, sample: undefined }] },
      ALL_NEWS,
      locale,
    );
    expect(
      children(rootOf(atomFeed(view)), 'entry').flatMap((entry) => textOf(entry, 'title')),
    ).toEqual([title[locale]]);
  });

  it('mark samples', () => {
    const titles = newsFeedView(site, ALL_NEWS, locale).entries.map(({ title }) => title);
    const samples = site.notices.filter(({ sample }) => sample).length;
    expect(
      titles.filter((title) => title.startsWith(`${labelsFor('news', locale).sampleNote}: `)),
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

  it('of a type contain only that type, and may be empty', () => {
    const notices = [
      { ...notice, id: 'room', kind: 'hostel' as const },
      { ...notice, id: 'viva', kind: 'research' as const },
    ];
    const urlsOf = (kind: 'hostel' | 'placement') =>
      newsFeedView({ ...site, notices }, { path: `/feeds/kind-${kind}`, kind }, locale).entries.map(
        ({ url }) => url.split('/').at(-1),
      );
    expect(urlsOf('hostel')).toEqual(['room']);
    expect(urlsOf('placement')).toEqual([]);
  });

  it('events: one calendar with every event once, under the identifier of its own file', () => {
    const calendar = new ICAL.Component(ICAL.parse(eventsFeed(site, locale)));
    const events = calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    const host = new URL(site.college.siteUrl).hostname;
    expect(events.map(({ uid }) => uid).sort()).toEqual(
      site.events.map(({ id }) => `event-${id}@${host}`).sort(),
    );
    for (const event of events) expect(event.summary.trim()).not.toBe('');
  });

  it('events: a calendar has the version number and the date of the change, if there was one', () => {
    const [event] = site.events;
    if (!event) throw new Error('The shipped content has no event');
    const changed = { ...event, id: 'changed', updatedOn: '2026-03-02', revision: 3 };
    const asAnnounced = { ...event, id: 'as-announced', updatedOn: undefined, revision: undefined };
    const calendar = new ICAL.Component(
      ICAL.parse(eventsFeed({ ...site, events: [changed, asAnnounced] }, locale)),
    );
    const entries = calendar
      .getAllSubcomponents('vevent')
      .map((entry) =>
        ['sequence', 'last-modified'].map((name) => entry.getFirstPropertyValue(name)?.toString()),
      );
    // The first version is number 0; midnight at the college is 18:30 of the previous day in UTC. An event without a day of change has that of its list.
    expect(entries).toEqual([
      ['2', '2026-03-01T18:30:00Z'],
      ['0', expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:00Z$/)],
    ]);
  });
});
