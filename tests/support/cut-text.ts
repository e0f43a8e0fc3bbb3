import type { Page } from '@playwright/test';

/**
 * Words that stand outside a box that cuts what is larger than it is. Boxes that scroll show all, and what is hidden from sight for screen
 * readers, or is decoration, is meant to be.
 * @returns a line for each, with the box and its words
 */
export function cutTexts(tab: Page): Promise<string[]> {
  return tab.evaluate(() => {
    const found: string[] = [];
    const cuts = (value: string) => value === 'hidden' || value === 'clip';
    for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(box);
      if ((!cuts(overflowX) && !cuts(overflowY)) || clipPath !== 'none' || display === 'inline' || box.clientHeight === 0) continue;
      const edge = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const holder = text.parentElement;
        if (!text.nodeValue?.trim() || !holder?.checkVisibility() || holder.closest('[aria-hidden=true], .visually-hidden, svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const place = range.getBoundingClientRect();
        const isWide = cuts(overflowX) && (place.left < edge.left - 1 || place.right > edge.right + 1);
        const isHigh = cuts(overflowY) && (place.top < edge.top - 1 || place.bottom > edge.bottom + 1);
        if (place.width > 0 && (isWide || isHigh)) found.push(`<${box.localName} class="${box.className}">: ${text.nodeValue.trim().slice(0, 40)}`);
      }
    }
    return found;
  });
}

/** How many pixels the page is wider than the screen; not more than 0 where it does not scroll sideways. */
export function sideways(tab: Page): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
