// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.ts';
import { homeView } from './home.server.ts';
import { Today } from './today.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const step = (text: string, phase: 'open' | 'coming' | 'over', from = 0) => ({ from, day: undefined, text, phase });
const EVENT = { title: 'Spot admission, third round', href: '/admissions#current', date: '20 November 2026', timeline: [step('Active', 'open')] };
const STREAM = { title: 'Ph.D', href: '/admissions#phd', date: undefined, timeline: [step('Opens tomorrow at 10 am', 'coming')] };
const CONTACT = { role: 'admissions' as const, title: 'Admissions office', phone: '+91 00000 00000', email: 'admissions@college.example', hours: '10 to 4' };

function show(locale: Locale, today: ComponentProps<typeof Today>['today'], contact: typeof CONTACT | undefined = CONTACT) {
  const { labels } = homeView(getSite(), locale, 0);
  render(
    <LocaleProvider locale={locale} messages={messagesFor(locale)}>
      <Today today={today} builtAt={NOW} contact={contact} labels={labels} />
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
    expect(screen.queryByText(labels.noCurrentEvents)).toBeNull();
  });

  it('are closed if no event is open, with the text of the admissions page', () => {
    const labels = show(locale, []);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    expect(screen.getByText(labels.noCurrentEvents)).toBeTruthy();
    expect(screen.queryByText(labels.someOpen)).toBeNull();
  });

  it('name what opens next, though nothing is open', () => {
    const labels = show(locale, [STREAM]);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    expect(screen.getByText(labels.noCurrentEvents)).toBeTruthy();
    const link = screen.getByRole('link', { name: STREAM.title });
    expect(link.closest('li')?.textContent).toBe('Ph.D: Opens tomorrow at 10 am');
  });

  it('depend on the current time: events that have closed since the build are not listed', () => {
    const labels = show(locale, [{ ...EVENT, timeline: [step('Active', 'open'), step('Closed', 'over', NOW)] }]);
    expect(screen.queryByText(EVENT.title)).toBeNull();
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
  });

  it('always link to past admissions and to the office', () => {
    const labels = show(locale, []);
    expect(screen.getByRole('heading', { level: 2, name: labels.admissionsToday })).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.pastAdmissionsAndFees }).getAttribute('href')).toBe(localisePath('/admissions#fees-btech', locale));
    expect(screen.getByRole('link', { name: CONTACT.phone }).getAttribute('href')).toBe('tel:+910000000000');
    expect(screen.getByRole('link', { name: CONTACT.email }).getAttribute('href')).toBe(`mailto:${CONTACT.email}`);
  });
});
