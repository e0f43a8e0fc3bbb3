// Run in the page, so that they know nothing outside themselves.

export const scrollTop = () => window.scrollY;

/** A browser may round a place to a whole pixel when it returns there. */
export const isScrolledTo = (place: number) => Math.abs(window.scrollY - place) < 2;

/** How far the page is wider than the screen. */
export const sideways = () => document.documentElement.scrollWidth - window.innerWidth;

/** Whether an element is on the screen and nothing, such as the fixed bar, lies over it; after what the router does to the place has been painted. */
export async function isTop(selector: string): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const element = document.querySelector(selector);
  const { left, top } = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(document.elementFromPoint(left + 4, top + 4)) ?? false;
}

export function styleOf([selector, property]: readonly [string, keyof CSSStyleDeclaration]): unknown {
  const element = document.querySelector(selector);
  return element && getComputedStyle(element)[property];
}

/** Makes the longest choice in each of these lists, as a visitor would; true once all have it. */
export function longestChoice(selector: string): boolean {
  const lists = [...document.querySelectorAll<HTMLSelectElement>(selector)].filter((list) => list.checkVisibility());
  const choices = lists.map((list) => {
    const [longest] = [...list.options].sort((a, b) => b.text.length - a.text.length);
    if (!longest || list.value === longest.value) return true;
    list.value = longest.value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    return false;
  });
  return choices.length > 0 && choices.every(Boolean);
}
