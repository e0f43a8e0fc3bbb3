// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import EventPage from './event-page.tsx';
import { eventsView, eventView } from './events.server.ts';
import EventsPage from './events-page.tsx';

const site = getSite();
const MINUTE = 60_000;
const events = [...site.events].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
const last = need([...events].sort((a, b) => Date.parse(b.end) - Date.parse(a.end))[0]);
const [start, end] = [Date.parse(last.start), Date.parse(last.end)];
const MOMENTS = [
  ['a minute before its start', start - MINUTE, 'upcoming'],
  ['at its start', start, 'running'],
  ['a minute before its end', end - MINUTE, 'running'],
  ['at its end', end, 'past'],
] as const;

const cases = PUBLISHED.flatMap((locale) =>
  MOMENTS.map(([when, moment, state]) => [when, locale, moment, state] as const),
);

it.each(cases)(
  '%s the last event stands with its state: coming ones first, the next on top, past ones by year, the latest on top (%s)',
  (_, locale, moment, state) => {
    const labels = labelsFor('events', locale);
    show(<EventsPage view={eventsView(site, locale, start - 90 * 24 * 60 * MINUTE)} />, locale);
    seeAt(moment);
    const part = (title: string) =>
      screen.queryByRole('heading', { level: 2, name: title })?.closest('section');
    const linksIn = (title: string) =>
      [...(part(title)?.querySelectorAll('li a:not(.word)') ?? [])].map(
        ({ textContent }) => textContent,
      );
    const coming = events.filter((event) => moment < Date.parse(event.end));
    expect(linksIn(labels.upcomingEvents)).toEqual(coming.map(({ title }) => title[locale]));
    const past = events.filter((event) => !coming.includes(event)).reverse();
    expect(linksIn(labels.pastEvents)).toEqual(past.map(({ title }) => title[locale]));
    expect(
      [...(part(labels.pastEvents)?.querySelectorAll('h3') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([...new Set(past.map((event) => event.start.slice(0, 4)))]);
    expect(part(labels.upcomingEvents)?.textContent?.includes(labels.noUpcomingEvents)).toBe(
      state === 'past',
    );
    expect(
      screen.getByRole('link', { name: last.title[locale] }).closest('li')?.textContent,
    ).toContain(labels.eventState[state]);
  },
);

it.each(cases)('%s the page of the event says so (%s)', async (_, locale, moment, state) => {
  const view = await eventView(site, last, locale, start - 90 * 24 * 60 * MINUTE);
  show(<EventPage view={view} />, locale);
  seeAt(moment);
  const { eventState } = labelsFor('events', locale);
  const said = document.querySelector('[data-state]')?.textContent;
  expect(Object.values(eventState).filter((words) => said?.startsWith(words))).toEqual([
    eventState[state],
  ]);
});

it('an event that is to come says how near it is', async () => {
  const moment = start - 3 * 24 * 60 * MINUTE;
  show(<EventPage view={await eventView(site, last, 'en', moment)} />, 'en');
  seeAt(moment);
  expect(document.querySelector('[data-state]')?.textContent).toBe('Upcoming, in 3 days');
});

it('its documents stand on its page', async () => {
  const [document] = site.documents;
  const event = { ...last, attachments: [need(document).id] };
  show(<EventPage view={await eventView(site, event, 'en', start)} />, 'en');
  const part = screen.getByRole('heading', { name: 'Attachments' }).parentElement;
  expect(part?.textContent).toContain(need(document).title.en);
});

it('an event begins with its day in the list, and its facts stand before the text on its page', async () => {
  const event = { ...last, start: '2027-05-15T10:00:00+05:30', end: '2027-05-15T15:30:00+05:30' };
  const now = Date.parse('2027-05-01T10:00:00+05:30');
  show(<EventsPage view={eventsView({ ...site, events: [event] }, 'en', now)} />, 'en');
  const title = screen.getByRole('link', { name: last.title.en });
  expect(title.closest('li')?.textContent).toMatch(/^15 May/);
  cleanup();
  show(<EventPage view={await eventView(site, event, 'en', now)} />, 'en');
  const text = document.body.textContent ?? '';
  const first = need(plainBlocks(event.body.en)[0]);
  expect(text.indexOf('Venue')).toBeLessThan(text.indexOf(first));
  expect(text.indexOf('For queries')).toBeGreaterThan(text.indexOf(first));
});
