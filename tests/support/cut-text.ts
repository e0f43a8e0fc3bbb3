import type { Page } from '@playwright/test';

/** The least that text must bear (WCAG 2.2, 1.4.12): heights and distances in the size of the type. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Spaces all text as a reader may; by the object model, because the policy lets no page have styles of its own. */
export function spaceText(tab: Page): Promise<void> {
  return tab.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
}

/**
 * What hides a part of its own text: boxes that cut what is larger than they are, and the page itself if it scrolls sideways. Boxes that
 * scroll show all, and what is hidden from sight for screen readers is meant to be.
 * @returns a line for each, with its element and the first words
 */
export function cutTexts(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const found: string[] = [];
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      if ((!cuts(overflowX) && !cuts(overflowY)) || clipPath !== 'none' || display.startsWith('inline') || element.textContent?.trim() === '') continue;
      if (element.closest('[aria-hidden=true]') || element.clientHeight === 0) continue;
      const isWide = cuts(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isHigh = cuts(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if (isWide || isHigh) found.push(`<${element.localName} class="${element.className}">: ${element.textContent?.trim().slice(0, 40)}`);
    }
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    return sideways > 0 ? [...found, `the page is ${sideways} px wider than the screen`] : found;
  });
}
