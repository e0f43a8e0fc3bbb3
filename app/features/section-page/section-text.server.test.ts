import { describe, expect, it } from 'vitest';
import type { Section } from '#app/content/reading/section-files.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { sectionBlocks } from './section-text.server.ts';

const site = getSite();
const sections = site.pages.flatMap((page) =>
  page.sectionTexts.map((section) => ({ name: `${page.id}/${section.id}`, section })),
);

/** Visible words of the prose, including tables; lists generated from data do not count. */
async function proseOf(section: Section, locale: Locale): Promise<string> {
  const blocks = await sectionBlocks(site, section.texts[locale], locale, 2);
  return blocks
    .map((block) =>
      block.kind === 'html' ? block.html.replaceAll(/<span lang=.*?<\/span>|<[^>]+>/g, ' ') : '',
    )
    .join(' ');
}

describe.each(sections)('the section $name', ({ section }) => {
  // A section that is mostly a generated list needs a sentence or two before it; others explain their subject.
  it('explains its subject in English words', async () => {
    const blocks = await sectionBlocks(site, section.texts.en, 'en', 2);
    const words = (await proseOf(section, 'en')).match(/[\p{L}\p{N}][\p{L}\p{N}.'’-]*/gu) ?? [];
    const isMostlyList = blocks.some(({ kind }) => kind !== 'html');
    expect(words.length).toBeGreaterThanOrEqual(isMostlyList ? 15 : 60);
  });

  it('is in Malayalam on Malayalam pages', async () => {
    const letters = (await proseOf(section, 'ml')).match(/[\p{L}\p{M}]/gu) ?? [];
    const malayalam = letters.filter((letter) => /[\u0d00-\u0d7f]/.test(letter));
    expect(malayalam.length / letters.length).toBeGreaterThanOrEqual(0.3);
  });

  it('shows the same lists in both languages', async () => {
    const kinds = async (locale: Locale) =>
      (await sectionBlocks(site, section.texts[locale], locale, 2))
        .map(({ kind }) => kind)
        .filter((kind) => kind !== 'html');
    expect(await kinds('ml')).toEqual(await kinds('en'));
  });
});

it('lists generated from data are in the language of the page', async () => {
  const programs = sections.find(({ name }) => name === 'academics/programs')?.section;
  if (!programs) throw new Error('There is no section academics/programs');
  for (const locale of PUBLISHED) {
    const tables = (await sectionBlocks(site, programs.texts[locale], locale, 2)).flatMap(
      (block) => (block.kind === 'programmes' ? [block.table] : []),
    );
    expect(tables.map(({ total }) => total.seats)).toEqual([820, 393]);
    expect(tables[0]?.rows[0]?.url).toBe(
      locale === 'ml' ? '/ml/department/cse' : '/department/cse',
    );
  }
});
