import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import {
  ASP,
  DRUPAL,
  FRAMES,
  JOOMLA,
  type SavedSite,
  saveSite,
  WORDPRESS,
} from '#tests/support/old-sites.ts';
import { itOnLinux } from '#tests/support/on-linux.ts';
import type { KnownPlaces } from './known-places.ts';
import { PageReader } from './page-reader.ts';
import { noRedirectFrom, planEntries, redirectFrom } from './plan.ts';
import { readFolder } from './saved-folder.ts';
import { sortPages } from './sort-pages.ts';

const reader = new PageReader();
afterAll(() => reader.close());

/** The files of a saved site, and what is left of it. */
async function sorted(site: SavedSite) {
  const folder = newFolder();
  saveSite(site, folder);
  const { host, answers } = readFolder(folder);
  const { files, left } = await sortPages(answers, host, reader);
  const path = (address: string) => address.replace('https://hill.example', '');
  return { left, files: files.map((file) => ({ ...file, addresses: file.addresses.map(path) })) };
}

/** What a saved site becomes: entries by their names, and what is left with its reason. */
async function moved(site: SavedSite, places: KnownPlaces = new Map()) {
  const folder = newFolder();
  saveSite(site, folder);
  const { host, answers } = readFolder(folder);
  const { found, left } = await sortPages(answers, host, reader);
  const entries = planEntries(found, {
    pages: ['about', 'alumni'],
    page: 'about',
    places,
    taken: new Set(),
  });
  const path = (address: string) => address.replace('https://hill.example', '');
  return {
    entries: Object.fromEntries(entries.map(({ kind, id, value }) => [`${kind} ${id}`, value])),
    known: Object.fromEntries(entries.flatMap(({ id, known }) => (known ? [[id, known]] : []))),
    addresses: Object.fromEntries(entries.map(({ id, addresses }) => [id, addresses.map(path)])),
    remarks: entries.flatMap(({ remarks }) => remarks),
    left: Object.fromEntries(left.map(({ address, why }) => [path(address), why])),
  };
}

