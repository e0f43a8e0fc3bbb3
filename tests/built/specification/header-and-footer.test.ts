import { describe, expect, it } from 'vitest';
import { pageFile } from '#tests/support/page-file.ts';

// Sections 2.4 and 2.5 of the specification, typed here.

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };
const LOGIN = 'https://portal.college.example/login';
const NAMES = ['Government Engineering College', 'ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ്'];
const HOMES = ['/', '/ml'] as const;

const QUICK_LINKS = [
  ['About Us', '/about#overview'],
  ['Academics', '/academics#programs'],
  ['Admissions', '/admissions#current'],
  ['Research', '/research#areas'],
  ['Campus Life', '/campus-life#activities'],
];
const RESOURCES = [
  ['Student Portal', '/#student-portal'],
  ['E-Library', '/#e-library'],
  ['Academic Calendar', '/#academic-calendar'],
  ['Exam Results', '/#exam-results'],
  ['Scholarships', '/#scholarships'],
  ['Anti-Ragging', '/administrative/anti-ragging'],
];

const header = (address: string) => pageFile(address).find('header');
const footer = (address: string) => pageFile(address).find('footer');
const localised = (home: string, href: string) =>
  home === '/' ? href : `/ml${href}`.replace('/ml/#', '/ml#');
const column = (home: string, heading: string) =>
  footer(home)
    .part(heading)
    .links()
    .map(({ text, href }) => [text, href]);

describe.each(HOMES)('the header of %s', (home) => {
  it('has the logo as a drawing that links to the home page, with the name in both languages and a short form of each', () => {
    const logo = header(home).find(`a[href="${home}"]`);
    expect(logo.all('svg')).toHaveLength(1);
    const names = logo
      .all('span[lang]')
      .toSorted((a, b) => String(a.attribute('lang')).localeCompare(String(b.attribute('lang'))));
    expect(names.map((name) => name.all('span:not([lang])').map((form) => form.text()))).toEqual([
      [NAMES[0], 'GEC'],
      [NAMES[1], 'ജി.ഇ.സി.'],
    ]);
  });

  it('has the search, the other language, the theme switch, Login in a new tab, and Menu', () => {
    expect(header(home).all('button[aria-haspopup="dialog"]')).toHaveLength(1);
    const language = header(home).find('a[data-language-link]');
    expect([language.text(), language.attribute('lang')]).toEqual(
      home === '/' ? ['മലയാളം', 'ml'] : ['English', 'en'],
    );
    expect(header(home).all('button[data-theme-switch]').length).toBeGreaterThan(0);
    const login = header(home).links(`div a[href="${LOGIN}"]`)[0];
    expect(login).toMatchObject({
      ...NEW_TAB,
      text: home === '/' ? 'Login (opens in a new tab)' : expect.stringMatching(/^ലോഗിൻ/),
    });
    expect(
      header(home)
        .all('button')
        .map((button) => button.text()),
    ).toContain(home === '/' ? 'Menu' : 'മെനു');
  });
});

describe.each(HOMES)('the footer of %s', (home) => {
  it('has the address as a link to a maps service, the telephone and the e-mail of the principal', () => {
    const [map, phone, email] = footer(home).find('ul').links();
    expect(map).toMatchObject({
      ...NEW_TAB,
      href: expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//),
    });
    expect(phone).toMatchObject({ href: 'tel:+910000000000', text: '+91 00000 00000' });
    expect(email).toMatchObject({
      href: 'mailto:principal@college.example',
      text: 'principal@college.example',
    });
  });

  it('names the college in both languages, its directorate and the government', () => {
    for (const name of NAMES) expect(footer(home).text()).toContain(name);
    expect(footer(home).text()).toContain(
      home === '/'
        ? 'Directorate of Technical Education, Government of Kerala'
        : 'സാങ്കേതിക വിദ്യാഭ്യാസ ഡയറക്ടറേറ്റ്, കേരള സർക്കാർ',
    );
  });

  it('lists help: the anti-ragging helpline, information, grievances, contact, help, accessibility and self-disclosure', () => {
    const pages =
      '/administrative/rti /administrative/grievance /contact /help /accessibility /public-self-disclosure'.split(
        ' ',
      );
    const hrefs = footer(home)
      .all('h2 + ul')[2]
      ?.links()
      .map(({ href }) => href);
    expect(hrefs).toEqual(pages.map((path) => localised(home, path)));
    expect(footer(home).links('a[href="tel:1800-180-5522"]')).toHaveLength(1);
  });

  it('has the Quick Links of the specification, and Placements in a new tab', () => {
    const links = footer(home)
      .part(home === '/' ? 'Quick Links' : 'പ്രധാന ലിങ്കുകൾ')
      .links();
    expect(links.slice(0, -1).map(({ href }) => href)).toEqual(
      QUICK_LINKS.map(([, href = '']) => localised(home, href)),
    );
    expect(links.at(-1)).toMatchObject({ ...NEW_TAB, href: 'https://placement.college.example' });
  });

  it('has the Resources of the specification, whose places are on the home page', () => {
    const hrefs = footer(home)
      .all('h2 + ul')[1]
      ?.links()
      .map(({ href }) => href);
    expect(hrefs).toEqual(RESOURCES.map(([, href = '']) => localised(home, href)));
    for (const [, href = ''] of RESOURCES.slice(0, -1))
      expect(
        pageFile(home)
          .find(`main ${href.slice(1)}`)
          .text(),
      ).not.toBe('');
  });

  it('has Facebook and YouTube, both real, and no link that leads nowhere', () => {
    const social = footer(home).links('a[href*="facebook.com/"], a[href*="youtube.com/"]');
    expect(social).toHaveLength(2);
    for (const link of social) expect(link).toMatchObject(NEW_TAB);
    expect(
      footer(home)
        .links('a')
        .filter(({ href }) => href === '' || href === '#'),
    ).toEqual([]);
  });

  it('has the mandatory disclosure, the permanent ID of the regulator and the AISHE ID', () => {
    expect(
      footer(home).links(`a[href="${localised(home, '/mandatory-disclosure')}"]`),
    ).toHaveLength(1);
    expect(footer(home).text()).toContain('0-0000000000');
    expect(footer(home).text()).toContain('C-00000');
  });

  it('has the copyright of 2024, the policies, the site map and the credit', () => {
    expect(footer(home).text()).toMatch(/© 2024 \S/);
    for (const path of ['/privacy', '/terms', '/sitemap'])
      expect(footer(home).links(`a[href="${localised(home, path)}"]`), path).toHaveLength(1);
    expect(footer(home).text()).toContain(
      home === '/' ? 'Developed by the college web team' : 'വികസിപ്പിച്ചത്',
    );
  });
});

it('the footer uses the words of the specification', () => {
  expect(column('/', 'Quick Links').slice(0, -1)).toEqual(QUICK_LINKS);
  expect(column('/', 'Quick Links').at(-1)?.[0]).toBe('Placements (opens in a new tab)');
  expect(column('/', 'Resources')).toEqual(RESOURCES);
  for (const words of [
    'Privacy Policy',
    'Terms of Service',
    'Sitemap',
    'AICTE mandatory disclosure',
    'AICTE Permanent ID: 0-0000000000',
    'AISHE ID: C-00000',
  ])
    expect(footer('/').text()).toContain(words);
});
