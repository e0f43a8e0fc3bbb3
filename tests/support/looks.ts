import type { Page } from '@playwright/test';

/** Names of the checks of `look`. */
export type Look = keyof ReturnType<typeof looks>;

const KEY = 'looksOfThePage';

/**
 * Checks a page for faults that axe does not detect.
 * @returns a line for each fault
 */
export async function look(tab: Page, check: Look): Promise<string[]> {
  const found = await tab.evaluate(findings, [KEY, check] as const);
  if (found) return found;
  await tab.evaluate(`window.${KEY} = (${looks})()`);
  return (await tab.evaluate(findings, [KEY, check] as const)) ?? [];
}

/** `undefined` if the checks were not added to the page. */
function findings([key, check]: readonly [string, Look]): string[] | undefined {
  return Reflect.get(window, key)?.[check]();
}

/** Applies text spacing as in WCAG 2.2, 1.4.12, or removes it. */
export function spaceOut(tab: Page, isOn: boolean): Promise<void> {
  return tab.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isOn);
}

/** The checks run in the page, so they cannot use anything outside themselves. */
function looks() {
  /** Targets for WCAG 2.2, 2.5.8. */
  const TARGETS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=option]';
  /** Targets for touch on a phone: header, menus, tabs, chips, page numbers, fields. */
  const THUMB_TARGETS =
    'header:has(nav) :is(a, button), dialog :is(a, button, summary), [role=tab], main :is(button:not(.word), select, input, summary), [data-squares] a';

  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40);
    return `${element.tagName.toLowerCase()} ${words || element.className}`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isHiddenForEyes = (element: Element) => {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clipPath, position } = getComputedStyle(around);
      if (clipPath.startsWith('inset') && position === 'absolute') return true;
    }
    return false;
  };

  /** Boxes of all visible lines of text. */
  const lines = () => {
    const found: { element: Element; box: DOMRect }[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (
        !element ||
        !text.nodeValue?.trim() ||
        !isShown(element) ||
        element.closest('script, style, svg, option') ||
        isHiddenForEyes(element)
      )
        continue;
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) found.push({ element, box });
    }
    return found;
  };
  const sides = (box: DOMRect) => ({
    left: box.left,
    right: box.right,
    top: box.top + box.height * 0.3,
    bottom: box.bottom - box.height * 0.3,
  });

  /** The area of a control that responds to a press: its box and that of its label. */
  const targetBox = (element: Element) => {
    const own = element.getBoundingClientRect();
    const label =
      element.closest('label') ??
      (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null);
    if (!label) return own;
    const other = label.getBoundingClientRect();
    const [left, top] = [Math.min(own.left, other.left), Math.min(own.top, other.top)];
    return new DOMRect(
      left,
      top,
      Math.max(own.right, other.right) - left,
      Math.max(own.bottom, other.bottom) - top,
    );
  };
  const smallTargets = (selector: string, size: number) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      const box = targetBox(element);
      return (
        isShown(element.closest('label') ?? element) &&
        box.width > 0 &&
        (box.width < size - 0.5 || box.height < size - 0.5)
      );
    });
  const withSize = (element: Element) =>
    `${nameOf(element)}, ${Math.round(targetBox(element).width)} by ${Math.round(targetBox(element).height)}`;
  const distance = (box: DOMRect, x: number, y: number) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

  const hasBorder = (style: CSSStyleDeclaration) =>
    Number.parseFloat(style.borderBlockEndWidth) > 0 && style.borderBlockEndStyle !== 'none';
  const PARTS = [undefined, '::before', '::after'];
  const seconds = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time)));

  return {
    /** Wider than the screen. */
    sideways: () => {
      const over = document.documentElement.scrollWidth - window.innerWidth;
      return over > 0 ? [`${over} px beside the screen`] : [];
    },

    /**
     * Text that is clipped by the box around it, or is outside the screen where nothing scrolls.
     */
    clipped: () => {
      const found = new Set<string>();
      for (const { element, box } of lines()) {
        const { left, right, top, bottom } = sides(box);
        let isScrolled = false;
        for (
          let around: Element | null = element;
          around && !isScrolled;
          around = around.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(around);
          const frame = around.getBoundingClientRect();
          const cutsAcross =
            /hidden|clip/.test(overflowX) && (left < frame.left - 2 || right > frame.right + 2);
          const cutsDown =
            /hidden|clip/.test(overflowY) && (top < frame.top - 1 || bottom > frame.bottom + 1);
          if (cutsAcross || cutsDown) found.add(`${nameOf(element)}, by ${nameOf(around)}`);
          isScrolled = /auto|scroll/.test(overflowX + overflowY);
        }
        if (!isScrolled && (left < -1 || right > window.innerWidth + 1))
          found.add(`${nameOf(element)}, by the screen`);
      }
      return [...found];
    },

    /** Overlapping lines of text. Fixed parts of the page may cover what scrolls below them. */
    overlapping: () => {
      const isFixed = (element: Element) => {
        for (let around: Element | null = element; around; around = around.parentElement) {
          if (/fixed|sticky/.test(getComputedStyle(around).position)) return true;
        }
        return false;
      };
      const boxes = lines()
        .filter(({ element }) => !isFixed(element))
        .map(({ element, box }) => ({ element, ...sides(box) }))
        .sort((a, b) => a.top - b.top);
      const found = new Set<string>();
      for (const [index, first] of boxes.entries()) {
        for (const second of boxes.slice(index + 1)) {
          if (second.top >= first.bottom) break;
          if (first.left + 2 < second.right && second.left + 2 < first.right)
            found.add(`${nameOf(first.element)}, over ${nameOf(second.element)}`);
        }
      }
      return [...found];
    },

    /**
     * Targets below 24 by 24 px without an exception: links inside a line of text, and targets
     * whose 24 px circle overlaps no other target.
     */
    smallTargets: () => {
      const all = [...document.querySelectorAll(TARGETS)].filter(isShown);
      const isInText = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node.textContent?.trim(),
        );
      return smallTargets(TARGETS, 24)
        .filter((element) => !isInText(element))
        .filter((element) => {
          const { left, top, width, height } = targetBox(element);
          return all.some(
            (other) =>
              !other.contains(element) &&
              !element.contains(other) &&
              distance(targetBox(other), left + width / 2, top + height / 2) < 12,
          );
        })
        .map(withSize);
    },

    /** Touch targets below 44 px. */
    smallThumbTargets: () => smallTargets(THUMB_TARGETS, 44).map(withSize),

    /** Shapes that consist only of a background colour, which forced colours remove. */
    lostShapes: () => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll('body *')) {
        if (!isShown(element) || element.closest('svg')) continue;
        for (const part of PARTS) {
          const style = getComputedStyle(element, part);
          const isEmpty = part
            ? style.content === '""'
            : !element.textContent?.trim() &&
              !element.matches('input, select, img, picture, hr, :has(svg, img)');
          const isPainted =
            !/, 0\)$|transparent/.test(style.backgroundColor) &&
            Number.parseFloat(style.width) > 0 &&
            Number.parseFloat(style.height) > 0;
          // Forced colours replace every background, unless it is a system colour or explicitly
          // kept; pictures stay.
          const isLost =
            style.forcedColorAdjust !== 'none' &&
            style.backgroundImage === 'none' &&
            !hasBorder(style) &&
            style.backgroundColor === getComputedStyle(document.documentElement).backgroundColor;
          if (isEmpty && isPainted && isLost) found.add(`${nameOf(element)} ${part ?? ''}`);
        }
      }
      return [...found];
    },

    /** Selected items that look the same as others. */
    unseenChoices: () => {
      const looksOf = (element: Element) =>
        PARTS.map((part) => {
          const style = getComputedStyle(element, part);
          return [
            style.content,
            style.color,
            style.backgroundColor,
            style.borderBlockEndWidth,
            style.borderBlockEndColor,
            style.textDecorationLine,
            style.fontWeight,
          ];
        }).join();
      const pairs = [
        ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
        ['[aria-pressed=true]', '[aria-pressed=false]'],
        ['nav a[aria-current]', 'a:not([aria-current])'],
      ] as const;
      return pairs.flatMap(([on, off]) =>
        [...document.querySelectorAll(on)].filter(isShown).flatMap((chosen) => {
          const other = [
            ...(chosen.closest('[role=tablist], ul, ol, nav')?.querySelectorAll(off) ?? []),
          ].find(isShown);
          return other && looksOf(chosen) === looksOf(other) ? [nameOf(chosen)] : [];
        }),
      );
    },

    /**
     * Form controls and buttons without a border, underline or icon, which in forced colours are
     * plain text.
     */
    unseenControls: () =>
      [
        ...document.querySelectorAll(
          'main :is(button, select, input:not([type=checkbox], [type=radio]))',
        ),
      ]
        .filter((element) => isShown(element) && element.getAttribute('role') !== 'tab')
        .filter(
          (element) =>
            !hasBorder(getComputedStyle(element)) &&
            getComputedStyle(element).textDecorationLine === 'none' &&
            !element.querySelector('svg'),
        )
        .map(nameOf),

    /**
     * Colour transitions of some tenths of a second are not motion; nothing else may be animated.
     */
    moving: () => {
      const running = document
        .getAnimations()
        .map(
          (animation) =>
            `runs: ${animation.effect instanceof KeyframeEffect && animation.effect.target ? nameOf(animation.effect.target) : ''}`,
        );
      const waiting = [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after', '::backdrop'].flatMap((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(
            element,
            part,
          );
          const isLong =
            seconds(transitionDuration) > 0.01 ||
            (animationName !== 'none' && seconds(animationDuration) > 0.01);
          return isLong ? [`${nameOf(element)} ${part ?? ''}`] : [];
        }),
      );
      return [...new Set([...running, ...waiting])];
    },

    /**
     * Buttons and navigation lists, which are useless in print. A list with more than names, such
     * as seats, may stay, and boxes that a pen ticks.
     */
    pressedOnPaper: () =>
      [
        ...document.querySelectorAll(
          'nav:not(main nav:has(strong)), button, select, input:not([type=checkbox]), [role=dialog], [popover]',
        ),
      ]
        .filter((element) => isShown(element) && element.getBoundingClientRect().height > 0)
        .map(nameOf),

    /** Answers that stay closed in print. The list of a section is navigation. */
    closedOnPaper: () =>
      [...document.querySelectorAll('main details:not([open]) > :not(summary, .no-print)')]
        .filter((content) => content.parentElement?.checkVisibility() && !content.checkVisibility())
        .map(nameOf),

    /** External links whose address is not printed. */
    addressesMissing: () =>
      [...document.querySelectorAll('main a[href^="https"]')]
        .filter(
          (link) => isShown(link) && !getComputedStyle(link, '::after').content.includes('http'),
        )
        .map(nameOf),
  };
}
