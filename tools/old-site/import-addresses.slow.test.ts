import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getSite } from '#app/content/reading/site.server.ts';
import { redirectsSchema } from '#app/content/schemas/redirects.ts';
import { matchAddresses } from './match-addresses.ts';
import { readOldAddresses } from './old-addresses.ts';

describe('addresses of an old site', () => {
  it('are read from a list', () => {
    expect(readOldAddresses('# old\nhttps://www.college.example/About.php\n/hostel/\ncontact.html\nlogo.png\n\n')).toEqual(
      ['/About.php', '/contact.html', '/hostel'].map((address) => ({ address, count: 1 })),
    );
  });

  it('are read from a site map', () => {
    const map =
      '<urlset><url><loc> https://www.college.example/index.php?id=5&amp;tab=2 </loc></url><url><loc>https://www.college.example/</loc></url></urlset>';
    expect(readOldAddresses(map).map(({ address }) => address)).toEqual(['/', '/index.php?id=5&tab=2']);
  });

  it('are counted in an access log, without those that the old site did not answer', () => {
    const log = (asked: string, status: number) => `192.0.2.1 - - [23/Nov/2026:10:00:00 +0530] "GET ${asked} HTTP/1.1" ${status} 512 "-" "Mozilla/5.0"`;
    const lines = [log('/fees.php?utm_source=x', 200), log('/fees.php', 304), log('/a.php', 301), log('/wp-login.php', 404), log('/style.css', 200)];
    expect(readOldAddresses(lines.join('\n'))).toEqual([
      { address: '/fees.php', count: 2 },
      { address: '/a.php', count: 1 },
    ]);
  });
});

describe('an old address', () => {
  const match = (address: string) => matchAddresses(getSite(), [{ address, count: 1 }])[0];

  it.each([
    ['/admissions', { kind: 'page' }],
    ['/ml/about', { kind: 'page' }],
    ['/about-us', { kind: 'redirect', to: '/about' }],
    ['/ml/about-us', { kind: 'redirect', to: '/ml/about' }],
    ['/ContactUs.php', { kind: 'suggestion', to: '/contact' }],
    ['/hostel_facility.html', { kind: 'suggestion', to: '/facilities/hostel' }],
    ['/departments/Civil_Engineering.aspx', { kind: 'suggestion', to: '/department/civil' }],
    ['/tender.php?year=2024', { kind: 'suggestion', to: '/tenders' }],
    ['/qqqq.php', { kind: 'none' }],
    ['/a%20b.php', { kind: 'impossible' }],
  ])('%s: what becomes of it is found', (address, expected) => {
    expect(match(address)).toMatchObject(expected);
  });
});

it('the report is valid content for redirects.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-site-'));
  writeFileSync(join(folder, 'old.txt'), '/ContactUs.php\n/about-us\n/qqqq.php\n');
  const report = execFileSync(process.execPath, ['tools/old-site/import-addresses.ts', join(folder, 'old.txt')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(redirectsSchema.parse(parse(report))).toEqual([{ from: '/ContactUs.php', to: '/contact' }]);
  expect(report).toContain('# 1 lead nowhere, and no page is similar:\n#   /qqqq.php');
});
