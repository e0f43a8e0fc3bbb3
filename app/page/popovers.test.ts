// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startPart } from '#tests/support/page-script.ts';
import { startPhoneMenu } from './phone-menu.ts';
import { isPopoverOpen, startPopovers } from './popovers.ts';

const PAGE = `
  <header>
    <div id="top"><button id="open" popovertarget="menu">Menu</button></div>
    <div id="menu" class="cover" popover="auto" data-menu data-label="Menu">
      <button id="close" data-focus popovertarget="menu" popovertargetaction="hide">Close</button>
      <details name="menu" data-dropdown><summary>About</summary><a href="#history">History</a></details>
      <details name="menu" data-dropdown><summary>Departments</summary>
        <details name="menu-group" data-group><summary>Engineering</summary></details>
      </details>
      <button id="other" popovertarget="display">Text size</button>
    </div>
  </header>
  <main id="main"></main>
  <div id="display" popover="auto"></div>
  <div id="search" class="cover" popover="auto"><input data-focus></div>`;

const part = (id: string) => document.getElementById(id) as HTMLElement;
const isOpen = (id: string) => isPopoverOpen(part(id));
let becomesWide = () => {};

/** A browser before Chromium 114, Firefox 125 and Safari 17. */
beforeEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  document.body.innerHTML = PAGE;
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void) => {
      becomesWide = listener;
    },
  }));
  startPart((document) => {
    startPopovers(document);
    startPhoneMenu(document);
  });
  part('open').focus();
  part('open').click();
});

describe('the menu of a phone', () => {
  it('is a window over the page, which cannot be reached, with the focus where it says', () => {
    expect(isOpen('menu')).toBe(true);
    expect([part('menu').getAttribute('role'), part('menu').getAttribute('aria-label')]).toEqual([
      'dialog',
      'Menu',
    ]);
    expect([part('top').inert, part('main').inert, part('menu').inert]).toEqual([
      true,
      true,
      false,
    ]);
    expect(document.activeElement).toBe(part('close'));
  });

  it.each([
    ['its button', () => part('close').click()],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a link in it', () => document.querySelector<HTMLElement>('a')?.click()],
    ['a screen that becomes wide', () => becomesWide()],
  ])('is closed by %s, and the page is there again', (_, close) => {
    close();
    expect(isOpen('menu')).toBe(false);
    expect(part('menu').hasAttribute('role')).toBe(false);
    expect([part('top').inert, part('main').inert]).toEqual([false, false]);
  });

  it('returns the focus to the button that opened it', () => {
    part('close').click();
    expect(document.activeElement).toBe(part('open'));
  });

  it('gives way to what is opened from it', () => {
    part('other').click();
    expect([isOpen('menu'), isOpen('display')]).toEqual([false, true]);
  });

  it('opens its sections each by itself; as a bar it has one open at a time', () => {
    const names = () =>
      [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names()).toEqual([null, null, null]);
    part('close').click();
    expect(names()).toEqual(['menu', 'menu', 'menu-group']);
  });
});

describe('what opens over the page', () => {
  beforeEach(() => part('close').click());

  it('as the search keeps the focus from what is behind it', () => {
    part('search').showPopover();
    expect(document.activeElement).toBe(part('search').querySelector('input'));
    expect([part('main').inert, part('top').parentElement?.inert]).toEqual([true, true]);
    part('search').hidePopover();
    expect([part('main').inert, part('top').parentElement?.inert]).toEqual([false, false]);
  });

  it('leaves the focus on its button until it takes it itself, as it may be closed at once', () => {
    const opens = (type: string) =>
      part('search').dispatchEvent(Object.assign(new Event(type), { newState: 'open' }));
    opens('beforetoggle');
    expect([document.activeElement, part('top').parentElement?.inert]).toEqual([
      part('open'),
      false,
    ]);
    opens('toggle');
    expect([document.activeElement, part('top').parentElement?.inert]).toEqual([
      part('search').querySelector('input'),
      true,
    ]);
  });

  it('beside the text leaves the page as it is', () => {
    part('display').showPopover();
    expect(part('main').inert).toBe(false);
  });
});
