import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  eventTimeline,
  type StepText,
  streamRows,
} from '#app/content/rows/admission-dates.server.ts';
import { departmentUrl } from '#app/content/rows/department-rows.server.ts';
import { figureValues } from '#app/content/rows/figures.server.ts';
import { addressOf, resolveTarget } from '#app/content/rows/links.server.ts';
import { eventRow, newestFirst, noticeRow } from '#app/content/rows/notice-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, dayStart, eventState, isNoticeCurrent, stepAt } from '#app/domain/clock.ts';
import { dueFirst } from '#app/domain/date-steps.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { taskLinks } from '#app/features/shell/shell.server.ts';

import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** Notices and events that fit on the home page. */
const NOTICE_LIMIT = 3;
const EVENT_LIMIT = 3;

export type HomeView = ReturnType<typeof homeView>;

/**
 * The home page in one language. `now` is a Unix time in milliseconds: past events and expired
 * notices are left out.
 */
export function homeView(site: Site, locale: Locale, now: number) {
  const { home, college } = site;
  const texts = localise(home, locale);
  const { seatCount } = labelsFor('programmes', locale);
  const figures = figureValues(site);
  const fillSeats = (count: string | undefined) =>
    count && count !== '0' ? fillIn(seatCount, { count }) : undefined;
  const events = eventRows(site, locale, now);
  const notices = noticeRows(site, locale, now);
  const admissions = datedAdmissions(site, locale, now);
  const scenesOf = (scenes: typeof texts.life) =>
    scenes.map(({ text, sample, ...item }) => ({
      ...item,
      text: titleAlone(text, sample, locale),
      href: resolveTarget(item.href, college, locale),
    }));
  return {
    // The page shows the day, so it may count days.
    now: lastChange(
      [
        dayStart(collegeDay(now)),
        ...admissions.flatMap(timelineChanges),
        ...[...notices, ...events].flatMap(timelineChanges),
      ],
      now,
    ),
    noticeLimit: NOTICE_LIMIT,
    eventLimit: EVENT_LIMIT,
    allNewsHref: localisePath(pathOf('news'), locale),
    allEventsHref: localisePath(pathOf('events'), locale),
    head: headOf(site, '/', locale, {
      title: `${college.name[locale]} | ${texts.metaTitle}`,
      description: texts.summary,
      keywords: texts.keywords,
    }),
    title: texts.title,
    lead: texts.lead,
    ways: texts.ways.map((way) => ({
      ...way,
      seats: fillSeats(figures[`${way.id}-seats`]),
      href: resolveTarget(way.href, college, locale),
    })),
    tasks: taskLinks(site, locale),
    admissions,
    notices,
    events,
    wall: site.departments.length > 0 ? departmentWall(site, locale) : undefined,
    // None of something is no headline.
    figures: texts.figures
      .map(({ figure, caption }) => ({ value: figures[figure] ?? '', caption }))
      .filter(({ value }) => value !== '0'),
    works: scenesOf(texts.works),
    worksHref: addressOf(site, '/campus-life#technical', locale),
    life: scenesOf(texts.life),
    lifeHref: addressOf(site, '/campus-life', locale),
    resources: texts.resources.map((resource) => ({
      ...resource,
      href: resolveTarget(resource.href, college, locale),
    })),
  };
}

/** The departments by group, with the figures of their last final year as far as there are any. */
function departmentWall(site: Site, locale: Locale) {
  const labels = labelsFor('home', locale);
  return {
    title: fillIn(labels.departmentsCount, { count: site.departments.length }),
    engineering: stonesOf('engineering', site, locale),
    supporting: stonesOf('supporting', site, locale),
    note:
      site.placements.rows.length > 0
        ? titleAlone(
            fillIn(labels.fromHere, { year: site.placements.year }),
            site.placements.sample,
            locale,
          )
        : undefined,
    href: addressOf(site, '/careers#figures', locale),
  };
}

/**
 * The departments of a group in one language, each with where its last final year went, for every
 * hundred registered for placement.
 */
function stonesOf(group: string, { departments, placements }: Site, locale: Locale) {
  const { fromHereOf, fromHereShort } = labelsFor('home', locale);
  return departments
    .filter((department) => department.group === group)
    .map(({ id, code, name, wallName }) => {
      const row = placements.rows.find(({ department }) => department === id);
      const share = (count: number) => Math.round((100 * count) / (row?.registered ?? 1));
      return {
        code,
        url: departmentUrl(id, locale),
        name: (wallName ?? name)[locale],
        went: row && {
          placed: share(row.placed),
          study: share(row.higherStudy),
          text: fillIn(fromHereOf, row),
          short: fillIn(fromHereShort, row),
        },
      };
    });
}

type DatedAdmission = {
  title: string;
  href: string;
  date: string | undefined;
  timeline: readonly Pick<StepText, 'from' | 'day' | 'text' | 'phase'>[];
};

/**
 * Admission events and streams with their timelines; past ones and those without dates are left
 * out.
 */
function datedAdmissions(site: Site, locale: Locale, now: number): DatedAdmission[] {
  const events: DatedAdmission[] = site.admissions.events.map((event) => ({
    title: event.title[locale],
    href: localisePath('/admissions#current', locale),
    date: event.date[locale],
    timeline: eventTimeline(event, locale),
  }));
  const streams: DatedAdmission[] = streamRows(site, locale).map(({ name, href, timeline }) => ({
    title: name,
    href,
    date: undefined,
    timeline,
  }));
  return [...events, ...streams].filter(({ timeline }) =>
    ['open', 'coming'].includes(stepAt(timeline, now).phase),
  );
}

/** More than the page shows, to replace entries that expire after the build. */
function noticeRows(site: Site, locale: Locale, now: number) {
  const current = newestFirst(site.notices.filter((notice) => isNoticeCurrent(notice, now)));
  return dueFirst(
    current.map((notice) => noticeRow(notice, locale)),
    now,
  ).slice(0, 2 * NOTICE_LIMIT);
}

function eventRows(site: Site, locale: Locale, now: number) {
  return site.events
    .filter((event) => eventState(event, now) !== 'past')
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .slice(0, 2 * EVENT_LIMIT)
    .map((event) => eventRow(event, locale));
}
