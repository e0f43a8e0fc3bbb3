// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.ts';
import { Today } from './today.tsx';

afterEach(cleanup);

const EVENT = { title: 'Spot admission, third round', date: '20 November 2026' };
const CONTACT = { role: 'admissions' as const, title: 'Admissions office', phone: '+91 00000 00000', email: 'admissions@college.example', hours: '10 to 4' };

function show(locale: Locale, openEvents: (typeof EVENT)[], contact: typeof CONTACT | undefined = CONTACT) {
  render(
    <LocaleProvider locale={locale}>
      <Today openEvents={openEvents} contact={contact} />
    </LocaleProvider>,
    { wrapper: MemoryRouter },
  );
  return messagesFor(locale);
}

describe.each(LOCALES)('admissions today (%s)', (locale) => {
  it('are open when an event is open: its name leads to the admissions page', () => {
    const messages = show(locale, [EVENT]);
    expect(screen.getByText(messages.someOpen)).toBeTruthy();
    const link = screen.getByRole('link', { name: EVENT.title });
    expect(link.getAttribute('href')).toBe(localisePath('/admissions#current', locale));
    expect(link.closest('li')?.textContent).toBe(`${EVENT.title}, ${EVENT.date}`);
    expect(screen.queryByText(messages.noneOpen)).toBeNull();
    expect(screen.queryByText(messages.noCurrentEvents)).toBeNull();
  });

  it('are closed when no event is open, in the words of the admissions page', () => {
    const messages = show(locale, []);
    expect(screen.getByText(messages.noneOpen)).toBeTruthy();
    expect(screen.getByText(messages.noCurrentEvents)).toBeTruthy();
    expect(screen.queryByText(messages.someOpen)).toBeNull();
  });

  it('always lead to past admissions and to the office that answers', () => {
    const messages = show(locale, []);
    expect(screen.getByRole('heading', { level: 2, name: messages.admissionsToday })).toBeTruthy();
    expect(screen.getByRole('link', { name: messages.pastAdmissionsAndFees }).getAttribute('href')).toBe(localisePath('/admissions#current', locale));
    expect(screen.getByRole('link', { name: CONTACT.phone }).getAttribute('href')).toBe('tel:+910000000000');
    expect(screen.getByRole('link', { name: CONTACT.email }).getAttribute('href')).toBe(`mailto:${CONTACT.email}`);
  });
});
