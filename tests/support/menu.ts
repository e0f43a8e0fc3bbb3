import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';

type MenuPart = {
  title: Record<Locale, string>;
  /** Addresses of the rows in their order, without the language's prefix. */
  hrefs: readonly string[];
};

const onPage = (path: string, anchors: string) => anchors.split(' ').map((anchor) => `${path}#${anchor}`);
const below = (path: string, names: string) => names.split(' ').map((name) => `${path}/${name}`);

/** The menu of section 2.2 of the specification, typed here so that a missing row is noticed. Home has no rows. */
export const MENU_PARTS: readonly MenuPart[] = [
  {
    title: { en: 'About', ml: 'കോളേജിനെക്കുറിച്ച്' },
    // Pages that the menu of the specification does not list are at the end of their part.
    hrefs: ['/about', ...onPage('/about', 'overview history vision leadership principal infrastructure achievements'), '/contact'],
  },
  {
    title: { en: 'Academics', ml: 'അക്കാദമിക്' },
    hrefs: [
      '/academics',
      // The menu of the specification has no link to the admissions; this one has.
      '/admissions',
      ...onPage('/academics', 'programs admission approval nba coa nirf ktu regulation-syllabus'),
      '/academics/graduation',
      '/faculty',
    ],
  },
  {
    title: { en: 'Administration', ml: 'ഭരണവിഭാഗം' },
    hrefs: [
      '/administrative',
      ...onPage('/administrative', 'administrative-staffs statutory-committees statutory-reports'),
      ...below('/administrative', 'principal governing-body academic-council anti-ragging rti grievance internal-complaints'),
    ],
  },
  { title: { en: 'Departments', ml: 'വകുപ്പുകൾ' }, hrefs: [] },
  { title: { en: 'Research', ml: 'ഗവേഷണം' }, hrefs: ['/research', ...onPage('/research', 'areas labs publications projects bulletin'), '/partnerships'] },
  {
    title: { en: 'Facilities', ml: 'സൗകര്യങ്ങൾ' },
    hrefs: ['/facilities', ...onPage('/facilities', 'library computing ncrai hrd iiic hostel transport ancillary amenities')],
  },
  {
    title: { en: 'Campus Life', ml: 'ക്യാമ്പസ് ജീവിതം' },
    hrefs: ['/campus-life', ...onPage('/campus-life', 'activities technical cultural sports service hostel support health'), '/gallery'],
  },
  // Followed by the external portals of the college.
  { title: { en: 'Quick Links', ml: 'പ്രധാന ലിങ്കുകൾ' }, hrefs: ['/pta', '/tenders', '/events', '/all-news', '/downloads', '/careers', '/alumni'] },
];

/** The two groups inside Departments. */
export const DEPARTMENT_GROUPS: readonly MenuPart[] = [
  {
    title: { en: 'Engineering Departments', ml: 'എൻജിനീയറിങ് വകുപ്പുകൾ' },
    hrefs: below('/department', 'cse ece eee mech civil production architecture chemical mca'),
  },
  {
    title: { en: 'Non-Engineering Departments', ml: 'എൻജിനീയറിങ് ഇതര വകുപ്പുകൾ' },
    hrefs: below('/department', 'maths physics chemistry economics physicalEducation'),
  },
];

/** Portals of the college at the end of the Quick Links. */
export const QUICK_PORTALS = ['conference', 'placement', 'alumni', 'login'] as const;

/** The parts of the menu bar on a page. */
export function menuOf(page: Page, locale: Locale) {
  const bar = page.getByRole('navigation', { name: messagesFor(locale).mainMenu });
  return {
    bar,
    /** The control that opens a part, by its label. */
    part: (title: string) => bar.locator('summary').and(page.getByText(title, { exact: true })),
    group: (title: string) => bar.locator('summary').filter({ has: page.getByText(title, { exact: true }) }),
    links: bar.locator('details').getByRole('link'),
    openPanels: bar.locator('details[open] > ul'),
  };
}
