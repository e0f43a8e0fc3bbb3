import { describe, expect, it } from 'vitest';
import { contentDay } from '#app/content/last-modified.ts';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { admissionsView } from '#app/features/admissions/admission.server.ts';
import { academicCalendarView } from '#app/features/college-year/calendar.server.ts';
import { departmentView } from '#app/features/departments/department.server.ts';
import { downloadsView } from '#app/features/documents/documents.server.ts';
import { eventsView, eventView } from '#app/features/events/events.server.ts';
import { homeView } from '#app/features/home/home.server.ts';
import { myAdmissionView } from '#app/features/my-admission/my-admission.server.ts';
import { newsArchiveView, newsView, noticeView } from '#app/features/news/news.server.ts';
import { partnersBlock } from '#app/features/partnerships/partners.server.ts';
import { tendersView } from '#app/features/tenders/tenders.server.ts';
import { todayView } from '#app/features/today/today.server.ts';
import { waysBlock } from '#app/features/ways-in/ways-in.server.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { securityText } from '#tools/hosting/security-text.ts';

const site = getSite();
const DAY_MS = 86_400_000;
/** A day on which several dates of the sample content are in the future. */
const MORNING = Date.parse('2026-11-24T06:00:00+05:30');

/** Everything in pages and files that depends on the clock, by address. */
function datedViews(now: number): Map<string, string> {
  const views = PUBLISHED.flatMap((locale): [string, unknown][] => [
    [`${locale} home`, homeView(site, locale, now)],
    [`${locale} today`, todayView(site, locale, now)],
    [`${locale} calendar`, academicCalendarView(site, locale, now)],
    ...[undefined, ...tabsOf(site).map(({ id }) => id)].map((tab): [string, unknown] => [
      `${locale} admissions ${tab}`,
      admissionsView(site, tab, locale, now),
    ]),
    [`${locale} my admission`, myAdmissionView(site, locale, now)],
    [`${locale} ways`, waysBlock(site, locale, now)],
    [`${locale} downloads`, downloadsView(site, locale, now)],
    [`${locale} events`, eventsView(site, locale, now)],
    [`${locale} news`, newsView(site, locale, now)],
    [`${locale} archive`, newsArchiveView(site, '2026', 1, locale, now)],
    [`${locale} tenders`, tendersView(site, locale, now)],
    ...site.partners.map(({ kind }): [string, unknown] => [
      `${locale} partners ${kind}`,
      partnersBlock(site, kind, locale, now),
    ]),
    ...site.events.map(({ id }): [string, unknown] => [
      `${locale} event ${id}`,
      eventView(site, id, locale, now),
    ]),
    ...site.notices.map(({ id }): [string, unknown] => [
      `${locale} notice ${id}`,
      noticeView(site, id, locale, now),
    ]),
    ...site.departments.map(({ id }): [string, unknown] => [
      `${locale} department ${id}`,
      departmentView(site, id, undefined, locale, now),
    ]),
  ]);
  return new Map(
    [
      ...views,
      ['security.txt', securityText(site.college, new Date(now))],
      ['open data', contentDay(site, now)],
    ].map(([name, view]) => [String(name), JSON.stringify(view)]),
  );
}

function changedBetween(first: number, second: number): string[] {
  const before = datedViews(first);
  return [...datedViews(second)]
    .filter(([name, view]) => before.get(name) !== view)
    .map(([name]) => name);
}

describe('a build without a change of content', () => {
  it('on the same day changes nothing', () => {
    expect(changedBetween(MORNING, MORNING + 2 * 3_600_000)).toEqual([]);
  });

  it('on the next day changes only where the day itself is shown or a state has changed', () => {
    const changed = changedBetween(MORNING, MORNING + DAY_MS);
    expect(changed.filter((name) => !/^(en|ml) (home|today|calendar)$/.test(name))).toEqual([]);
  });
});
