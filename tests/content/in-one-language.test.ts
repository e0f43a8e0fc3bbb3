import { describe, expect, it } from 'vitest';
import { noticeCalendarEntries } from '#app/content/calendar-file.server.ts';
import { findStale } from '#app/content/reading/freshness.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { ALL_NEWS } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readPage } from '#app/read-page.server.ts';
import { drawPage } from '#app/render.tsx';
import { loadSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';
import { atomFeed } from '#tools/site-files/feed-formats.ts';

const MEETING = 'news/parents-meeting.yaml';
const inMalayalam = `only: ml
title: { ml: "അധ്യാപക രക്ഷാകർതൃ യോഗം" }
body: { ml: "2026 ഡിസംബർ 5-ന് രാവിലെ 10 മണിക്ക് യോഗം ചേരും." }
kind: office
issuedOn: "2026-11-29"
validUntil: "2026-12-05T17:00:00+05:30"
audience: { en: "Parents", ml: "രക്ഷിതാക്കൾ" }
dates: [{ date: "2026-12-05", event: { ml: "യോഗം" } }]
attachments: [meeting-letter]
`;
const inEnglish = `only: en
title: { en: "Interview for guest lecturers" }
body: { en: "The interview is in the office of the Principal." }
kind: office
issuedOn: "2026-11-29"
validUntil: "2026-12-05T17:00:00+05:30"
audience: { en: "Applicants" }
`;
const letter = `only: ml
title: { ml: "യോഗത്തിനുള്ള കത്ത്" }
category: students
issuedOn: "2026-11-29"
notice: parents-meeting
files: [{ file: leave-form.en.pdf, languages: [ml] }]
`;
const now = Date.parse('2026-11-30T12:00:00+05:30');
const site = soundSite(
  'content',
  new Map([
    [MEETING, inMalayalam],
    ['news/interview.yaml', inEnglish],
    ['documents/meeting-letter.yaml', letter],
  ]),
  now,
);

/**
 * Which texts of a page that are in another language stand in an element that says so, in their
 * order.
 */
async function markedOn(address: string, lang: Locale): Promise<string[]> {
  const html = drawPage(await readPage(site, address, now), {
    headScript: '',
    clock: '',
    scripts: [],
    styles: [],
  });
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(new RegExp(`lang="${lang}"[^>]*>([^<]+)<`, 'g'))].map(
    ([, words = '']) => words,
  );
}

const faultsOf = (source: string) => {
  const result = loadSite('content', new Map([[MEETING, source]]), now);
  return 'problems' in result ? result.problems.map(({ path }) => path.join('.')) : [];
};

describe('a notice in one language', () => {
  it('stands on the page of the other as it is, each text marked with its language', async () => {
    const said = await markedOn('/all-news/parents-meeting', 'ml');
    expect(said).toContain('അധ്യാപക രക്ഷാകർതൃ യോഗം');
    // The rest of the sentence follows words that are kept on one line.
    expect(said).toContain('2026 ഡിസംബർ ');
    expect(await markedOn('/ml/all-news/interview', 'en')).toEqual(
      expect.arrayContaining([
        'Interview for guest lecturers',
        'The interview is in the office of the Principal.',
      ]),
    );
  });

  it('is marked in the lists of the other language, which say so, and not in those of its own', async () => {
    expect(await markedOn('/all-news', 'ml')).toContain('അധ്യാപക രക്ഷാകർതൃ യോഗം');
    expect(await markedOn('/ml/all-news', 'en')).toContain('Interview for guest lecturers');
    const words = async (address: string) => JSON.stringify(await readPage(site, address, now));
    expect(await words('/all-news')).toContain('In Malayalam only');
    expect(await words('/ml/all-news')).toContain('ഇംഗ്ലീഷ് മാത്രം');
    expect(await words('/ml/all-news')).not.toContain('മലയാളം മാത്രം');
  });

  it('is marked on each other page that names it', async () => {
    const title = 'അധ്യാപക രക്ഷാകർതൃ യോഗം';
    expect(await markedOn('/', 'ml')).toContain('യോഗം: 5 December 2026');
    expect(await markedOn('/academics/calendar', 'ml')).toContain(title);
    expect(await markedOn('/sitemap', 'ml')).toContain(title);
  });

  it('says so where its title goes alone: in a message and in calendars', async () => {
    const page = drawPage(await readPage(site, '/all-news/parents-meeting', now), {
      headScript: '',
      clock: '',
      scripts: [],
      styles: [],
    });
    const [, message = ''] = /wa\.me\/\?text=([^"]+)/.exec(page) ?? [];
    expect(decodeURIComponent(message)).toMatch(/^അധ്യാപക രക്ഷാകർതൃ യോഗം \(In Malayalam only\)\n/);
    const notice = need(site.notices.find(({ id }) => id === 'parents-meeting'));
    const summaries = (locale: Locale) =>
      noticeCalendarEntries(site, notice, locale).map(({ summary }) => summary);
    expect(summaries('en')).toEqual(['അധ്യാപക രക്ഷാകർതൃ യോഗം: യോഗം (In Malayalam only)']);
    expect(summaries('ml')).toEqual(['അധ്യാപക രക്ഷാകർതൃ യോഗം: യോഗം']);
  });

  it('has what it says in both where it does, such as whom it is for', async () => {
    const page = JSON.stringify(await readPage(site, '/all-news/parents-meeting', now));
    expect(page).toContain('"Parents"');
  });

  it('names its language in the feed', () => {
    const feed = atomFeed(newsFeedView(site, ALL_NEWS, 'en'));
    expect(feed).toMatch(/<entry xml:lang="ml"><id>[^<]*parents-meeting/);
    expect(feed).toMatch(/<entry><id>[^<]*bus-routes-revised/);
  });

  it('has documents in that language, with the beginning of the text as what they are for', () => {
    const document = need(site.documents.find(({ id }) => id === 'meeting-letter'));
    expect(documentRow(site, document, 'en')).toMatchObject({
      title: 'യോഗത്തിനുള്ള കത്ത്',
      purpose: '2026 ഡിസംബർ 5-ന് രാവിലെ 10 മണിക്ക് യോഗം ചേരും.',
      only: { lang: 'ml', words: 'In Malayalam only' },
    });
  });

  it('is listed by the report until the other language is there', () => {
    expect(findStale(site, new Map(), now).inOneLanguage).toEqual([
      { file: 'news/interview.yaml', what: 'en', since: '2026-11-29' },
      { file: MEETING, what: 'ml', since: '2026-11-29' },
      { file: 'documents/meeting-letter.yaml', what: 'ml', since: '2026-11-29' },
    ]);
  });

  it('is a mistake where nobody says so, and where its own language is missing', () => {
    const alone = inMalayalam.replace(/^dates.*\n|^attachments.*\n/gm, '');
    expect(faultsOf(alone)).toEqual([]);
    expect(faultsOf(alone.replace('only: ml\n', ''))).toEqual(['title.en', 'body.en']);
    expect(faultsOf(alone.replace('only: ml', 'only: en'))).toEqual(['title.en', 'body.en']);
  });

  it('is checked like any other, and a mistake in it is said once', () => {
    const lost = inMalayalam.replace(/^dates.*\n|^attachments.*\n/gm, '');
    expect(faultsOf(lost.replace('യോഗം" }', 'യോഗം </b>" }'))).toEqual(['title.ml']);
  });
});
