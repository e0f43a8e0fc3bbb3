import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import type { Key, Screen, Tab } from './engine.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Milliseconds to wait for a state on a slow machine, and between two checks. */
const POLLING = { timeout: 120_000, interval: 50 };

/** A file served without a policy, so that the browser's own page for it may use styles. */
const PICTURE = `/${namesLike('assets/card-*.png', 'build/client')[0]}`;

/** An element by a selector and, if that is not enough, by its text. */
export type Target = string | readonly [selector: string, words: string];

/** Language, screen and theme of a visitor. */
export type Combination = { locale: Locale; screen: Screen; theme: 'light' | 'dark' };

/** A visitor of the site in one browser. */
export class Visitor {
  readonly #tab: Tab;
  readonly #origin: string;
  readonly locale: Locale;
  readonly isPhone: boolean;
  readonly theme: 'light' | 'dark';
  /** Simulates a lost connection: stops the server. */
  readonly goOffline: () => Promise<void>;

  constructor(
    tab: Tab,
    origin: string,
    { locale, screen, theme }: Combination,
    goOffline: () => Promise<void>,
  ) {
    this.#tab = tab;
    this.#origin = origin;
    this.locale = locale;
    this.isPhone = screen.isPhone;
    this.theme = theme;
    this.goOffline = goOffline;
  }

  /** Address of a page in the visitor's language. */
  at(path: string): string {
    return localisePath(path, this.locale);
  }

  /** Opens a page in the visitor's language and waits until its script runs. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.becomesLive();
  }

  load(path: string): Promise<void> {
    return this.#tab.load(this.#origin + this.at(path));
  }

  /** Stores the theme, as for a returning visitor. */
  async storeTheme(): Promise<void> {
    await this.#tab.load(`${this.#origin}${PICTURE}`);
    await this.read((theme) => localStorage.setItem('theme', theme), this.theme);
  }

  async reload(): Promise<void> {
    await this.#tab.reload();
    await this.becomesLive();
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  /** Runs a function in the page; it cannot use anything outside itself. */
  read<Given, Read>(task: (given: Given) => Read | Promise<Read>, given: Given): Promise<Read> {
    return this.#tab.evaluate(`(${task})(${JSON.stringify(given)})`) as Promise<Read>;
  }

  /**
   * Waits until a function that runs in the page returns a value. A page being unloaded gives no
   * answer.
   */
  async becomes<Given>(
    what: string,
    task: (given: Given) => unknown,
    given: Given,
    value: unknown = true,
  ): Promise<void> {
    await expect
      .poll(() => this.read(task, given).catch(String), { ...POLLING, message: what })
      .toEqual(value);
  }

  becomesLive(): Promise<void> {
    // As waitUntilLive in tests/support/test.ts.
    const isLive = () => document.documentElement.dataset.live === '';
    return this.becomes('the page is live', isLive, null);
  }

  isAt(path: string): Promise<void> {
    return this.becomes(
      'the address',
      () => decodeURI(location.href.slice(location.origin.length)),
      null,
      this.at(path),
    );
  }

  sees(target: Target): Promise<void> {
    return this.becomes(
      `${target} is seen`,
      placesOf,
      toPair(target),
      expect.objectContaining({ isSeen: true }),
    );
  }

  seesNo(target: Target): Promise<void> {
    return this.becomes(
      `${target} is not seen`,
      placesOf,
      toPair(target),
      expect.objectContaining({ isSeen: false }),
    );
  }

  /** Waits until the element has the focus. */
  hasFocus(selector: string): Promise<void> {
    return this.becomes(
      `${selector} has the focus`,
      (wanted) => document.activeElement?.matches(wanted),
      selector,
    );
  }

  async press(target: Target): Promise<void> {
    const { x, y } = await this.#find(target);
    await this.#tab.press(x, y);
  }

  key(key: Key): Promise<void> {
    return this.#tab.key(key);
  }

  type(text: string): Promise<void> {
    return this.#tab.type(text);
  }

  /** Findings of axe on the page in its present state. */
  async axeFindings(): Promise<string[]> {
    await this.#tab.evaluate(`(() => {${AXE}})()`);
    return this.read(async (rules) => {
      const { violations } = await Reflect.get(window, 'axe').run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
        preload: { assets: ['media'] },
      });
      return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
      );
    }, RULES);
  }

  /** The centre of an element once it has stopped moving and is not covered. */
  #find(target: Target): Promise<{ x: number; y: number }> {
    let before: { x: number; y: number } | undefined;
    const find = async () => {
      const place = await this.read(placesOf, toPair(target));
      const isStill = place.x === before?.x && place.y === before.y;
      before = place;
      expect({ ...place, isStill }, `${target} can be pressed`).toMatchObject({
        isFree: true,
        isStill: true,
      });
      return place;
    };
    return vi.waitFor(find, POLLING);
  }
}

const toPair = (target: Target): readonly [string, string] =>
  typeof target === 'string' ? [target, ''] : [target[0], target[1]];

/** Position of the first visible element, after scrolling it into view. Runs in the page. */
async function placesOf([selector, words]: readonly [string, string]) {
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && nameOf(each).includes(words),
  );
  if (!element) return { isSeen: false, isFree: false, x: 0, y: 0 };
  const middle = () => {
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element.contains(top) || top.closest('label')?.control === element);
  };
  if (!isHit(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const place = middle();
  return { isSeen: true, isFree: isHit(place), ...place };
}
