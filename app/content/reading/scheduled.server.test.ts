import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { loadSite } from './site.server.ts';

const FROM = '2030-01-01T10:00:00+05:30';
const scheduled = (file: string, after: RegExp) =>
  readFileSync(`content/${file}`, 'utf8').replace(
    after,
    (line) => `publishFrom: "${FROM}"\n${line}`,
  );

const CHANGES = new Map([
  ['news/bus-routes-revised.yaml', scheduled('news/bus-routes-revised.yaml', /^kind:/m)],
  [
    'events/pta-general-meeting-2026.yaml',
    scheduled('events/pta-general-meeting-2026.yaml', /^venue:/m),
  ],
]);

describe('an entry with publishFrom', () => {
  const pathsAt = (now: number) => {
    const result = loadSite('content', CHANGES, now);
    return 'site' in result ? listPages(result.site).map(({ path }) => path) : result.problems;
  };

  it('has a page from that time on, and not before', () => {
    const pages = ['/all-news/bus-routes-revised', '/events/pta-general-meeting-2026'];
    for (const page of pages) expect(pathsAt(Date.parse(FROM) - 1)).not.toContain(page);
    expect(pathsAt(Date.parse(FROM))).toEqual(expect.arrayContaining(pages));
  });

  it('must not be referred to by entries published before it', () => {
    const other = readFileSync('content/news/survey-camp-civil.yaml', 'utf8').replace(
      /^kind:/m,
      'successor: bus-routes-revised\nkind:',
    );
    const result = loadSite(
      'content',
      new Map([...CHANGES, ['news/survey-camp-civil.yaml', other]]),
      0,
    );
    expect(result).toMatchObject({
      problems: [{ file: 'news/survey-camp-civil.yaml', path: ['successor'] }],
    });
  });
});
