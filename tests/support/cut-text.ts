import type { Page } from '@playwright/test';

/**
 * Text outside a box that clips its content. Scrolling boxes show everything; visually hidden text for screen
 * readers, and decoration, are ignored.
 * @returns a line for each, with the box and its text
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

/** Number of pixels by which the page is wider than the screen; 0 or less if it does not scroll sideways. */
export function sideways(tab: Page): Promise<number> {
  return tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
