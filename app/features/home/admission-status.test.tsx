// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { getSite } from '#app/site.ts';
import { AdmissionStatus } from './admission-status.tsx';
import { homeView } from './home.server.ts';

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

function show(locale: Locale, admissions: ComponentProps<typeof AdmissionStatus>['admissions']) {
  const { labels } = homeView(getSite(), locale, 0);
  render(
    <LocaleProvider locale={locale} messages={messagesFor(locale)}>
      <AdmissionStatus admissions={admissions} now={NOW} labels={labels} />
    </LocaleProvider>,
    { wrapper: MemoryRouter },
  );
  return labels;
}

describe.each(LOCALES)('admissions today (%s)', (locale) => {
  it('are open if an event is open: its name links to the admissions page', () => {
    const labels = show(locale, [EVENT]);
    expect(screen.getByText(labels.someOpen)).toBeTruthy();
    const link = screen.getByRole('link', { name: EVENT.title });
    expect(link.getAttribute('href')).toBe(EVENT.href);
    expect(link.closest('li')?.textContent).toBe(`${EVENT.title}, ${EVENT.date}: Active`);
    expect(screen.queryByText(labels.noneOpen)).toBeNull();
  });

  it('are closed if no event is open', () => {
    const labels = show(locale, []);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    expect(screen.queryByText(labels.someOpen)).toBeNull();
  });

  it('name what opens next, though nothing is open', () => {
    const labels = show(locale, [STREAM]);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    const link = screen.getByRole('link', { name: STREAM.title });
    expect(link.closest('li')?.textContent).toBe('Ph.D: Opens tomorrow at 10 am');
  });

  it('depend on the current time: events that have closed since the build are not listed', () => {
    const labels = show(locale, [
      { ...EVENT, timeline: [step('Active', 'open'), step('Closed', 'over', NOW)] },
    ]);
    expect(screen.queryByText(EVENT.title)).toBeNull();
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
  });
});
