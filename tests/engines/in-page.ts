// These functions run in the page and cannot use anything outside themselves.

export const scrollTop = () => window.scrollY;

/**
 * Within half a line: a font that loads after the position was restored can change the height of
 * what is above.
 */
export const isScrolledTo = (place: number) => Math.abs(window.scrollY - place) < 12;

/** How many pixels the page is wider than the screen. */
export const sideways = () => document.documentElement.scrollWidth - window.innerWidth;

/**
 * Whether an element is on the screen and not covered, for example by the fixed bar; checked after
 * the browser has restored the position.
 */
export async function isTop(selector: string): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const element = document.querySelector(selector);
  const { left, top } = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(document.elementFromPoint(left + 4, top + 4)) ?? false;
}

export function styleOf([selector, property]: readonly [
  string,
  keyof CSSStyleDeclaration,
]): unknown {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element)[property];
}

/** Selects the longest option in each of these lists; true once all are selected. */
export function longestChoice(selector: string): boolean {
  const lists = [...document.querySelectorAll<HTMLSelectElement>(selector)].filter((list) =>
    list.checkVisibility(),
  );
  const choices = lists.map((list) => {
    const [longest] = [...list.options].sort((a, b) => b.text.length - a.text.length);
    if (!longest || list.value === longest.value) return true;
    list.value = longest.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return false;
  });
  return choices.length > 0 && choices.every(Boolean);
}

/** What is copied when all of an element is selected. */
export function copyOf(selector: string): string {
  const element = document.querySelector(selector);
  const selection = getSelection();
  if (!element || !selection) return '';
  selection.selectAllChildren(element);
  return selection.toString();
}
