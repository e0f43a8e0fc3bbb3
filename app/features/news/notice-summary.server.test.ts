import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { eventView } from '#app/features/events/events.server.ts';
import { collegeEventSchema } from '#app/features/events/schema.ts';
import { getSite } from '#app/site.ts';
import { noticeView } from './news.server.ts';
import { newsFeedView } from './news-feed.server.ts';
import { noticeSchema } from './schema.ts';

const site = getSite();
const written = (file: string) => {
  const {
    summary: _,
    needs: _mark,
    ...value
  } = parse(readFileSync(`content/${file}.yaml`, 'utf8'));
  return value;
};
/** What a schema makes of a value of the sample college. */
const read = <Schema extends z.ZodType>(schema: Schema, value: object) => {
  const { data, error } = parseFor(schema, value, site.college);
  if (!data) throw error;
  return data;
};
const body = {
  en: 'The **fee** is Rs 800.\n\n- Pay at [the counter](/contact).\n',
  ml: '**ഫീസ്** 800 രൂപ.\n\n- [കൗണ്ടറിൽ](/contact) അടയ്ക്കുക.\n',
};
const notice = (change: object) => ({
  ...read(noticeSchema, { ...written('news/bus-routes-revised'), body, ...change }),
  id: 'fee',
  file: 'news/fee.yaml',
});
const viewOf = (change: object) => noticeView(site, notice(change), 'en', 0);

it('a notice without a summary has the beginning of its text in lists, feeds and search engines, and no lead that repeats it', async () => {
  expect(notice({}).summary).toMatchObject({ en: 'The fee is Rs 800.', ml: 'ഫീസ് 800 രൂപ.' });
  const view = await viewOf({});
  expect([view.lead, view.row.summary, view.head.description]).toEqual([
    undefined,
    'The fee is Rs 800.',
    'The fee is Rs 800.',
  ]);
  const feed = newsFeedView({ ...site, notices: [notice({})] }, { path: '/feeds/news' }, 'ml');
  expect(feed.entries[0]?.summary).toBe('ഫീസ് 800 രൂപ.');
});

it('the text has its bold words, lists and links on the page, and its words alone in feeds', async () => {
  const change = { steps: undefined };
  const html =
    '<p><strong>ഫീസ്</strong> 800 രൂപ.</p>\n<ul>\n<li><a href="/ml/contact">കൗണ്ടറിൽ</a> അടയ്ക്കുക.</li>\n</ul>';
  expect((await noticeView(site, notice(change), 'ml', 0)).body).toEqual([{ kind: 'html', html }]);
  const feed = newsFeedView({ ...site, notices: [notice(change)] }, { path: '/feeds/news' }, 'en');
  expect(feed.entries[0]?.text).toBe('The fee is Rs 800.\n\nPay at the counter.');
});

it('a notice that was published later than issued is new in feeds at that time', () => {
  const later = notice({
    issuedOn: '2026-11-20',
    updatedOn: undefined,
    publishFrom: '2026-11-27T01:50:00+05:30',
    validUntil: '2026-12-30T17:00:00+05:30',
  });
  const [entry] = newsFeedView(
    { ...site, notices: [later] },
    { path: '/feeds/news' },
    'en',
  ).entries;
  expect([entry?.issued, entry?.updated]).toEqual([
    '2026-11-27T01:50:00+05:30',
    '2026-11-27T01:50:00+05:30',
  ]);
});

it('a summary that somebody has written is the lead', async () => {
  const summary = { en: 'Fee of the examination.', ml: 'പരീക്ഷാഫീസ്.' };
  expect((await viewOf({ summary })).lead).toBe('Fee of the examination.');
  const same = { en: 'The fee is Rs 800.', ml: 'ഫീസ് 800 രൂപ.' };
  expect((await viewOf({ summary: same })).lead).toBeUndefined();
});

it('an event follows its text in the same way', async () => {
  const event = {
    ...read(collegeEventSchema, { ...written('events/pta-general-meeting-2026'), body }),
    id: 'camp',
    file: 'events/camp.yaml',
  };
  const view = await eventView(site, event, 'ml', 0);
  expect([view.lead, view.row.summary]).toEqual([undefined, 'ഫീസ് 800 രൂപ.']);
});
