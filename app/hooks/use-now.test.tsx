// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

function Clock() {
  return <output>{new Date(useNow(Date.parse('2026-11-25T06:30:20Z'))).toISOString()}</output>;
}

it.each([
  [
    'a year too early, the page shows the state of its build',
    '2025-09-25T06:00:00Z',
    '2026-11-25T06:30:20.000Z',
  ],
  [
    'in the minute of the build, the page does not go back in it',
    '2026-11-25T06:30:40Z',
    '2026-11-25T06:30:20.000Z',
  ],
  [
    'later than the build, the page shows the present minute',
    '2026-11-26T08:15:40Z',
    '2026-11-26T08:15:00.000Z',
  ],
])('with a clock %s', async (_, clock, shown) => {
  vi.useFakeTimers({ now: Date.parse(clock), toFake: ['Date'] });
  render(<Clock />);
  expect((await screen.findByText(shown)).tagName).toBe('OUTPUT');
});
