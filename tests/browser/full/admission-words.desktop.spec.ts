import type { Locator } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { CANDIDATE_CATEGORIES } from '#app/features/fees/schema.ts';
import { shortForms } from '#app/features/glossary/short-forms.server.ts';
import { PAPER_COURSES } from '#app/features/papers/schema.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const forms = getSite().plainWords.flatMap((word) => shortForms(word).map((form): [string, string] => [form, word.id]));

/** Elements without explanations: controls, headings and labels, hidden elements, and the explanations themselves. */
const LEFT_OUT = 'a:not(.word), h2, h3, summary, label, option, output, caption, [role="status"], .word-meaning, .visually-hidden';

/** The abbreviations in the answer of a tool, in reading order: those with an explanation, and those used in a text before that. */
async function wordsOf(answer: Locator): Promise<{ explained: string[]; unexplained: string[] }> {
  return await answer.evaluate(
    (root, [idOf, leftOut]) => {
      const signs = (form: string) => form.replaceAll('.', '\\.');
      const choice = [...idOf].sort(([a], [b]) => b.length - a.length).map(([form]) => signs(form));
      const short = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.])(?:${choice.join('|')})(?![A-Za-z\\p{N}])(?![\\p{L}\\p{M}]{1,6}\\.)`, 'gu');
      const ids = new Map(idOf);
      const explained: string[] = [];
      const unexplained: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        // A note below the name of a row is text, not a label.
        const isName = around?.closest('th') && !around.closest('th > span');
        if (!around || isName || around.closest(leftOut)) continue;
        const isExplained = around.matches('a.word');
        for (const [form] of (node.textContent ?? '').matchAll(short)) {
          const id = ids.get(form) ?? form;
          if (isExplained) explained.push(id);
          else if (!explained.includes(id)) unexplained.push(`${form}: ${node.textContent}`);
        }
      }
      return { explained, unexplained };
    },
    [forms, LEFT_OUT] as const,
  );
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);

  test(`in every document list only the first use of each abbreviation has an explanation (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/admissions?papers=btech#papers-btech', locale));
    const place = page.locator('#papers-btech');
    const select = (name: string) => place.getByRole('combobox', { name, exact: true });
    const met = new Set<string>();
    for (const course of PAPER_COURSES) {
      await select(labels.course).selectOption(labels.paperCourse[course]);
      for (const community of ['', ...CANDIDATE_CATEGORIES]) {
        await select(labels.community).selectOption(community);
        const { explained, unexplained } = await wordsOf(place);
        expect(unexplained, `${course} ${community}`).toEqual([]);
        expect(explained, `${course} ${community}`).toEqual([...new Set(explained)]);
        for (const id of explained) met.add(id);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(['cee', 'ktu', 'gate', 'sebc', 'oec', 'ews']));
  });

  test(`in every answer on fees each abbreviation is explained (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/admissions?fee=btech#fees-btech', locale));
    const place = page.locator('#fees-btech');
    const select = (name: string) => place.getByRole('combobox', { name, exact: true });
    for (const course of Object.values(labels.feeCourse)) {
      await select(labels.course).selectOption(course);
      for (const category of ['', ...CANDIDATE_CATEGORIES]) {
        await select(labels.candidateCategoryLabel).selectOption(category);
        const { unexplained } = await wordsOf(place);
        // The facts above the tool, which stay, explain these two.
        expect(
          unexplained.filter((word) => !/^S[CT]:/.test(word)),
          `${course} ${category}`,
        ).toEqual([]);
      }
    }
  });

  test(`in a document list the explanation of an abbreviation opens by click and closes by Escape (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/admissions?papers=btech&community=oec#papers-btech', locale));
    const word = page.locator('#papers-btech').getByRole('link', { name: { en: 'CEE', ml: 'സി.ഇ.ഇ.' }[locale], exact: true });
    const meaning = page.locator('#papers-btech .word-meaning:popover-open');
    await word.click();
    await expect(meaning).toContainText({ en: 'Commissioner for Entrance Examinations The State office', ml: 'പ്രവേശന പരീക്ഷാ കമ്മിഷണർ KEAM പരീക്ഷ' }[locale]);
    await expect(meaning.getByRole('link')).toHaveAttribute('href', localisePath('/help/plain-words#cee', locale));
    await page.keyboard.press('Escape');
    await expect(meaning).toHaveCount(0);
    await expect(word).toBeFocused();
  });
}
