import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import type { Host } from './old-address.ts';
import { readOldPages } from './old-page.ts';
import { PageReader } from './page-reader.ts';
import { askedAddress, readFolder } from './saved-folder.ts';

const reader = new PageReader();
afterAll(() => reader.close());

const OWN: Host = { origin: 'https://www.hill.example', name: 'hill.example' };
const page = (words: string) =>
  `<html><head><title>${words}</title></head><body><h1>${words}</h1></body></html>`;
/** As HTTrack writes it below the first line of a page. */
const mirrored = (of: string, words: string) =>
  page(words).replace(
    '<head>',
    `\n<!-- Mirrored from ${of} by HTTrack Website Copier/3.x [XR&CO'2014], Mon, 30 Nov 2026 05:12:44 GMT -->\n<head>`,
  );
const MIRROR = {
  'index.html': page('Local index - HTTrack Website Copier'),
  'hts-log.txt': 'HTTrack3.49-2 launched',
  'social.example/hill.html': page('Log in'),
  'www.hill.example/index.html': mirrored('www.hill.example/', 'Hill College'),
  'www.hill.example/about.html': mirrored('www.hill.example/about.php', 'About'),
  'www.hill.example/dept3a1f.html': mirrored('www.hill.example/dept.php?id=3', 'Civil'),
  'www.hill.example/files/rules.pdf': '%PDF-1.4',
};
const addressesIn = (folder: string, own?: Host) =>
  readFolder(folder, own && { own }).answers.flatMap(({ address, file, why }) =>
    file || why ? [why ? `${address}: ${why}` : address] : [],
  );

it('pages of a mirror of HTTrack have the addresses that they had, and other sites lie beside', () => {
  expect(addressesIn(newFolder(MIRROR), { origin: 'https://new.example', name: 'new.example' }))
    // No name of a file says that a page had a query.
    .toEqual([
      'https://www.hill.example/about.php',
      'https://www.hill.example/dept.php?id=3',
      'https://www.hill.example/files/rules.pdf',
      'https://www.hill.example/',
      'index.html: it lies beside the folder www.hill.example',
      'social.example/hill.html: it lies beside the folder www.hill.example',
    ]);
});

it('links between the files of a mirror lead to the addresses of the pages', () => {
  const saved = join(newFolder(MIRROR), 'www.hill.example');
  const asked = (path: string) => askedAddress(`https://www.hill.example${path}`, saved);
  expect(['/dept3a1f.html', '/library.html', '/..%2Findex.html'].map(asked)).toEqual([
    'https://www.hill.example/dept.php?id=3',
    'https://www.hill.example/library.html',
    'https://www.hill.example/../',
  ]);
});

it('a saved page with a query has its address, also without an ending', () => {
  const names = ['dept.aspx?id=1.html', 'index.php/21-hostel-rules?Itemid=101.html', 'a.php@id=2'];
  const folder = newFolder(Object.fromEntries(names.map((name) => [name, page('Rules')])));
  expect(addressesIn(folder, OWN)).toEqual([
    'https://www.hill.example/a.php?id=2',
    'https://www.hill.example/dept.aspx?id=1',
    'https://www.hill.example/index.php/21-hostel-rules?Itemid=101',
  ]);
});

it('of two sites in a folder the one is read whose address is known', () => {
  const folder = newFolder({
    'library.example/a.html': page('A'),
    'library.example/b.html': page('B'),
    'www.hill.example/about.html': page('About'),
  });
  expect(readFolder(folder, { own: OWN }).host.name).toBe('hill.example');
  expect(readFolder(folder).host.name).toBe('library.example');
});

it.each(['public_html', 'homedir/public_html', 'httpdocs', 'htdocs'])(
  'of a backup only %s is the site, at the address of this one',
  (root) => {
    const folder = newFolder({
      'mail/inbox.html': page('Private'),
      [`${root}/index.html`]: page('Hill College'),
      [`${root}/news/june.html`]: page('June'),
      [`${root}/jquery.ui/demo.html`]: page('Demo'),
    });
    expect(addressesIn(folder, OWN).toSorted()).toEqual([
      'https://www.hill.example/',
      'https://www.hill.example/jquery.ui/demo.html',
      'https://www.hill.example/news/june.html',
      `mail/inbox.html: it lies beside the folder ${root}`,
    ]);
  },
);

it('a folder that names no host is the site of this college', () => {
  const folder = newFolder({
    'index.html': page('Hill College'),
    'about.html': page('About'),
    'jquery.ui/demo.html': page('Demo'),
  });
  expect(basename(folder)).not.toContain('hill.example');
  expect(addressesIn(folder, OWN)).toContain('https://www.hill.example/about.html');
});

it('a notice that differs from others only by its numbers is no part of the frame of the site', async () => {
  const notice = (semester: number) =>
    `<html><body><p>Visitors: ${semester}99</p><h1>Examination ${semester}</h1><p>Examinations of semester ${semester} begin on ${semester + 4} June 2024 at 10 am.</p><p>Fee: Rs ${semester}00</p></body></html>`;
  const other = (of: string) =>
    `<html><body><p>Visitors: ${of.length}</p><h1>${of}</h1><p>The ${of} of the college.</p></body></html>`;
  const folder = newFolder({
    ...Object.fromEntries([1, 2, 3, 4].map((each) => [`notice-${each}.html`, notice(each)])),
    ...Object.fromEntries(
      ['hostel', 'library', 'canteen', 'office', 'ground', 'bank'].map((each) => [
        `${each}.html`,
        other(each),
      ]),
    ),
  });
  const { host, answers } = readFolder(folder, { own: OWN });
  const { pages } = await readOldPages(
    answers.filter(({ file }) => file),
    host,
    reader,
  );
  const texts = Object.fromEntries(pages.map(({ title, text }) => [title, text.markdown]));
  expect(texts['Examination 3']).toBe(
    'Examinations of semester 3 begin on 7 June 2024 at 10 am.\n\nFee: Rs 300',
  );
  expect(texts.hostel).toBe('The hostel of the college.');
});
