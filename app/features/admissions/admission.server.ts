import { type Localised, localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import { calendarPath } from '#app/content/page-group.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { eventCalendarId } from '#app/content/rows/admission-calendars.ts';
import { admissionFeed, eventTimeline, streamRows } from '#app/content/rows/admission-dates.server.ts';
import { totalsOnAdmission } from '#app/content/rows/fee-totals.server.ts';
import { type Explainer, explainShortWords } from '#app/features/glossary/short-words.server.ts';
import type { Programme } from '#app/features/programmes/schema.ts';
import { levelSeats } from '#app/features/programmes/seat-table.server.ts';
import { figureValues } from '#app/features/section-page/figures.server.ts';
import { contactsOf, eventContact, officeOf, researchAreaRows } from '#app/features/section-page/rows.server.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { resolveTarget } from '#app/features/shell/links.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { seatsLink } from '#app/features/ways-in/ways-in.server.ts';
import { formatList } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import type { FeeCourse } from '#app/lib/courses.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { headTitle } from '#app/lib/head-title.ts';
import { lastChange, timelineChanges } from '#app/lib/state-changes.ts';
import { eventAnchor, eventName, sheetPath } from './admission-addresses.ts';
import { admissionLabels } from './admission-labels.server.ts';
import { explainCard, explainTabs } from './admission-words.server.ts';
import { admissionYear } from './admission-year.server.ts';
import { bringView, validityRows } from './bring.server.ts';
import { coursesOfTab, tabsOf } from './course-tabs.server.ts';
import { eventFees } from './event-fees.server.ts';
import { payView } from './pay.server.ts';
import type { AdmissionEvent } from './schema.ts';

export type AdmissionsView = NonNullable<ReturnType<typeof admissionsView>>;
export type AdmissionEventView = AdmissionsView['events'][number];

/**
 * The admissions page in one language; `section` is the tab named in the address, if any.
 * @returns `undefined` for a section that is no tab. `now` is a Unix time in milliseconds.
 */
export function admissionsView(site: Site, section: string | undefined, locale: Locale, now: number) {
  const tab = section === undefined ? undefined : tabsOf(site).find(({ id }) => id === section)?.id;
  if (section !== undefined && tab === undefined) return undefined;
  const { admissions, college } = site;
  const labels = labelsFor(locale);
  const explainer = explainShortWords(site, locale);
  const [page, btech, mtech, phd] = [
    localise({ ...admissions.page, tabs: tabsOf(site) }, locale),
    localise(admissions.btech, locale),
    localise(admissions.mtech, locale),
    localise(admissions.phd, locale),
  ];
  const shown = page.tabs.find(({ id }) => id === tab);
  const titleOf = ({ label }: { label: string }) => `${label} | ${page.title}`;
  const contacts = (roles: readonly string[]) => contactsOf(site, roles, locale);
  const links = (list: readonly { label: string; href: string; description: string }[] | undefined) =>
    (list ?? []).map((link) => ({ ...link, href: resolveTarget(link.href, college, locale) }));
  const figures = figureValues(site);
  const facts = (list: Localised<typeof admissions.btech.facts>) =>
    list.map((fact) => ({ term: fact.term, value: 'figure' in fact ? (figures[fact.figure] ?? '') : fact.value }));
  const totalFact = (value: string) => (value === '' ? [] : [{ term: labels.totalOnAdmission, value }]);
  const shared = (tab: Pick<typeof btech, 'facts' | 'links' | 'contacts'>, course: FeeCourse) => ({
    facts: [...facts(tab.facts), ...totalFact(totalsOnAdmission(site, course, locale))],
    links: links(tab.links),
    contacts: contacts(tab.contacts),
  });
  const plain = {
    page,
    btech: {
      year: admissionYear(site, ['btech'], locale),
      title: fillIn(labels.admissionTo, { courses: awardsOf(site, 'ug', locale) }),
      programmesTitle: labels.nineProgrammes,
      ...btech,
      ...shared(btech, 'btech'),
      programmes: levelSeats(site, 'ug', locale),
    },
    mtech: {
      year: admissionYear(site, ['mtech', 'mca'], locale),
      title: fillIn(labels.admissionTo, { courses: awardsOf(site, 'pg', locale) }),
      programmesTitle: labels.twentyProgrammes,
      ...mtech,
      ...shared(mtech, 'mtech'),
      programmes: levelSeats(site, 'pg', locale),
    },
    phd: {
      year: admissionYear(site, ['phd'], locale),
      title: fillIn(labels.admissionTo, { courses: labels.phd }),
      ...phd,
      facts: facts(phd.facts),
      links: links(phd.links),
      researchAreas: researchAreaRows(site, locale),
      contact: phdContact(site, phd.contact, locale),
    },
    pay: payView(site, locale),
    bring: bringView(site, locale),
  };
  const explained = explainTabs(plain, explainer);
  const events = admissions.events.map((event, index) => eventView(site, event, index, locale, explainer));
  const streams = streamRows(site, locale);
  return {
    now: lastChange(
      [...events, ...streams].flatMap(({ timeline }) => timelineChanges(timeline)),
      now,
    ),
    head: headOf(site, tab ? `/admissions/${tab}` : '/admissions', locale, {
      title: shown ? titleOf(shown) : page.title,
      description: shown ? fillIn(labels.admissionTabLead, { label: shown.label, hint: shown.hint }) : page.summary,
      keywords: page.keywords,
    }),
    title: page.title,
    section: tab,
    /** The page title while the fragment of the address selects another tab than its path. */
    titles: page.tabs.map((other) => ({ id: other.id, title: headTitle([titleOf(other)], site.college.shortName[locale]) })),
    ancestors: [homeLink(locale)],
    mine: { label: labels.myAdmissionLink, href: localisePath('/admissions/my-admission', locale) },
    ...explained,
    btech: { ...plain.btech, ...explained.btech },
    mtech: { ...plain.mtech, ...explained.mtech },
    phd: { ...plain.phd, ...explained.phd },
    page: { ...page, ...explained.page, office: contacts([page.officeRole])[0], certificateValidity: validityRows(site, locale) },
    registrationUrl: college.portals.registration,
    events,
    streams,
    /** Streams of each course's tab, by their ids. */
    streamsOf: { btech: coursesOfTab('btech'), mtech: coursesOfTab('mtech'), phd: coursesOfTab('phd') },
    seatsLink: seatsLink(locale)[0],
    feed: admissionFeed(site, locale),
    labels: admissionLabels(locale),
  };
}

/** The contact block of the specification, section 3; its address and telephone are those of the office. */
function phdContact(site: Site, { role, ...words }: Localised<Site['admissions']['phd']['contact']>, locale: Locale) {
  const { phone, secondPhone, email } = officeOf(site, role, locale);
  return { ...words, phone, secondPhone, email };
}

function eventView(site: Site, event: AdmissionEvent, index: number, locale: Locale, explainer: Explainer) {
  const { feeDetails: _, feeRemarks: __, contactRole: ___, ...texts } = localise(event, locale);
  const name = eventName(event, index);
  const anchor = eventAnchor(name);
  return {
    ...explainCard({ ...texts, ...eventContact(site, event, locale), fees: eventFees(site, event, locale) }, explainer.part()),
    /** Ids may repeat across events (specification, section 3), so cards are identified by their position. */
    key: `${event.id}-${index + 1}`,
    anchor,
    /** Address of the card; with `-fees` and the like at its end that of a sub-tab. */
    href: localisePath(`/admissions#${anchor}`, locale),
    sheetHref: localisePath(sheetPath(name), locale),
    timeline: eventTimeline(event, locale),
    calendarHref: calendarOf(event, locale),
    detailsLabel: fillIn(labelsFor(locale).detailsOf, { title: texts.title }),
  };
}

/** Address of the calendar file of an event; `undefined` if it has no dates. */
function calendarOf({ calendarId, opensAt, closesAt }: AdmissionEvent, locale: Locale): string | undefined {
  return calendarId && opensAt && closesAt ? localisePath(calendarPath(eventCalendarId(calendarId)), locale) : undefined;
}

/** The courses of a level, such as "M.Tech, M.Plan and MCA". */
function awardsOf({ programmes }: Site, wanted: Programme['level'], locale: Locale): string {
  const awards = new Set(programmes.filter(({ level }) => level === wanted).map(({ award }) => labelsFor(locale).awardName[award]));
  return formatList([...awards], locale);
}
