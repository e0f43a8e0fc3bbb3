// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { expect, it } from 'vitest';
import { ALL_NEWS } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
import { readPage } from '#app/read-page.server.ts';
import { drawPage } from '#app/render.tsx';
import { loadSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { soundSite } from '#tests/support/sound-site.ts';

const NOTICE = 'news/gate-closed.yaml';
const GATE = '::picture{id=campus/gate}';
const CAPTIONS = {
  en: 'The gatehouse, with the guard cabin at its side.',
  ml: 'പടിപ്പുരയും സമീപത്തെ കാവൽപ്പുരയും.',
};
const notice = (body: string) => `title: { en: "The gate is closed", ml: "കവാടം അടച്ചിടും" }
kind: office
issuedOn: "2026-11-29"
validUntil: "2026-12-05T17:00:00+05:30"
audience: { en: "Everyone", ml: "എല്ലാവർക്കും" }
body:
  en: ${JSON.stringify(body)}
  ml: ${JSON.stringify(body && `കവാടം ഇതാണ്.\n\n${GATE}\n\nവലത്തേക്കു തിരിയുക.`)}
`;
const BETWEEN = `This is the gate.\n\n${GATE}\n\nTurn right.`;
const HISTORY = `---
title: History
summary: How the college came to be.
keywords: [history]
updatedOn: 2026-11-14
reviewedOn: 2026-11-14
---
`;
const now = Date.parse('2026-11-30T12:00:00+05:30');
const site = soundSite('content', new Map([[NOTICE, notice(BETWEEN)]]), now);

async function open(address: string): Promise<Document> {
  const files = { headScript: '', clock: '', scripts: [], styles: [] };
  const html = drawPage(await readPage(site, address, now), files);
  return new DOMParser().parseFromString(html, 'text/html');
}

const problemsOf = (...changes: readonly (readonly [string, string])[]) => {
  const result = loadSite('content', new Map(changes), now);
  const all = 'problems' in result ? result.problems : [];
  return all.map(({ file, path, line, found }) => [file, path.join('.'), line, found]);
};

it('a picture stands between the paragraphs with the words of its album, in the language of the page', async () => {
  for (const [address, caption, alt] of [
    ['/all-news/gate-closed', CAPTIONS.en, 'A tiled gatehouse on two laterite piers'],
    ['/ml/all-news/gate-closed', CAPTIONS.ml, 'രണ്ട് ചെങ്കൽത്തൂണുകളിൽ ഓടുമേഞ്ഞ പടിപ്പുര'],
  ] as const) {
    const document = await open(address);
    const figure = need(document.querySelector('main figure'));
    expect(figure.querySelector('figcaption')?.textContent).toBe(caption);
    const image = need(figure.querySelector('img'));
    expect(image.alt.startsWith(alt)).toBe(true);
    expect(image.getAttribute('src')).toMatch(/^\/assets\/pictures\/campus-gate-\w{8}\.svg$/);
    expect(['width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual([
      ...['1440', '960', 'lazy'],
    ]);
    const around = [figure.previousElementSibling, figure.nextElementSibling];
    expect(around.map((each) => each?.className)).toEqual(['prose', 'prose']);
    // In the dark theme, once however many there are.
    expect(document.querySelectorAll('#drawing-in-the-dark')).toHaveLength(1);
  }
});

it('a page without a picture has nothing of it', async () => {
  const document = await open('/all-news/bus-routes-revised');
  expect(document.querySelectorAll('main figure, #drawing-in-the-dark')).toHaveLength(0);
});

it('a reader view keeps it with its caption', async () => {
  const document = await open('/all-news/gate-closed');
  const { content = '' } = new Readability(document).parse() ?? {};
  expect(content).toContain('campus-gate-');
  expect(content).toContain(CAPTIONS.en);
});

it('the summary is without it, and the feed has its caption in its place', () => {
  const { summary } = need(site.notices.find(({ id }) => id === 'gate-closed'));
  expect(summary).toMatchObject({ en: 'This is the gate.', ml: 'കവാടം ഇതാണ്.' });
  const { entries } = newsFeedView(site, ALL_NEWS, 'ml');
  expect(entries.find(({ title }) => title === 'കവാടം അടച്ചിടും')?.text).toBe(
    `കവാടം ഇതാണ്.\n\n[${CAPTIONS.ml}]\n\nവലത്തേക്കു തിരിയുക.`,
  );
});

it('a name that no album has, no name and two names are told by file and line', () => {
  const [none, two] = [
    '::picture{id=campus/tower}',
    '::picture{id="campus/gate campus/courtyard"}',
  ];
  expect(problemsOf([NOTICE, notice(`See.\n\n${none}\n\n${two}`)])).toEqual([
    [NOTICE, 'body.en', undefined, '"campus/tower"'],
    [NOTICE, 'body.en', undefined, '"campus/gate campus/courtyard"'],
  ]);
  const file = 'pages/about/history.en.md';
  expect(problemsOf([file, `${HISTORY}See.\n\n${none}\n\n::picture\n`])).toEqual([
    [file, 'text', 10, '"campus/tower"'],
    [file, 'text', 12, '""'],
  ]);
});

it('is no text by itself', () => {
  expect(problemsOf([NOTICE, notice(GATE)])).toEqual([
    [NOTICE, 'body.en', undefined, JSON.stringify(GATE)],
  ]);
});

it('is refused in a text that is printed', () => {
  const file = 'documents/sources/leave-form.en.md';
  expect(problemsOf([file, `${HISTORY}Sign.\n\n${GATE}\n`])).toEqual([
    [file, 'text', 10, '::picture'],
  ]);
});

it('a picture that a text still shows cannot go from its album', () => {
  const album = 'gallery/arts-and-festivals.yaml';
  const others = readFileSync(`content/${album}`, 'utf8').replace('id: open-stage', 'id: stage');
  const [event, found] = ['events/arts-festival.yaml', '"arts-and-festivals/open-stage"'];
  expect(problemsOf([album, others])).toEqual([
    [event, 'body.en', undefined, found],
    [event, 'body.ml', undefined, found],
  ]);
});
