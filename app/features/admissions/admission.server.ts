import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { admissionFeed, streamRows } from '#app/content/rows/admission-dates.server.ts';
import { admissionDayLink } from '#app/content/rows/admission-day.server.ts';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { contactsOf } from '#app/content/rows/department-rows.server.ts';
import { seatsLink } from '#app/content/rows/seat-table.server.ts';
import { summaryLinks } from '#app/content/rows/summary-rows.server.ts';
import type { AdmissionTab } from '#app/content/schemas/admissions.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { headTitle } from '#app/lib/head-title.ts';
import { admissionEventView } from './event-view.server.ts';
import { validityRows } from './paper-table.server.ts';
import { tabViews } from './tab-views.server.ts';

export type AdmissionsView = ReturnType<typeof admissionsView>;
export type AdmissionEventView = AdmissionsView['events'][number];

/**
 * The admissions page in one language; `tab` is the one named in the address, if any.
 * @param now Unix time in milliseconds
 */
export function admissionsView(
  site: Site,
  tab: AdmissionTab['id'] | undefined,
  locale: Locale,
  now: number,
) {
  const { admissions, college } = site;
  const labels = labelsFor('admissions', locale);
  const page = localise({ ...admissions.page, tabs: tabsOf(site) }, locale);
  const shown = page.tabs.find(({ id }) => id === tab);
  const titleOf = ({ label }: { label: string }) => `${label} | ${page.title}`;
  const events = admissions.events.map((event, index) =>
    admissionEventView(site, event, index, locale),
  );
  const streams = streamRows(site, locale);
  const day = admissionDayLink(site, locale);
  return {
    now: lastChange([...events, ...streams].flatMap(timelineChanges), now),
    head: headOf(site, tab ? `/admissions/${tab}` : '/admissions', locale, {
      title: shown ? titleOf(shown) : page.title,
      description: shown
        ? fillIn(labels.admissionTabLead, { label: shown.label, hint: shown.hint })
        : page.summary,
      keywords: page.keywords,
    }),
    title: page.title,
    section: tab,
    /** The page title while the fragment of the address selects another tab than its path. */
    titles: page.tabs.map((other) => ({
      id: other.id,
      title: headTitle([titleOf(other)], site.college.shortName[locale]),
    })),
    ancestors: [homeLink(locale)],
    links: [
      {
        label: labelsFor('my-admission', locale).myAdmissionLink,
        href: localisePath('/admissions/my-admission', locale),
      },
      ...(day ? [day] : []),
      ...summaryLinks(site, locale),
    ],
    courseTabs: tabViews(site, locale),
    page: {
      ...page,
      office: contactsOf(site, [page.officeRole], locale)[0],
      certificateValidity: validityRows(site, locale),
      admissionDay: day,
    },
    registrationUrl: college.portals.registration,
    events,
    streams,
    seatsLink: seatsLink(locale)[0],
    feed: admissionFeed(site, locale),
  };
}
