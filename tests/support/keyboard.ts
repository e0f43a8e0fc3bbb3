import type { Page } from '@playwright/test';

/** A keyboard stop as a visitor sees it. */
export type Stop = {
  /** The element, by a unique number. */
  id: number;
  /** The element in short: its name and first words. */
  name: string;
  /** Its area: the text of the page, a window over it, or the frame around it. */
  part: 'text' | 'window' | 'frame';
  /** Faults in how it is shown; empty if there are none. */
  faults: string[];
};

/** Elements that respond to a key or a press. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
const TOUR = 'keyboardTour';

/**
 * Adds functions to a page that list reachable elements and check the focused one. Everything runs
 * in the page, so that a stop needs only two messages.
 */
export async function prepareWalk(tab: Page): Promise<void> {
  await tab.evaluate(
    ([controls, key]) => {
      const wordsOf = (element: Element) => {
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, 40);
        return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} ${words}`.trim();
      };
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      const partOf = (element: Element) =>
        element.closest('dialog, [role=dialog]')
          ? 'window'
          : element.closest('main')
            ? 'text'
            : 'frame';
      const isRadio = (element: Element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.type === 'radio';
      /**
       * One radio button of a group, and one tab or option of a list, represents the others, which
       * arrow keys reach.
       */
      const isReachedByArrows = (element: Element) =>
        (isRadio(element) && !element.checked) ||
        (element.matches('[role=tab], [role=option], [role=radio], [role=menuitem]') &&
          element.getAttribute('tabindex') === '-1');
      const numbers = new WeakMap<Element, number>();
      let next = 0;
      const numberOf = (element: Element) => {
        const number = numbers.get(element) ?? next++;
        numbers.set(element, number);
        return number;
      };
      let before: { element: Element; box: DOMRect } | undefined;

      /** Colour as numbers from 0 to 255 and opacity from 0 to 1. */
      const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const coloursOf = (colour: string): number[] => {
        if (!brush) return [0, 0, 0, 0];
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
        return [red, green, blue, alpha / 255];
      };
      /** Relative luminance as defined by WCAG 2.2. */
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = coloursOf(colour).map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (first: string, second: string) => {
        const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
        return (light + 0.05) / (dark + 0.05);
      };
      const backgroundBehind = (element: Element): string => {
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { backgroundColor } = getComputedStyle(around);
          if ((coloursOf(backgroundColor)[3] ?? 0) > 0.9) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };

      const ringFaults = (element: Element): string[] => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } =
          getComputedStyle(element);
        // A field may show its focus ring on the box around it.
        if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) {
          const around = element.closest(':focus-within:not(:focus)');
          const outer = around && getComputedStyle(around);
          if (!outer || outer.outlineStyle === 'none' || Number.parseFloat(outer.outlineWidth) < 2)
            return ['no ring'];
          return [];
        }
        const faults: string[] = [];
        const inner = /rgba?\([^)]+\)|color\([^)]+\)/.exec(boxShadow)?.[0];
        const grounds = [backgroundBehind(element), ...(inner ? [inner] : [])];
        if (Math.max(...grounds.map((ground) => contrast(outlineColor, ground))) < 3)
          faults.push(`ring of little contrast: ${outlineColor} on ${grounds.join(', ')}`);
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
        const box = element.getBoundingClientRect();
        for (
          let around = element.parentElement;
          around && around !== document.body;
          around = around.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const frame = around.getBoundingClientRect();
          const cut = [
            frame.left - box.left + reach,
            frame.top - box.top + reach,
            box.right + reach - frame.right,
            box.bottom + reach - frame.bottom,
          ];
          if (cut.filter((length) => length > reach / 2).length > 1)
            faults.push(`ring cut by ${wordsOf(around)}`);
        }
        return faults;
      };

      /** The visible part of a box. */
      const onScreen = ({ left, top, right, bottom }: DOMRect) => {
        const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
        return new DOMRect(
          x,
          y,
          Math.max(0, Math.min(right, window.innerWidth) - x),
          Math.max(0, Math.min(bottom, window.innerHeight) - y),
        );
      };
      const areaOf = ({ width, height }: DOMRect) => width * height;

      /**
       * Elements up to half the screen in size must be mostly visible, and not covered (WCAG 2.2,
       * 2.4.11 and more).
       */
      const placeFaults = (element: Element): string[] => {
        const boxes = [...element.getClientRects()].filter((box) => areaOf(box) > 0);
        const shown = boxes.map(onScreen).sort((a, b) => areaOf(b) - areaOf(a));
        const sum = (all: readonly DOMRect[]) => all.reduce((total, box) => total + areaOf(box), 0);
        const isLarge = element.getBoundingClientRect().height > window.innerHeight / 2;
        const [largest] = shown;
        if (!largest || areaOf(largest) === 0) return ['off the screen'];
        // In a table that scrolls sideways the browser does not move a partly visible link.
        const isScrolled = element.closest('.table-region') !== null;
        if (!isLarge && !isScrolled && sum(shown) < 0.6 * sum(boxes))
          return ['mostly off the screen'];
        const covers = [0.2, 0.5, 0.8].flatMap((share) => {
          const found = document.elementFromPoint(
            largest.left + largest.width / 2,
            largest.top + largest.height * share,
          );
          const isOwn =
            found &&
            (element.contains(found) ||
              found.contains(element) ||
              found.closest('label')?.contains(element));
          return isOwn ? [] : [found ? wordsOf(found) : 'nothing'];
        });
        return covers.length === 0 ? [] : [`hidden behind ${covers[0]}`];
      };

      /**
       * A stop follows the previous one in the text, and is not above it unless in another column.
       */
      const orderFaults = (element: Element): string[] => {
        const own = element.getBoundingClientRect();
        const box = new DOMRect(
          own.x + window.scrollX,
          own.y + window.scrollY,
          own.width,
          own.height,
        );
        const last = before;
        before = { element, box };
        if (!last || !element.closest('main') || !last.element.closest('main')) return [];
        const faults: string[] = [];
        if (!(last.element.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING))
          faults.push(`comes after ${wordsOf(last.element)}`);
        const isInOneTable =
          element.closest('table') !== null &&
          element.closest('table') === last.element.closest('table');
        const isInOneColumn =
          box.left < last.box.right && box.right > last.box.left && !isInOneTable;
        if (box.bottom <= last.box.top && isInOneColumn)
          faults.push(`lies above ${wordsOf(last.element)}`);
        return faults;
      };

      Reflect.set(window, key, {
        /**
         * Everything that must be reachable: visible, enabled, and not reached by arrow keys in a
         * group.
         */
        expected: () =>
          [...document.querySelectorAll(controls)].flatMap((element) => {
            const isOff =
              element.matches(':disabled, [inert] *') ||
              (element.getAttribute('tabindex') === '-1' &&
                !element.matches('a[href], button, input, select, textarea, summary'));
            if (isOff || !isShown(element) || isReachedByArrows(element)) return [];
            return [{ id: numberOf(element), name: wordsOf(element), part: partOf(element) }];
          }),
        /** The stop as shown after the page has followed the focus. */
        stop: async () => {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const element = document.activeElement;
          if (!element || element === document.body || element === document.documentElement)
            return undefined;
          return {
            id: numberOf(element),
            name: wordsOf(element),
            part: partOf(element),
            faults: [...placeFaults(element), ...ringFaults(element), ...orderFaults(element)],
          };
        },
      });
    },
    [CONTROLS, TOUR] as const,
  );
}

/** What a walk must reach, in document order. */
export function expectedStops(tab: Page): Promise<Omit<Stop, 'faults'>[]> {
  return tab.evaluate((key) => Reflect.get(window, key).expected(), TOUR);
}

/** Presses a key and returns the next stop; `undefined` if the focus has left the page. */
export async function pressAndLook(
  tab: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Stop | undefined> {
  await tab.keyboard.press(key);
  return tab.evaluate((name) => Reflect.get(window, name).stop(), TOUR);
}
