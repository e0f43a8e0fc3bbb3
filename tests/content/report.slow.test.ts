import { afterEach, describe, expect, it } from 'vitest';
import { externalLinks } from '#app/content/reading/external-links.server.ts';
import { leastContent } from '#tests/support/least-content.ts';
import { runNode } from '#tests/support/run-node.ts';
import { addText, copyContent, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());

const report = (...words: string[]) => runNode(['tools/check/report.ts', copy.folder, ...words]);

describe('npm run report', () => {
  it('prints every list with its count, for the given date, with exit status 0', () => {
    const { status, stdout } = report('--on', '2040-01-01');
    expect(status).toBe(0);
    expect(stdout).toContain('on 2040-01-01');
    for (const heading of [
      'Pages not reviewed',
      'Malayalam texts',
      'Committees',
      'Expired accreditations',
      'Disclosures',
      'Links',
    ]) {
      expect(stdout).toMatch(new RegExp(`^${heading}.*: \\d+$`, 'm'));
    }
    expect(stdout).toMatch(
      /pages\/academics\/regulation-syllabus +2026-11-14 +\/academics\/regulation-syllabus/,
    );
  });

  it('lists the empty pages, with their names in both languages', () => {
    const least = leastContent();
    const { stdout } = runNode(['tools/check/report.ts', least]);
    expect(stdout).toMatch(/^Empty lists, with a message on their pages: [1-9]/m);
    expect(stdout).toMatch(/^ {2}\/tenders +Tenders +ടെൻഡറുകൾ/m);
  });

  it('reports that the content has mistakes, with exit status 0', () => {
    replace('college.yaml', 'closed: [sun, ', 'closed: [sunday, ')(copy);
    const { status, stdout } = report();
    expect(status).toBe(0);
    expect(stdout).toContain('npm run check:content');
  });
});

describe('links to check', () => {
  it('are the external addresses, once, without their fragments', () => {
    addText(
      'pages/about/history.en.md',
      'See [one](https://office.kerala.gov.in/a), https://office.kerala.gov.in/b.',
    )(copy);
    const links = externalLinks(copy.folder);
    expect(links.get('https://office.kerala.gov.in/a')).toBe('pages/about/history.en.md');
    expect(links.has('https://office.kerala.gov.in/b')).toBe(true);
  });

  it('do not include sample addresses of the college', () => {
    expect(
      [...externalLinks(copy.folder).keys()].filter((href) => href.includes('college.example')),
    ).toEqual([]);
  });

  it('have dates in checked-links.yaml, and the check reports invalid ones', () => {
    copy.write('checked-links.yaml', '"https://ktu.edu.in": yesterday\n');
    expect(copy.problems()).toContainEqual({
      file: 'checked-links.yaml',
      field: 'https://ktu.edu.in',
      expected: 'a date such as 2026-11-14',
      found: '"yesterday"',
    });
  });
});
