import { expect, it } from 'vitest';
import { placeOf } from '#app/content/reading/problem.server.ts';
import { loadSite } from '#app/site.ts';
import { ContentFolder } from './content-folder.ts';
import { readYaml } from './read-yaml.ts';
import { upgraded } from './upgrade-steps.ts';

const content = new ContentFolder('content');

function problems(folder: ContentFolder): string[] {
  const result = loadSite('content', folder.changes, Number.POSITIVE_INFINITY);
  return 'problems' in result
    ? result.problems.map((problem) => `${problem.file} ${placeOf(problem)}`)
    : [];
}

/** The content as it was before some steps, from texts that these have changed. */
function before(
  changes: readonly (readonly [file: string, now: string, then: string])[],
): ContentFolder {
  return content.with(
    new Map(
      changes.map(([file, now, then]) => {
        expect(content.read(file)).toContain(now);
        return [file, content.read(file)?.replace(now, then)];
      }),
    ),
  );
}

it('content of this version stays as it is', () => {
  expect(upgraded(content).size).toBe(0);
});

it('content of before the evening of 27 November 2026 is a demonstration only by its note', () => {
  const college = content.read('college.yaml') ?? '';
  const upgradedFrom = (edition: string) => {
    const then = `edition: ${edition}\nstillSample: [fees]\n${college}`;
    return upgraded(content.with(new Map([['college.yaml', then]]))).get('college.yaml');
  };
  expect(readYaml(upgradedFrom('demonstration') ?? '')).toEqual(readYaml(college));
  expect(readYaml(upgradedFrom('publication') ?? '')).not.toHaveProperty('demonstrationNote');
});

it('content of before 27 November 2026 gets the paragraphs of a notice as one text, with bold words and links', () => {
  const file = 'news/bus-routes-revised.yaml';
  const source = content.read(file) ?? '';
  const [body = ''] = source.match(/^body:\n(?: .*\n|\n)+/m) ?? [];
  const then =
    'body:\n  - { en: "*From Monday*", ml: "തിങ്കൾ മുതൽ" }\n  - { en: "See https://ktu.edu.in", ml: "3*4" }\n';
  const old = before([[file, body, then]]);
  expect(problems(old)).toEqual(['news/bus-routes-revised.yaml body']);
  const now = old.with(upgraded(old));
  expect(problems(now)).toEqual([]);
  expect(now.read(file)).toContain(
    'body:\n  en: |\n    **From Monday**\n\n    See [https://ktu.edu.in](https://ktu.edu.in)\n  ml: |\n    തിങ്കൾ മുതൽ\n\n    3\\*4\n',
  );
});

it('content of two versions ago gets its weekly holidays, and the work of a tender as its text, by one command', () => {
  const [closed = ''] = /^closed: .*\n/m.exec(content.read('college.yaml') ?? '') ?? [];
  const file = 'tenders/canteen-licence.yaml';
  const source = content.read(file) ?? '';
  const [body = ''] = source.match(/^body:\n(?: .*\n|\n)+/m) ?? [];
  const then = 'work:\n  en: "Grinders 3*4"\n  ml: "ഗ്രൈൻഡർ"\n';
  const old = before([
    [file, body, then],
    ['college.yaml', closed, ''],
  ]);
  expect(problems(old)).toEqual(['college.yaml closed', `${file} body`, `${file} work`]);
  const now = old.with(upgraded(old));
  expect(problems(now)).toEqual([]);
  expect(readYaml(now.read('college.yaml') ?? '')).toMatchObject({ closed: ['sun', 'sat-2'] });
  expect(now.read(file)).toContain('body:\n  en: |\n    Grinders 3\\*4\n  ml: |\n    ഗ്രൈൻഡർ\n');
});

it('content of before the night of 29 November 2026 gets last ranks by seat category; a category with several is named', () => {
  const row = (name: string, of: string) =>
    `- { id: x-${of}, year: 2026-27, round: 1, programme: btech-cse, ${name}: ${of}, rank: 5, sample: true }\n`;
  const then = ['general', 'sc', 'sebc'].map((of) => row('category', of)).join('');
  const old = content.with(new Map([['last-ranks.yaml', then]]));
  const now = old.with(upgraded(old));
  expect(now.read('last-ranks.yaml')).toContain('seats: merit, rank: 5');
  expect(problems(now)).toEqual(['last-ranks.yaml [2].seats']);
});
