// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { show as draw } from '#tests/support/show.tsx';
import { AdmissionStatus } from './admission-status.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const step = (text: string, phase: 'open' | 'coming' | 'over', from = 0) => ({
  from,
  day: undefined,
  text,
  phase,
});
const EVENT = {
  title: 'Spot admission, third round',
  href: '/admissions#current',
  date: '20 November 2026',
  timeline: [step('Active', 'open')],
};
const STREAM = {
  title: 'Ph.D',
  href: '/admissions#phd',
  date: undefined,
  timeline: [step('Opens tomorrow at 10 am', 'coming')],
};

describe.each(PUBLISHED)('admissions today (%s)', (locale) => {
  const labels = labelsFor('home', locale);
  const show = (admissions: ComponentProps<typeof AdmissionStatus>['admissions']) =>
    draw(<AdmissionStatus admissions={admissions} now={NOW} />, locale);

  it('are open if an event is open: its name links to the admissions page', () => {
    show([EVENT]);
    expect(screen.getByText(labels.someOpen)).toBeTruthy();
    const link = screen.getByRole('link', { name: EVENT.title });
    expect(link.getAttribute('href')).toBe(EVENT.href);
    expect(link.closest('li')?.textContent).toBe(`${EVENT.title}, ${EVENT.date}: Active`);
    expect(screen.queryByText(labels.noneOpen)).toBeNull();
  });

  it('are closed if no event is open', () => {
    show([]);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    expect(screen.queryByText(labels.someOpen)).toBeNull();
  });

  it('name what opens next, though nothing is open', () => {
    show([STREAM]);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    const link = screen.getByRole('link', { name: STREAM.title });
    expect(link.closest('li')?.textContent).toBe('Ph.D: Opens tomorrow at 10 am');
  });

  it('depend on the current time: events that have closed since the build are not listed', () => {
    show([{ ...EVENT, timeline: [step('Active', 'open'), step('Closed', 'over', NOW)] }]);
    expect(screen.queryByText(EVENT.title)).toBeNull();
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
  });
});
