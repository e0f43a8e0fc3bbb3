import { describe, expect, it } from 'vitest';
import { pageFile } from '#tests/support/page-file.ts';

// Section 2.2 of the specification, typed here: titles, addresses and their order.

const below = (path: string, names: string, sign: '#' | '/') =>
  names.split(' ').map((name) => `${path}${sign}${name}`);

/**
 * Each part of the menu with the rows of the specification; rows that this site adds are named
 * apart.
 */
const PARTS: readonly { title: string; rows: readonly string[]; added?: readonly string[] }[] = [
  {
    title: 'About',
    rows: below(
      '/about',
      'overview history vision leadership principal infrastructure achievements',
      '#',
    ),
    added: ['/about', '/contact', '/contact#press', '/mandatory-disclosure'],
  },
  {
    title: 'Academics',
    rows: [
      ...below(
        '/academics',
        'programs admission approval nba coa nirf ktu regulation-syllabus',
        '#',
      ),
      '/academics/graduation',
    ],
    added: ['/academics', '/admissions', '/academics/calendar', '/faculty'],
  },
  {
    title: 'Administration',
    rows: [
      ...below(
        '/administrative',
        'administrative-staffs statutory-committees statutory-reports',
        '#',
      ),
      ...below(
        '/administrative',
        'principal governing-body academic-council anti-ragging rti grievance internal-complaints',
        '/',
      ),
    ],
    added: ['/administrative', '/administrative/for-staff'],
  },
  {
    title: 'Departments',
    rows: [
      ...below('/department', 'cse ece eee mech civil production architecture chemical mca', '/'),
      ...below('/department', 'maths physics chemistry economics physicalEducation', '/'),
    ],
    added: ['/department'],
  },
  {
    title: 'Research',
    rows: below('/research', 'areas labs publications projects bulletin', '#'),
    added: ['/research', '/partnerships'],
  },
  {
    title: 'Facilities',
    rows: below(
      '/facilities',
      'library computing ncrai hrd iiic hostel transport ancillary amenities',
      '#',
    ),
    added: ['/facilities', '/facilities/access'],
  },
  {
    title: 'Campus Life',
    rows: below(
      '/campus-life',
      'activities technical cultural sports service hostel support health',
      '#',
    ),
    added: ['/campus-life', '/gallery'],
  },
  {
    title: 'Quick Links',
    rows: ['/pta', '/tenders', '/events'],
    added: '/today /all-news /downloads /careers /careers#vacancies /alumni /help/faq'.split(' '),
  },
];
const GROUPS = { 'Engineering Departments': 9, 'Non-Engineering Departments': 5 };
const MALAYALAM = [
  'കോളേജിനെക്കുറിച്ച്',
  'അക്കാദമിക്',
  'ഭരണവിഭാഗം',
  'വകുപ്പുകൾ',
  'ഗവേഷണം',
  'സൗകര്യങ്ങൾ',
  'ക്യാമ്പസ് ജീവിതം',
  'പ്രധാന ലിങ്കുകൾ',
];
const EXTERNAL = /^https?:/;

const menuOf = (address: string) => pageFile(address).find('[data-menu] > nav');
const parts = (address: string) => menuOf(address).all('details[data-dropdown]');
const titles = (address: string) => parts(address).map((part) => part.find('summary').text());
const inEnglish = (href: string) => href.replace(/^\/ml(?=\/|$)/, '') || '/';

describe.each(['/', '/ml'])('the menu of %s', (home) => {
  it('begins with Home and has eight more parts, each with a dropdown', () => {
    expect(menuOf(home).links('ul > li > a')[0]).toMatchObject({
      href: home,
      text: home === '/' ? 'Home' : 'ഹോം',
    });
    expect(titles(home)).toEqual(home === '/' ? PARTS.map(({ title }) => title) : MALAYALAM);
  });

  it.each(PARTS.map((part, index) => ({ ...part, index })))(
    '$title has the rows of the specification in their order',
    ({ index, rows, added = [] }) => {
      const hrefs =
        parts(home)
          [index]?.links()
          .flatMap(({ href }) => (EXTERNAL.test(href) ? [] : [inEnglish(href)])) ?? [];
      expect(hrefs.filter((href) => !added.includes(href))).toEqual(rows);
      expect(hrefs.filter((href) => added.includes(href)).toSorted()).toEqual(
        [...added].toSorted(),
      );
    },
  );

  it('has a label and a description in every row but that of a whole page', () => {
    const letters = home === '/' ? /[A-Za-z]{3}/ : /[\u0d00-\u0d7f]{3}/;
    const rows = parts(home).flatMap((part) => part.all('a'));
    const short = rows
      .filter((row) => row.all('span').filter((span) => letters.test(span.text())).length < 2)
      .map((row) => row.attribute('href') ?? '');
    expect(short.map(inEnglish)).toEqual(
      '/about /academics /administrative /department /research /facilities /campus-life'.split(' '),
    );
  });

  it('has two groups of departments', () => {
    const groups = menuOf(home).all('details[data-group]');
    expect(groups.map((group) => group.links().length)).toEqual(Object.values(GROUPS));
    if (home === '/')
      expect(groups.map((group) => group.find('summary span span, summary span').text())).toEqual(
        Object.keys(GROUPS),
      );
  });

  it('ends its Quick Links with the sites for conferences, placement, alumni and the college portal, in a new tab without opener and referrer', () => {
    const external =
      parts(home)
        .at(-1)
        ?.links()
        .filter(({ href }) => EXTERNAL.test(href)) ?? [];
    expect(external.map(({ href }) => new URL(href).hostname.split('.')[0])).toEqual([
      'conference',
      'placement',
      'alumni',
      'portal',
    ]);
    for (const link of external)
      expect(link).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });
});

it('every row leads to an address: none is #', () => {
  expect(
    menuOf('/')
      .links()
      .filter(({ href }) => href === '#' || href === ''),
  ).toEqual([]);
});
