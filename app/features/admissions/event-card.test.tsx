// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { startTabs } from '#app/page/tabs.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { seeAt, startPart } from '#tests/support/page-script.ts';
import { show as draw } from '#tests/support/show.tsx';
import type { AdmissionEventView } from './admission.server.ts';
import { EventCard } from './event-card.tsx';

const NOW = Date.parse('2026-11-20T12:00:00+05:30');
const REGISTRATION = 'https://portal.college.example/signup?reg_type=1';

const CLOSED = {
  from: 0,
  day: undefined,
  mark: 'closed',
  text: 'Closed',
  phase: 'over',
  isRegistering: false,
} as const;
const OPEN = { ...CLOSED, mark: 'active', text: 'Active', phase: 'open' } as const;
const REGISTERING = { ...OPEN, isRegistering: true };

const EVENT: AdmissionEventView = {
  id: 'spot',
  key: 'spot-1',
  anchor: 'event-spot-1',
  href: '/admissions#event-spot-1',
  college: 'The college',
  address: 'https://college.example/admissions#event-spot-1-details',
  title: 'Spot admission',
  date: '17 September 2025',
  venue: 'Main building',
  description: 'For the seats that are left.',
  isActive: false,
  havelink: false,
  reportingTime: '10 am',
  timeline: [CLOSED],
  calendarHref: undefined,
  detailsLabel: 'Details of Spot admission',
  fees: undefined,
  documents: undefined,
  importantDates: undefined,
  faq: undefined,
};

const TABLE = {
  caption: 'Fees: Spot admission',
  columns: ['Category', 'Amount', 'Due date', 'Description'],
  amounts: 1,
  rows: [],
  totals: [],
};

const EMPTY: AdmissionEventView = {
  ...EVENT,
  documents: [],
  fees: { table: TABLE, link: undefined },
  importantDates: [],
  faq: [],
};

/** Shows a card and opens it, as a visitor does to read it. */
function show(event: AdmissionEventView, locale: Locale = 'en') {
  draw(<EventCard event={event} registrationUrl={REGISTRATION} now={NOW} />, locale);
  for (const details of document.querySelectorAll('details')) details.open = true;
  seeAt(NOW);
  startPart(startTabs);
  return labelsFor('admissions', locale);
}

function tabNames(): (string | null)[] {
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}

function openTab(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('tab', { name }));
  return screen.getByRole('tabpanel', { name });
}

describe.each(PUBLISHED)('an admission card (%s)', (locale) => {
  it('has no sub-tab without data', () => {
    const labels = show(EVENT, locale);
    expect(tabNames()).toEqual([labels.tabDetails]);
    cleanup();
    show({ ...EVENT, faq: [], documents: [] }, locale);
    expect(tabNames()).toEqual([labels.tabDetails, labels.tabDocuments, labels.tabFaq]);
  });

  it('wears the badge of the step that has begun', () => {
    show({ ...EVENT, timeline: [OPEN, { ...CLOSED, from: NOW + 1 }] }, locale);
    expect(screen.getByText('Active')).toBeTruthy();
    expect(screen.queryByText('Closed')).toBeNull();
    cleanup();
    show({ ...EVENT, timeline: [OPEN, { ...CLOSED, from: NOW }] }, locale);
    expect(screen.queryByText('Active')).toBeNull();
    expect(screen.getByText('Closed')).toBeTruthy();
  });

  it('offers its dates for the calendar on its face until it is over, and always among its dates', () => {
    const dated = { ...EVENT, calendarHref: '/calendar/admission-spot.ics', importantDates: [] };
    const labels = show({ ...dated, timeline: [OPEN] }, locale);
    const name = (words: string) => words.startsWith(labelsFor('events', locale).addToCalendar);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(dated.calendarHref);
    cleanup();
    show(dated, locale);
    expect(screen.queryByRole('link', { name })).toBeNull();
    expect(within(openTab(labels.tabDates)).getByRole('link', { name })).toBeTruthy();
  });

  it('asks to read and then to register if the event is open for registration', () => {
    const labels = show({ ...EVENT, timeline: [REGISTERING] }, locale);
    expect(screen.getByText(labels.readAndRegister)).toBeTruthy();
    const link = screen.getByRole('link', {
      name: `${labels.clickToRegister} (${messagesFor(locale).opensInNewTab})`,
    });
    expect(link.getAttribute('href')).toBe(REGISTRATION);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('the English words of the specification', () => {
  it('are those of the notice, the registration link and the empty sub-tabs', () => {
    show({ ...EMPTY, timeline: [REGISTERING] });
    expect(
      screen.getByText('Read all the details carefully and then register at college portal'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Click here to Register/ })).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(tabNames()).toEqual(['Details', 'Notifications', 'Fees', 'Important Dates', 'FAQs']);
    for (const words of [
      'No documents available.',
      'No fee details available.',
      'No important dates available.',
      'No FAQs available.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('the sub-tabs of a card', () => {
  it('show both telephones of the contact, and who answers at night', () => {
    show({
      ...EVENT,
      contactPhone: '+91 00000 00000',
      contactSecondPhone: '0471 000 0001',
      contactNight: {
        title: 'At night (6 pm to 8 am): Warden on duty',
        phone: '0471 000 0002',
        from: '18:00',
        until: '08:00',
        isSample: false,
      },
    });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('+91 00000 00000')).toBe('tel:+910000000000');
    expect(href('0471 000 0001')).toBe('tel:04710000001');
    expect(href('0471 000 0002')).toBe('tel:04710000002');
  });
});
