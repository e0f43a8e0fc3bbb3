import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

const CLOCK = readFileSync('app/page/clock.js', 'utf8');

let before = new AbortController();

/**
 * Starts a part of the page script on the page as it is; the listeners of the one started before
 * are gone.
 */
export function startPart(start: (document: Document) => void): void {
  before.abort();
  before = new AbortController();
  const { signal } = before;
  const spies = [document, document.documentElement, window].map((target) => {
    const add = target.addEventListener.bind(target);
    return vi
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: unknown, options: unknown) =>
        add(type, listener as EventListener, {
          ...(typeof options === 'object' ? options : { capture: options === true }),
          signal,
        }),
      );
  });
  start(document);
  for (const spy of spies) spy.mockRestore();
}

/** The clock of a page; for `startPart`. */
export function startClock(): void {
  new Function(CLOCK)();
  window.dispatchEvent(new Event('pageshow'));
}

/** Leaves of the page what is seen at a moment. */
export function seeAt(moment: number): void {
  vi.useFakeTimers({ now: moment });
  startPart(startClock);
  for (const part of document.querySelectorAll('[data-from][hidden], [data-until][hidden]'))
    part.remove();
}
