import type { Page } from '@playwright/test';
import { look } from '#tests/support/looks.ts';
import { PAGE_KINDS, PAGES } from '#tests/support/pages.ts';
import { expect, testInOwnTab } from '#tests/support/test.ts';

/** Less is not seen; a single pixel is rounding. */
const LEAST_SCROLL = 40;
const PAGES_A_TEST = 100;

const ALL = PAGES.filter(({ kind }) => kind !== 'not-found');

/**
 * The smallest phone shows every page; the other widths every individually written page and one of
 * each type.
 */
function widthsOf(page: (typeof ALL)[number]): number[] {
  const isOfAType = page.kind === 'section-page' || PAGE_KINDS.includes(page);
  return isOfAType ? [320, 360, 768, 1024, 1366] : [320];
}

/**
 * What is broken on the page as it is shown: a Latin word inside, a Malayalam word inside a
 * conjunct or with one letter alone on a line, each with a stroke at the break; a table that
 * scrolls by a little.
 */
function brokenOn(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const range = document.createRange();
    const letters = new Intl.Segmenter('ml', { granularity: 'grapheme' });
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
        isUnseen(element.parentElement));
    const boxOf = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getBoundingClientRect();
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || isUnseen(parent)) continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d]{2,}/gu)) {
        const { height } = boxOf(node, index, index + 1);
        if (boxOf(node, index, index + word.length).height < height * 1.5) continue;
        const pieces: string[][] = [];
        let isConjunctBroken = false;
        let above = Number.NEGATIVE_INFINITY;
        for (const letter of letters.segment(word)) {
          const at = index + letter.index;
          const box = boxOf(node, at, at + letter.segment.length);
          if (box.width > 0 && box.top > above + height / 2) pieces.push([]);
          if (box.height > height * 1.5) isConjunctBroken = true;
          if (box.width > 0) above = box.top;
          pieces.at(-1)?.push(letter.segment);
        }
        const isRemainder = pieces.length > 1 && pieces.some((piece) => piece.length < 2);
        const isLatinBroken = pieces.length > 1 && /\p{sc=Latin}/u.test(word);
        if (isConjunctBroken || isRemainder || isLatinBroken)
          found.push(pieces.map((piece) => piece.join('')).join('/'));
      }
    }
    for (const region of document.querySelectorAll('.table-region')) {
      const beside = region.scrollWidth - region.clientWidth;
      if (region.checkVisibility() && beside > 1 && beside < least)
        found.push(`${region.getAttribute('aria-label')} scrolls by ${beside} px`);
    }
    return found;
  }, LEAST_SCROLL);
}

for (let first = 0; first < ALL.length; first += PAGES_A_TEST) {
  const group = ALL.slice(first, first + PAGES_A_TEST);
  testInOwnTab(
    `no word breaks inside, no table scrolls by less than is seen, and nothing is cut or beside the screen of 320 px: ${group[0]?.address} to ${group.at(-1)?.address}`,
    async ({ page }) => {
      for (const entry of group) {
        const [smallest = 320, ...others] = widthsOf(entry);
        await page.setViewportSize({ width: smallest, height: 800 });
        await page.goto(entry.address);
        await page.evaluate(async () => {
          for (const part of document.querySelectorAll('details')) part.open = true;
          // A font is asked for when a layout needs it: by what was folded, only now.
          document.body.getBoundingClientRect();
          await document.fonts.ready;
        });
        const faults = [...(await look(page, 'sideways')), ...(await look(page, 'clipped'))];
        expect.soft(faults, entry.address).toEqual([]);
        for (const width of [smallest, ...others]) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft(await brokenOn(page), `${entry.address} at ${width} px`).toEqual([]);
        }
      }
    },
  );
}
