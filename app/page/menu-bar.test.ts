// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPart } from '#tests/support/page-script.ts';
import { startMenuBar } from './menu-bar.ts';

// Sections 2.3, 4 and 9 of the specification. What belongs to <details> itself is tried in a
// browser (tests/browser/always/menu.spec.ts).

const MENU = `
  <nav id="bar" data-menu>
    <details data-dropdown id="about"><summary>About</summary><ul><li><a href="/about#history">History</a></li></ul></details>
    <details data-dropdown id="academics"><summary>Academics</summary><ul><li><a href="/academics">Academics</a></li></ul></details>
    <details data-dropdown id="departments"><summary>Departments</summary><ul>
      <li><details data-group id="engineering"><summary>Engineering</summary><ul><li><a href="/department/cse">CSE</a></li></ul></details></li>
      <li><details data-group id="others"><summary>Others</summary><ul><li><a href="/department/maths">Maths</a></li></ul></details></li>
    </ul></details>
  </nav>
  <main><button id="outside">Outside</button></main>`;

const part = (id: string): HTMLDetailsElement => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`There is no ${id}`);
  return found;
};
const summary = (id: string) => part(id).querySelector('summary') as HTMLElement;
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const hover = (target: Element) =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
const leave = () => hover(document.getElementById('outside') as Element);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = MENU;
  startPart(startMenuBar);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('a dropdown', () => {
  it('opens on hover', () => {
    hover(summary('about'));
    expect(open()).toEqual(['about']);
  });

  it('closes when another is hovered, which opens 100 ms later and not before', () => {
    hover(summary('about'));
    hover(summary('academics'));
    expect(open()).toEqual([]);
    vi.advanceTimersByTime(99);
    expect(open()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(open()).toEqual(['academics']);
  });

  it('that the pointer only passes over does not open', () => {
    hover(summary('about'));
    hover(summary('academics'));
    vi.advanceTimersByTime(50);
    hover(summary('departments'));
    vi.advanceTimersByTime(100);
    expect(open()).toEqual(['departments']);
  });

  it('closes on a click outside, on focus outside and when a row is chosen', () => {
    for (const close of [
      () => document.getElementById('outside')?.click(),
      () =>
        document
          .getElementById('outside')
          ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
      () =>
        part('about')
          .querySelector('a')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    ]) {
      hover(summary('about'));
      expect(open()).toEqual(['about']);
      close();
      expect(open()).toEqual([]);
    }
  });

  it('closes by Escape, and the focus returns to its control', () => {
    part('about').open = true;
    part('about').querySelector('a')?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(summary('about'));
  });

  it('is not opened by a finger that passes: touch has no hover', () => {
    summary('about').dispatchEvent(
      new PointerEvent('pointerover', { bubbles: true, pointerType: 'touch' }),
    );
    expect(open()).toEqual([]);
  });
});

describe('a nested group', () => {
  beforeEach(() => {
    hover(summary('departments'));
    hover(summary('engineering'));
  });

  it('opens on hover inside its parent', () => {
    expect(open()).toEqual(['departments', 'engineering']);
  });

  it('closes 300 ms after the pointer has left it, and not before; its parent stays open', () => {
    leave();
    vi.advanceTimersByTime(299);
    expect(open()).toEqual(['departments', 'engineering']);
    vi.advanceTimersByTime(1);
    expect(open()).toEqual(['departments']);
  });

  it('stays open when the pointer comes back in time', () => {
    leave();
    vi.advanceTimersByTime(299);
    hover(part('engineering').querySelector('a') as Element);
    vi.advanceTimersByTime(3000);
    expect(open()).toEqual(['departments', 'engineering']);
  });

  it('closes before its parent by Escape, each time with the focus on its control', () => {
    part('engineering').querySelector('a')?.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(open()).toEqual(['departments']);
    expect(document.activeElement).toBe(summary('engineering'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(summary('departments'));
  });
});
