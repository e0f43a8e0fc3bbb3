// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { homeView } from '#app/content/views/home.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { Today } from './today.tsx';

afterEach(cleanup);

const EVENT = { title: 'Spot admission, third round', date: '20 November 2026' };
const CONTACT = { role: 'admissions' as const, title: 'Admissions office', phone: '+91 00000 00000', email: 'admissions@college.example', hours: '10 to 4' };

function show(locale: Locale, openEvents: (typeof EVENT)[], contact: typeof CONTACT | undefined = CONTACT) {
  const { labels } = homeView(getSite(), locale, 0);
  render(
    <LocaleProvider locale={locale}>
      <Today openEvents={openEvents} contact={contact} labels={labels} />
    </LocaleProvider>,
    { wrapper: MemoryRouter },
  );
  return labels;
}

describe.each(LOCALES)('admissions today (%s)', (locale) => {
  it('are open when an event is open: its name leads to the admissions page', () => {
    const labels = show(locale, [EVENT]);
    expect(screen.getByText(labels.someOpen)).toBeTruthy();
    const link = screen.getByRole('link', { name: EVENT.title });
    expect(link.getAttribute('href')).toBe(localisePath('/admissions#current', locale));
    expect(link.closest('li')?.textContent).toBe(`${EVENT.title}, ${EVENT.date}`);
    expect(screen.queryByText(labels.noneOpen)).toBeNull();
    expect(screen.queryByText(labels.noCurrentEvents)).toBeNull();
  });

  it('are closed when no event is open, in the words of the admissions page', () => {
    const labels = show(locale, []);
    expect(screen.getByText(labels.noneOpen)).toBeTruthy();
    expect(screen.getByText(labels.noCurrentEvents)).toBeTruthy();
    expect(screen.queryByText(labels.someOpen)).toBeNull();
  });

  it('always lead to past admissions and to the office that answers', () => {
    const labels = show(locale, []);
    expect(screen.getByRole('heading', { level: 2, name: labels.admissionsToday })).toBeTruthy();
    expect(screen.getByRole('link', { name: labels.pastAdmissionsAndFees }).getAttribute('href')).toBe(localisePath('/admissions#current', locale));
    expect(screen.getByRole('link', { name: CONTACT.phone }).getAttribute('href')).toBe('tel:+910000000000');
    expect(screen.getByRole('link', { name: CONTACT.email }).getAttribute('href')).toBe(`mailto:${CONTACT.email}`);
  });
});
