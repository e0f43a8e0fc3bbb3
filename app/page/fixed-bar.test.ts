// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPart } from '#tests/support/page-script.ts';
import { startFixedBar } from './fixed-bar.ts';

// Sections 2.3 and 9 of the specification: fixed beyond 100 px, when scrolling has stopped for 50
// ms.

const bar = () => document.querySelector('header');

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true });
  document.body.innerHTML = '<header data-bar></header>';
  startPart(startFixedBar);
});
afterEach(() => {
  vi.useRealTimers();
});

function scrollTo(y: number): void {
  Object.assign(window, { scrollY: y });
  window.dispatchEvent(new Event('scroll'));
}
const isFixed = () => bar()?.hasAttribute('data-fixed');

it('the bar stays in its place up to 100 px, and is fixed at 101 px', () => {
  scrollTo(100);
  vi.advanceTimersByTime(1000);
  expect(isFixed()).toBe(false);
  scrollTo(101);
  vi.advanceTimersByTime(1000);
  expect(isFixed()).toBe(true);
});

it('the bar changes 50 ms after the last scrolling, and not before', () => {
  scrollTo(200);
  vi.advanceTimersByTime(49);
  expect(isFixed()).toBe(false);
  scrollTo(300);
  vi.advanceTimersByTime(49);
  expect(isFixed()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isFixed()).toBe(true);
});

it('the bar returns to its place at 100 px, also 50 ms later', () => {
  scrollTo(600);
  vi.advanceTimersByTime(50);
  scrollTo(100);
  vi.advanceTimersByTime(49);
  expect(isFixed()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isFixed()).toBe(false);
});

it('a page that opens scrolled has a fixed bar at once', () => {
  Object.assign(window, { scrollY: 500 });
  startPart(startFixedBar);
  expect(isFixed()).toBe(true);
});
