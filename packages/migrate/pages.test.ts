import { expect, it } from 'vitest';
import { newFolder } from '../../tests/support/new-folder.ts';
import {
  ASP,
  DRUPAL,
  FRAMES,
  JOOMLA,
  type SavedSite,
  saveSite,
  WORDPRESS,
} from '../../tests/support/old-sites.ts';
import { planEntries, redirectFrom } from './plan.ts';
import { readFolder } from './saved-folder.ts';
import { sortPages } from './sort-pages.ts';

/** What a saved site becomes: entries by their names, and what is left with its reason. */
function moved(site: SavedSite) {
  const folder = newFolder();
  saveSite(site, folder);
  const { host, answers } = readFolder(folder);
  const { found, left } = sortPages(answers, host);
  const entries = planEntries(found, {
    pages: ['about', 'alumni'],
    page: 'about',
    taken: new Set(),
  });
  const path = (address: string) => address.replace('https://hill.example', '');
  return {
    entries: Object.fromEntries(entries.map(({ kind, id, value }) => [`${kind} ${id}`, value])),
    addresses: Object.fromEntries(entries.map(({ id, addresses }) => [id, addresses.map(path)])),
    remarks: entries.flatMap(({ remarks }) => remarks),
    left: Object.fromEntries(left.map(({ address, why }) => [path(address), why])),
  };
}

it('WordPress: the words are found among the elements of a builder, and its menu, banner and footer are left out', () => {
  const { entries, addresses, remarks, left } = moved(WORDPRESS);
  expect(entries).toMatchObject({
    'news fee-due': {
      title: { en: 'Fee due on 30 June' },
      issuedOn: '2025-06-12',
      body: {
        en: 'The fee of the odd semester is due on 30 June 2025 at the office, for all students of the college.\n',
      },
    },
    'texts about/hostel': {
      en: {
        title: 'Hostel',
        text: 'The institute was established in 1999 and is affiliated to the State technological university.\n\n## Rooms\n\n- Twenty rooms\n- Mess\n\nSee [the library](https://hill.example/library/), open and [Hostel rules](https://hill.example/files/rules.pdf).\n',
      },
    },
    'texts about/library': { en: { title: 'Library' } },
  });
  expect(addresses['fee-due']).toEqual(['/2025/06/fee-due/']);
  expect(remarks).toEqual(['Link left out, its words stay: javascript:alert(1)']);
  expect(left).toEqual({ '/': 'the home page: this site makes it of its content' });
});

it('Joomla: articles are told apart by their queries, and one with a day is a notice', () => {
  const { entries, addresses } = moved(JOOMLA);
  expect(Object.keys(entries)).toEqual([
    'texts about/principal',
    'news admission-notice',
    'texts about/placement',
  ]);
  expect(entries['news admission-notice']).toMatchObject({
    issuedOn: '2025-06-02',
    body: {
      en: 'Applications for lateral entry are received till 20 June 2025 in the office of the polytechnic.\n',
    },
  });
  expect(addresses['about/placement']).toEqual(['/index.php?option=com_content&view=article&id=3']);
});

it('Drupal: a page and its translation are one entry', () => {
  const { entries, addresses } = moved(DRUPAL);
  expect(entries['texts about/about']).toMatchObject({
    en: { title: 'About us' },
    ml: { title: 'ഞങ്ങളെക്കുറിച്ച്', text: expect.stringContaining('സർക്കാർ പോളിടെക്നിക്') },
  });
  expect(addresses['about/about']).toEqual(['/about', '/ml/about']);
});

it('ASP: tables of the layout are not tables of the text, and Windows-1252 is read', () => {
  const { entries } = moved(ASP);
  expect(entries['texts about/civil-engineering']).toMatchObject({
    en: {
      text: 'The department was founded in 1958 – it has five laboratories and the “Heritage” cell with its own library.\n\nStaff:\n\n:::table[Civil Engineering]\n| Name | Post |\n| - | - |\n| A. Anil | Professor |\n| B. Beena | Lecturer |\n:::\n',
    },
  });
  expect(entries['texts about/fees']).toMatchObject({
    en: {
      title: 'Fees',
      text: expect.stringContaining('| Caution deposit, returned at the end | 1,000 |'),
    },
  });
});

it('frames of 2004: each frame is a page, named by the words that lead to it', () => {
  const { entries, addresses, left } = moved(FRAMES);
  expect(Object.keys(entries)).toEqual([
    'texts alumni/alumni-association',
    'texts about/history',
    'texts about/office',
  ]);
  expect(entries['texts about/history']).toMatchObject({
    en: {
      title: 'History',
      text: 'Started in the year 1957 with three branches, in the old barracks – a gift of the maharaja.\n',
    },
  });
  expect(addresses['alumni/alumni-association']).toEqual(['/alumni/main.htm', '/alumni/']);
  expect(left).toMatchObject({
    '/mal.htm': 'text in a font of its own: convert it to Unicode first',
    '/menu.htm': 'no text of its own, beside the frame of the site, pictures and files',
    '/alumni/': 'a page of other pages (frames), which were read each for itself',
  });
});

it.each([
  ['https://hill.example/Dept.asp?id=2', '/Dept.asp?id=2'],
  ['https://hill.example/ml/hostel/', '/hostel'],
  ['https://hill.example/files/Prospectus 2024.pdf', '/files/Prospectus%202024.pdf'],
  ['https://hill.example/', undefined],
  ['https://hill.example/a;return 301 https:evil.example', undefined],
  ['https://hill.example/a?x=$host', undefined],
])('the redirect of %s is %s', (address, from) => {
  expect(redirectFrom(address, '/about#hostel')?.from).toBe(from);
});

it('a page that has only the name of its site is named by its address', () => {
  const words = (subject: string) =>
    `<p>The ${subject} of the institute is open to all students on working days until five.`;
  const { entries, addresses } = moved({
    frame: (text) => `<html><head><title>Hill College</title></head><body>${text}</body></html>`,
    pages: {
      'dept/civil_workshop.php': words('workshop'),
      'library.html': words('library'),
      'canteen.html': words('canteen'),
    },
  });
  expect(Object.values(entries).map((value) => Object(value).en.title)).toEqual([
    'Canteen',
    'Civil workshop',
    'Library',
  ]);
  // wget adds .html to the name of a page that has none.
  expect(addresses['about/library']).toEqual(['/library.html', '/library']);
});
