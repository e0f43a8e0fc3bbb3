// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { AdmissionEventView } from '#app/content/views/admission.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.ts';
import { EventCard } from './event-card.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const REGISTRATION = 'https://portal.college.example/signup?reg_type=1';

const EVENT: AdmissionEventView = {
  id: 'spot',
  key: 'spot-1',
  title: 'Spot admission',
  date: '17 September 2025',
  venue: 'Main building',
  description: 'For the seats that are left.',
  isActive: false,
  havelink: false,
  reportingTime: '10 a.m.',
  isOpen: false,
  totals: undefined,
};

const EMPTY: AdmissionEventView = { ...EVENT, documents: [], feeDetails: [], importantDates: [], faq: [] };

function cardOf(event: AdmissionEventView, locale: Locale) {
  return (
    <LocaleProvider locale={locale}>
      <MemoryRouter>
        <EventCard event={event} registrationUrl={REGISTRATION} />
      </MemoryRouter>
    </LocaleProvider>
  );
}

/** Shows a card and opens it, as a visitor does to read it. */
function show(event: AdmissionEventView, locale: Locale = 'en') {
  const { container } = render(cardOf(event, locale));
  const details = container.querySelector('details');
  if (details) details.open = true;
  return messagesFor(locale);
}

function tabNames(): (string | null)[] {
  return screen.getAllByRole('tab').map((tab) => tab.textContent);
}

function openTab(name: string): HTMLElement {
  fireEvent.click(screen.getByRole('tab', { name }));
  return screen.getByRole('tabpanel', { name });
}

describe.each(LOCALES)('an admission card (%s)', (locale) => {
  it('shows title, description, date, venue and reporting time', () => {
    const messages = show(EVENT, locale);
    expect(screen.getByRole('heading', { level: 3, name: EVENT.title })).toBeTruthy();
    expect(screen.getByText(EVENT.description)).toBeTruthy();
    const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      [messages.date, EVENT.date],
      [messages.venue, EVENT.venue],
      [messages.reportingTime, EVENT.reportingTime],
    ]);
  });

  it('says of each sub-tab without entries that there are none', () => {
    const messages = show(EMPTY, locale);
    expect(openTab(messages.tabDocuments).textContent).toBe(messages.noDocuments);
    expect(openTab(messages.tabFees).textContent).toBe(messages.noFees);
    expect(openTab(messages.tabDates).textContent).toBe(messages.noDates);
    expect(openTab(messages.tabFaq).textContent).toBe(messages.noFaq);
  });

  it('has no sub-tab where the event has no data for it', () => {
    const messages = show(EVENT, locale);
    expect(tabNames()).toEqual([messages.tabDetails]);
    cleanup();
    show({ ...EVENT, faq: [], documents: [] }, locale);
    expect(tabNames()).toEqual([messages.tabDetails, messages.tabDocuments, messages.tabFaq]);
  });

  it('wears the badge while the event is open, and only then', () => {
    const messages = show({ ...EVENT, isOpen: true }, locale);
    expect(screen.getByText(messages.active)).toBeTruthy();
    expect(screen.queryByText(messages.closed)).toBeNull();
    cleanup();
    show(EVENT, locale);
    expect(screen.queryByText(messages.active)).toBeNull();
  });

  it('asks to read and then to register where the event takes registrations', () => {
    const messages = show({ ...EVENT, havelink: true }, locale);
    expect(screen.getByText(messages.readAndRegister)).toBeTruthy();
    const link = screen.getByRole('link', { name: `${messages.clickToRegister} (${messages.opensInNewTab})` });
    expect(link.getAttribute('href')).toBe(REGISTRATION);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('can be read without scripts: every part stands below its own label', () => {
    const messages = messagesFor(locale);
    document.body.innerHTML = renderToString(cardOf(EMPTY, locale));
    const text = document.body.textContent ?? '';
    for (const words of [messages.tabDocuments, messages.noDocuments, messages.noFees, messages.noDates, messages.noFaq]) expect(text).toContain(words);
    expect(document.querySelector('[role=tabpanel]')).toBeNull();
  });
});

describe('the English words of the specification', () => {
  it('are those of the notice, the registration link and the empty sub-tabs', () => {
    show({ ...EMPTY, havelink: true, isOpen: true });
    expect(screen.getByText('Read all the details carefully and then register at college portal')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Click here to Register/ })).toBeTruthy();
    expect(screen.getByText('Active')).toBeTruthy();
    expect(tabNames()).toEqual(['Details', 'Notifications', 'Fees', 'Important Dates', 'FAQs']);
    for (const words of ['No documents available.', 'No fee details available.', 'No important dates available.', 'No FAQs available.'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it('do not ask to register where the event takes none', () => {
    show(EVENT);
    expect(screen.queryByRole('link', { name: /^Click here to Register/ })).toBeNull();
    expect(screen.queryByText(/register at college portal/)).toBeNull();
  });
});

describe('the sub-tabs of a card', () => {
  it('start again with the details when the card is opened', () => {
    const messages = show(EMPTY);
    openTab(messages.tabFees);
    fireEvent(screen.getByRole('group'), new Event('toggle'));
    expect(screen.getByRole('tab', { name: messages.tabDetails }).getAttribute('aria-selected')).toBe('true');
  });

  it('write a dash for what a fee row leaves blank, and rupees the Indian way', () => {
    const feeDetails = [
      { category: 'PTA fund', amount: 10000, dueDate: '14 August', description: 'Once' },
      { category: 'Bus fund', amount: 750 },
      { category: 'Tuition', amount: 'As in the prospectus' },
    ];
    const messages = show({ ...EVENT, feeDetails, totals: { all: 12470, scSt: 2470 } });
    const table = within(openTab(messages.tabFees)).getByRole('table');
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      [messages.feeCategory, messages.feeAmount, messages.feeDueDate, messages.feeDescription],
      ['PTA fund', '₹10,000', '14 August', 'Once'],
      ['Bus fund', '₹750', '-', '-'],
      ['Tuition', 'As in the prospectus', '-', '-'],
      [messages.bundleTotal, '₹12,470', messages.bundleTotalScSt('₹2,470')],
    ]);
  });

  it('give procedure, papers and a contact to write to and to call', () => {
    show({
      ...EVENT,
      eligibility: 'A rank',
      procedureSteps: ['Sign', 'Choose'],
      requiredDocuments: ['Memo'],
      contactPerson: 'Admissions desk',
      contactEmail: 'btech@college.example',
      contactPhone: '+91 00000 00000',
    });
    const [steps, papers] = screen.getAllByRole('list');
    expect(steps?.tagName).toBe('OL');
    expect(steps?.textContent).toBe('SignChoose');
    expect(papers?.textContent).toBe('Memo');
    expect(screen.getByRole('link', { name: 'btech@college.example' }).getAttribute('href')).toBe('mailto:btech@college.example');
    expect(screen.getByRole('link', { name: '+91 00000 00000' }).getAttribute('href')).toBe('tel:+910000000000');
  });
});