it('WordPress: the words are found among the elements of a builder, and its menu, banner and footer are left out', async () => {
  const { entries, addresses, remarks, left } = await moved(WORDPRESS);
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

it('a page of a place that this site has stands beside it, and its old addresses lead there', async () => {
  const { known, remarks } = await moved(
    WORDPRESS,
    new Map([['library', { to: '/facilities#library', page: 'facilities' }]]),
  );
  expect(known).toEqual({ 'facilities/library': '/facilities#library' });
  expect(remarks).toContain('Compare it with /facilities#library, and save the redirects to it.');
});

itOnLinux('Joomla: articles differ by their queries, and one with a day is a notice', async () => {
  const { entries, addresses } = await moved(JOOMLA);
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

it('Drupal: a page and its translation are one entry', async () => {
  const { entries, addresses } = await moved(DRUPAL);
  expect(entries['texts about/about']).toMatchObject({
    en: { title: 'About us' },
    ml: { title: 'ഞങ്ങളെക്കുറിച്ച്', text: expect.stringContaining('സർക്കാർ പോളിടെക്നിക്') },
  });
  expect(addresses['about/about']).toEqual(['/about', '/ml/about']);
});

it('a switch of every page that leads to one page of the other language joins nothing with it but the page that names it', async () => {
  const words = (of: string) =>
    `<p>The words of the ${of} of the college, which are long enough.</p>`;
  const { entries, addresses } = await moved({
    frame: (text, title) =>
      `<html><head><title>${title}</title></head><body><ul class="menu"><li><a href="/start.html">Home</a><li><a href="/ml.html">മലയാളം</a></ul><main>${text}</main></body></html>`,
    pages: {
      'start.html': `<h1>Welcome</h1>${words('first page')}`,
      'library.html': `<h1>Library</h1>${words('library')}`,
      'ml.html':
        '<link rel="alternate" hreflang="en" href="/start.html"><h1>സ്വാഗതം</h1><p>സർക്കാർ എൻജിനീയറിങ് കോളേജിലേക്ക് സ്വാഗതം; അഞ്ചു ശാഖകളിൽ പഠിക്കാം.</p>',
      'notice.html':
        '<h1>ക്ലാസ് തുടങ്ങുന്നു</h1><p>ഒന്നാം വർഷ ക്ലാസുകൾ ജൂലൈ ആറിന് തുടങ്ങും; രാവിലെ ഒൻപതരയ്ക്ക് എത്തണം.</p>',
    },
  });
  const languages = Object.values(entries).map((value) => Object.keys(value as object).join());
  expect(Object.values(addresses).map(([first], index) => [first, languages[index]])).toEqual([
    ['/library.html', 'en'],
    ['/notice.html', 'ml'],
    ['/start.html', 'en,ml'],
  ]);
});

itOnLinux(
  'ASP: tables of the layout are not tables of the text, and Windows-1252 is read',
  async () => {
    const { entries } = await moved(ASP);
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
  },
);

it('frames of 2004: each frame is a page, named by the words that lead to it', async () => {
  const { entries, addresses, left } = await moved(FRAMES);
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

it('from the home page with a query there is none, which is said', () => {
  const address = 'https://hill.example/?page_id=7';
  expect(redirectFrom(address, '/about')).toBeUndefined();
  expect(noRedirectFrom(address)).toBe(
    '/?page_id=7 shows the home page here: no redirect can lead from it.',
  );
});

it('a page that has only the name of its site is named by its address', async () => {
  const words = (subject: string) =>
    `<p>The ${subject} of the institute is open to all students on working days until five.`;
  const { entries, addresses } = await moved({
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

it('a title is whole, but for the name of the site with which most pages begin or end', async () => {
  const words = (subject: string) =>
    `<p>The ${subject} is open to all students of the institute on working days until five.`;
  const { entries } = await moved({
    frame: (text) => text,
    pages: {
      'civil/labs.html': `<title>Hill College | Civil - Laboratories</title>${words('survey')}`,
      'mech/labs.html': `<title>Hill College | Mechanical - Laboratories</title>${words('shop')}`,
      'a.html': `<title>Hill College | Library</title>${words('library')}`,
      'b.html': `<title>Hill College | Canteen</title>${words('canteen')}`,
    },
  });
  expect(Object.values(entries).map((value) => Object(value).en.title)).toEqual([
    'Library',
    'Canteen',
    'Civil - Laboratories',
    'Mechanical - Laboratories',
  ]);
});

it('links that wget changed to its files lead to the addresses of the old site', async () => {
  const { entries } = await moved({
    frame: (text) => `<html><body>${text}</body></html>`,
    pages: {
      'about/index.html':
        '<h1>About us</h1><p>Of the <a href="../index.php%3Fid=2.html#rooms">hostel</a>, the <a href="../index.php?id=3">mess</a>, the <a href="../library/index.html">library</a>, the <a href="../files/fee%20sheet.pdf">fees</a> and <a href="https://other.example/a%3Fb.html">others</a>.</p>',
    },
  });
  expect(entries['texts about/about']).toMatchObject({
    en: {
      text: 'Of the [hostel](https://hill.example/index.php?id=2#rooms), the [mess](https://hill.example/index.php?id=3), the [library](https://hill.example/library/), the [fees](https://hill.example/files/fee%20sheet.pdf) and [others](https://other.example/a%3Fb.html).\n',
    },
  });
});

const PDF = '/files/council.pdf';
it.each([
  ['a frame', `<iframe src="${PDF}"></iframe>`],
  ['an embedded file', `<embed src="${PDF}" type="application/pdf">`],
  [
    'an object with words for browsers that cannot show it',
    `<object data="${PDF}"><p>Your browser cannot show this file. <a href="${PDF}">Download the rules of the council to read them.</a></p></object>`,
  ],
  [
    'a frame above a form',
    `<embed src="${PDF}"><form><label>What do you look for on the pages of this college?</label></form>`,
  ],
  ['an object with a link in it', `<object data="${PDF}"><a href="${PDF}">Download</a></object>`],
  [
    'a viewer elsewhere',
    `<iframe src="https://docs.viewer.example/viewer?url=https%3A%2F%2Fhill.example%2Ffiles%2Fcouncil.pdf&embedded=true"></iframe>`,
  ],
  ['a viewer of the site', `<iframe src="/pdfjs/web/viewer.html?file=${PDF}#page=1"></iframe>`],
])(
  'a page of a heading and one PDF in %s is that document, with its title and address',
  async (_, shown) => {
    const { files, left } = await sorted({
      frame: (words, title) =>
        `<html><head><title>${title}</title></head><body><ul><li><a href="${PDF}">Download</a></ul>${words}</body></html>`,
      pages: {
        'council.html': `<h1>Governing Council</h1>${shown}`,
        'files/council.pdf': '',
      },
    });
    expect(files.map(({ words, addresses }) => [words[0], addresses])).toEqual([
      ['Governing Council', ['/files/council.pdf', '/council.html', '/council']],
    ]);
    expect(left).toEqual([]);
  },
);

it('a document whose link says nothing is named by its row or the heading before it', async () => {
  const { files } = await sorted({
    frame: (words) => `<html><body>${words}</body></html>`,
    pages: {
      'downloads.html':
        '<h1>Downloads</h1><table><tr><th>No</th><th>What</th><th></th></tr><tr><td>1</td><td>Academic calendar of 2026</td><td><a href="/a.pdf">Download PDF</a></td></tr></table><h2>Rules of the hostel</h2><p><a href="/b.pdf">Click here</a></p><p><a href="/c.pdf">View of the campus</a></p>',
      'a.pdf': '%PDF-1.4 a',
      'b.pdf': '%PDF-1.4 b',
      'c.pdf': '%PDF-1.4 c',
    },
  });
  expect(files.map(({ words }) => words)).toEqual([
    ['Academic calendar of 2026'],
    ['Rules of the hostel'],
    ['View of the campus'],
  ]);
});

itOnLinux(
  'each address of a saved site is named once: what it became, or why it was left',
  async () => {
    const folder = newFolder();
    saveSite(
      {
        frame: (words) => words,
        pages: {
          'frames.html': '<frameset><frame src="/main.html"></frameset>',
          'main.html':
            '<h1>Main</h1><p>The college was founded in the hills for all who want to learn.</p>',
          'refresh.html': '<meta http-equiv="refresh" content="0; URL=main.html">',
          'few.html': '<p>Few words</p>',
          'download.php?id=5': '%PDF-1.4 rules',
          'files/RULES.PDF': '%PDF-1.4 rules',
          'letter.php?id=6': 'PK\u0003\u0004',
          'photo.php?id=7': 'GIF89a',
          'site.css': 'p{}',
        },
      },
      folder,
    );
    const { host, answers } = readFolder(folder);
    const { found, files, left } = await sortPages(answers, host, reader);
    const path = (address: string) => address.replace('https://hill.example', '');
    expect({
      found: found.map(({ addresses }) => addresses.map(path).sort()),
      files: files.map(({ addresses }) => addresses.map(path)),
      left: left.map(({ address, why }) => [path(address), why]),
    }).toEqual({
      found: [['/frames.html', '/main', '/main.html', '/refresh.html']],
      files: [['/download.php?id=5', '/files/RULES.PDF']],
      left: [
        ['/few.html', 'no text of its own, beside the frame of the site, pictures and files'],
        ['/letter.php?id=6', 'neither a page nor a PDF file'],
        ['/photo.php?id=7', 'neither a page nor a PDF file'],
      ],
    });
  },
);

it('text in an old font is known by its letters where the font is named elsewhere', async () => {
  const { left } = await moved({
    frame: (words) =>
      `<html><head><meta charset="x-user-defined"><link rel="stylesheet" href="fonts.css"></head><body>${words}</body></html>`,
    pages: {
      'mal.html': `<h1>Hostel</h1><p class="m">${'hnZymÀ°nIÄ¡v {]thi\\w A\\phZn¡p¶XmWv '.repeat(4)}</p>`,
    },
  });
  expect(left['/mal.html']).toBe('text in a font of its own: convert it to Unicode first');
});

it('a folder named as a host is that host, and one named as a program is none', () => {
  const folder = join(newFolder(), 'www.hill.example');
  for (const name of ['index.php/library.html', 'about/history.html']) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '<p>Words</p>');
  }
  const { answers } = readFolder(folder);
  expect(answers.flatMap(({ address, file }) => (file ? [address] : []))).toEqual([
    'https://www.hill.example/about/history.html',
    'https://www.hill.example/index.php/library.html',
  ]);
});

it('a page that wget saved as .php.html has the name of the page', async () => {
  const { addresses } = await moved({
    frame: (words) => `<html><body>${words}</body></html>`,
    pages: {
      'fees.php.html':
        '<p>The fees of all programmes are paid at the bank in June of each year.</p>',
    },
  });
  expect(Object.keys(addresses)).toEqual(['about/fees']);
});

it('what lies beside the folder of the host is named, and a host may have capitals and a port', () => {
  const folder = newFolder({
    'WWW.Hill.example+8080/library.html': '<p>Words</p>',
    'index.html': '<p>Index of the program that saved the site</p>',
  });
  const { host, answers } = readFolder(folder);
  expect(host.name).toBe('hill.example:8080');
  expect(answers.map(({ address, why }) => [address, why])).toEqual([
    ['https://www.hill.example:8080/library.html', undefined],
    ['https://www.hill.example:8080/library', undefined],
    ['index.html', 'it lies beside the folder WWW.Hill.example+8080'],
  ]);
});

it('ASP.NET: a page inside a form is read, with a table below its title and a day that nothing names', async () => {
  const { entries } = await moved({
    charset: 'latin1',
    frame: (words, title) =>
      `<html><head><title>${title}</title></head><body><form method="post"><input type="hidden" name="__VIEWSTATE" value="/w">${words}</form></body></html>`,
    pages: {
      'News.aspx':
        '<h2>News</h2><table><tr><th>Date</th><th>News</th></tr><tr><td>12/08/2024</td><td>The new block is open</td></tr><tr><td>02/09/2024</td><td>Workshop on drones for the third year in the hall</td></tr></table>',
      'NewsDetails.aspx?nid=14.html':
        '<h2>The new block is open</h2><span>12/08/2024</span><p>Classes of the first year are held in it.</p>',
    },
  });
  expect(Object.values(entries).map((entry) => Object(entry).en.text)).toEqual([
    ':::table[News]\n| Date | News |\n| - | - |\n| 12/08/2024 | The new block is open |\n| 02/09/2024 | Workshop on drones for the third year in the hall |\n:::\n',
    '12/08/2024\n\nClasses of the first year are held in it.\n',
  ]);
});
