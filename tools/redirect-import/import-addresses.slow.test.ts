import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { redirectsSchema } from '#app/features/redirects/schema.ts';
import { getSite } from '#app/site.ts';
import { matchAddresses } from './match-addresses.ts';
import { readOldAddresses } from './old-addresses.ts';

describe('addresses of an old site', () => {
  it('are read from a list', () => {
    expect(
      readOldAddresses(
        '# old\nhttps://www.college.example/About.php\n/hostel/\ncontact.html\nlogo.png\n\n',
      ),
    ).toEqual(['/About.php', '/contact.html', '/hostel']);
  });

  it('are read from a site map', () => {
    const map =
      '<urlset><url><loc> https://www.college.example/index.php?id=5&amp;tab=2 </loc></url><url><loc>https://www.college.example/</loc></url></urlset>';
    expect(readOldAddresses(map)).toEqual(['/', '/index.php?id=5&tab=2']);
  });
});

describe('each form of a file is read', () => {
  it.each([
    [
      'a list without https://',
      'www.c.example/ContactUs.php\nhostel.html',
      ['/ContactUs.php', '/hostel.html'],
    ],
    [
      'site maps with CDATA',
      '<urlset><url><loc><![CDATA[https://c.example/a.php?x=1&y=2]]></loc></url><url><loc>https://c.example/b&#38;c</loc></url></urlset>',
      ['/a.php?x=1&y=2', '/b%26c'],
    ],
    [
      'Joomla, without what only counts visitors',
      'http://c.example/index.php?option=com_content&id=5:about-us&utm_source=x&Itemid=',
      ['/index.php?option=com_content&id=5:about-us&Itemid='],
    ],
    ['small letters in codes', '/%e0%b4%95/', ['/%E0%B4%95']],
  ])('%s', (_, text, addresses) => {
    expect(readOldAddresses(text)).toEqual(addresses);
  });

  it('a list that begins with a mark of its encoding, each address once', () => {
    expect(readOldAddresses('\ufeffhttps://c.example/a\r\n/a\r\n')).toEqual(['/a']);
  });
});

describe('a form that is not known is named', () => {
  it.each([
    [
      'an index of site maps',
      '<sitemapindex><sitemap><loc>https://c.example/map-1.xml</loc></sitemap></sitemapindex>',
      /index of other site maps[\s\S]*map-1\.xml/,
    ],
    [
      'a log',
      '192.0.2.1 - - [23/Nov/2026:10:00:00 +0530] "GET /a.php HTTP/1.1" 200 512',
      /Line 1 is no address: 192/,
    ],
    ['a table', 'Top pages,Clicks\nhttps://c.example/a,120', /Line 1 is no address: Top pages/],
    ['rules of a server', 'Redirect 301 /old.html /new.html', /Line 1 is no address: Redirect 301/],
    ['old and new addresses', 'http://c.example/a 301 http://c.example/b', /Line 1 is no address/],
  ])('%s', (_, file, words) => {
    expect(() => readOldAddresses(file)).toThrow(words);
  });
});

describe('an old address', () => {
  const match = async (address: string) => (await matchAddresses(getSite(), [address]))[0];

  it.each([
    ['/admissions', { kind: 'page' }],
    ['/ml/about', { kind: 'page' }],
    ['/about-us', { kind: 'redirect', to: '/about' }],
    ['/ml/about-us', { kind: 'redirect', to: '/ml/about' }],
    ['/ContactUs.php', { kind: 'suggestion', to: '/contact' }],
    ['/hostel_facility.html', { kind: 'suggestion', to: '/facilities#hostel' }],
    ['/departments/Civil_Engineering.aspx', { kind: 'suggestion', to: '/department/civil' }],
    ['/tender.php?year=2024', { kind: 'suggestion', to: '/tenders' }],
    ['/qqqq.php', { kind: 'none' }],
    ['/a%22b.php', { kind: 'impossible' }],
    ['/index.php?option=com_content&view=article&id=5&Itemid=10', { kind: 'none' }],
    [
      '/index.php?option=com_content&view=article&id=5:about-us&catid=2:general',
      { kind: 'suggestion', to: '/about' },
    ],
    [
      '/index.php/component/content/article/12-hostel',
      { kind: 'suggestion', to: '/facilities#hostel' },
    ],
    [
      '/%E0%B4%B9%E0%B5%8B%E0%B4%B8%E0%B5%8D%E0%B4%B1%E0%B5%8D%E0%B4%B1%E0%B5%BD',
      { kind: 'suggestion', to: '/facilities#hostel' },
    ],
    ['/files/Prospectus%202024.pdf', { kind: 'suggestion', to: '/downloads/prospectus' }],
  ])('%s: what becomes of it is found', async (address, expected) => {
    expect(await match(address)).toMatchObject(expected);
  });
});

it('the report is valid content for redirects.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-site-'));
  writeFileSync(join(folder, 'old.txt'), '/ContactUs.php\n/about-us\n/qqqq.php\n');
  const report = execFileSync(
    process.execPath,
    ['tools/redirect-import/import-addresses.ts', join(folder, 'old.txt')],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  expect(redirectsSchema.parse(parse(report))).toEqual([
    { from: '/ContactUs.php', to: '/contact' },
  ]);
  expect(report).toContain('# 1 lead nowhere, and no page is similar:\n#   /qqqq.php');
});
