import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { personView } from '#app/features/people/people.server.ts';
import { initialsOf } from '#app/features/people/schema.ts';
import { loadSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';

const day = (iso: string) => Date.parse(`${iso}T00:00:00+05:30`);
const textOf = (file: string) => readFileSync(`content/${file}`, 'utf8');

describe('a person who has left', () => {
  const id = 'ashokam-l';
  const file = `people/${id}.yaml`;
  const leaving = textOf(file).replace(/^department:/m, 'leftOn: 2027-05-31\ndepartment:');
  const at = (now: number, more: [string, string][] = []) => {
    const result = loadSite('content', new Map([[file, leaving], ...more]), now);
    return 'site' in result ? result.site : result.problems;
  };
  const shown = (now: number) => {
    const site = at(now);
    if (!('people' in site)) throw new Error(JSON.stringify(site));
    return [
      site.people.some((person) => person.id === id),
      listPages(site).some(({ path }) => path === `/faculty/${id}`),
      JSON.stringify(site.committees).includes(id),
    ];
  };

  it('is shown until that day, and from that day nowhere, committees included', () => {
    expect(shown(day('2027-05-31') - 1)).toEqual([true, true, true]);
    expect(shown(day('2027-05-31'))).toEqual([false, false, false]);
  });

  it('is in the whole content, which the desk reads', () => {
    expect(shown(Number.POSITIVE_INFINITY)[0]).toBe(true);
  });

  it('is named without a link where a text led to the page', () => {
    const page = 'pages/campus-life/student-chapters.en.md';
    const linked = textOf(page).replace(
      '[Dr. Pamba H.](/faculty/pamba-h)',
      `[Dr. A](/faculty/${id})`,
    );
    const site = JSON.stringify(at(day('2027-05-31'), [[page, linked]]));
    expect(site).toContain('"Dr. A"');
    expect(site).not.toContain(`/faculty/${id}`);
  });

  it('may be followed by another head before the tick is taken away', () => {
    const next = 'people/champakam-m.yaml';
    const head = textOf(next).replace(/^department:/m, 'isHead: true\ndepartment:');
    expect(leaving).toContain('isHead: true');
    const site = at(day('2027-05-31'), [[next, head]]);
    expect('people' in site ? 'built' : site).toBe('built');
  });
});

describe('a person of whom only name, department and post are known', () => {
  it('has a page, with initials made of the name', () => {
    const text =
      'name: { en: "Dr. Guest Lecturer", ml: "ഡോ. ഗസ്റ്റ് ലക്ചറർ" }\ndepartment: cse\ndesignation: assistant-professor\n';
    const result = loadSite('content', new Map([['people/guest.yaml', text]]));
    if (!('site' in result)) throw new Error(JSON.stringify(result.problems));
    const guest = need(result.site.people.find(({ id }) => id === 'guest'));
    expect(personView(result.site, guest, 'en')).toMatchObject({
      title: 'Dr. Guest Lecturer',
      facts: [],
      card: { initials: 'GL' },
    });
  });

  it.each([
    ['Dr. Ashokam L.', 'AL'],
    ['Nila', 'NI'],
    ['Prof. A. B. Chandran Nair', 'ABC'],
  ])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
