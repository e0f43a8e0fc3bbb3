import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { sectionBlocks } from './section-text.server.ts';

const site = getSite();
const NOW = Date.parse('2026-11-25T10:00:00+05:30');

// That both languages have the same lists: tests/built/twins.test.ts; that the other one is
// Malayalam: tests/built/malayalam.test.ts.
it('every section explains its subject; one that is mostly a list has a sentence or two before it', async () => {
  const short: string[] = [];
  for (const { id, sectionTexts } of site.pages)
    for (const section of sectionTexts) {
      const blocks = await sectionBlocks(site, section.texts.en, 'en', 2, NOW);
      const prose = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join(' ');
      const words = prose
        .replaceAll(/<span lang=.*?<\/span>|<[^>]+>/g, ' ')
        .match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu);
      const least = blocks.some(({ kind }) => kind !== 'html') ? 15 : 60;
      if ((words?.length ?? 0) < least) short.push(`${id}/${section.id}`);
    }
  expect(short).toEqual([]);
});

it('lists generated from data are in the language of the page', async () => {
  const academics = need(site.pages.find(({ id }) => id === 'academics'));
  const programs = need(academics.sectionTexts.find(({ id }) => id === 'programs'));
  for (const locale of PUBLISHED) {
    const tables = (await sectionBlocks(site, programs.texts[locale], locale, 2, NOW)).flatMap(
      (block) => (block.kind === 'programmes' ? [block.table] : []),
    );
    expect(tables.map(({ total }) => total.seats)).toEqual([820, 393]);
    expect(tables[0]?.rows[0]?.url).toBe(
      locale === 'ml' ? '/ml/department/cse' : '/department/cse',
    );
  }
});

it('a sentence that stands in English where a language lacks it has English words in it', async () => {
  const offices = site.pages.flatMap(({ sectionTexts }) => sectionTexts);
  const { texts } = need(offices.find(({ id }) => id === 'offices'));
  const shown = await sectionBlocks(site, texts.en, 'ta', 2, NOW);
  expect(shown.map((block) => (block.kind === 'html' ? block.html : '')).join('')).toContain(
    'weekly holidays (<span>Sunday and second Saturday</span>)',
  );
});
