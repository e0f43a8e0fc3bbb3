import { expect, it } from 'vitest';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { withOther } from './in-its-place.ts';

const kindAt = (name: string) => {
  const kind = kindOf(name);
  if (!kind) throw new Error(name);
  return kind;
};
const CLERK: Person = {
  ...{ user: 'anu', name: 'Anu', email: 'anu@college.example', write: 'all', publish: false },
};
const written = (content: ContentFolder, kind: string, id: string, value: object) =>
  content.with(writeEntry(content, kindAt(kind), id, value));
const replaced = (content: ContentFolder, kind: string, id: string, by: string, who = CLERK) =>
  withOther(content, who, kindAt(kind), id, { by }).content;
const valueIn = (content: ContentFolder, kind: string, id: string) =>
  Object(valueOfEntry(content, kindAt(kind), id));

const folder = new ContentFolder('content');
const person = (content: ContentFolder, id: string, ta: string) => {
  const value = valueIn(content, 'people', id);
  return written(content, 'people', id, { ...value, name: { ...value.name, ta } });
};

it('the words of a link are those of the other entry, in every language and beside an address', () => {
  const named = person(person(folder, 'kallada-a', 'கல்லடா'), 'ponman-l', 'பொன்மான்');
  const notice = {
    ...valueIn(folder, 'news', 'bus-routes-revised'),
    body: { en: 'Ask.', ml: 'ചോദിക്കുക.', ta: '[கல்லடா](/faculty/kallada-a)' },
    links: [
      {
        label: { en: 'Dr. Kallada A.', ml: 'ഡോ. കല്ലട എ.', ta: 'கல்லடா' },
        href: '/faculty/kallada-a',
      },
      { label: { en: 'His page', ml: 'പേജ്' }, href: '/faculty/kallada-a' },
      { label: { en: 'Dr. Kallada A.', ml: 'ഡോ. കല്ലട എ.' }, href: '/about' },
    ],
  };
  const content = written(named, 'news', 'bus-routes-revised', notice);
  const next = valueIn(
    replaced(content, 'people', 'kallada-a', 'ponman-l'),
    ...(['news', 'bus-routes-revised'] as const),
  );
  expect(next.body.ta).toBe('[பொன்மான்](/faculty/ponman-l)');
  expect(next.links).toEqual([
    {
      label: { en: 'Dr. Ponman L.', ml: 'ഡോ. പൊന്മാൻ എൽ.', ta: 'பொன்மான்' },
      href: '/faculty/ponman-l',
    },
    { label: { en: 'His page', ml: 'പേജ്' }, href: '/faculty/ponman-l' },
    { label: { en: 'Dr. Kallada A.', ml: 'ഡോ. കല്ലട എ.' }, href: '/about' },
  ]);
});

it('a committee has nobody twice, and whoever stands first in it stays', () => {
  const committee = valueIn(folder, 'committees', 'anti-ragging-squad');
  const [chair, ...others] = committee.members;
  const next = valueIn(
    replaced(folder, 'people', 'ayilyam-s', 'manimala-b'),
    ...(['committees', 'anti-ragging-squad'] as const),
  );
  expect(next.members).toEqual([{ ...chair, person: 'manimala-b' }, ...others.slice(1)]);
});

it('a list that names an entry in several rows keeps them all', () => {
  const name = ['committees', 'anti-ragging-squad'] as const;
  const committee = valueIn(folder, ...name);
  const [first] = committee.members;
  const members = [first, { ...first, as: { en: 'Member', ml: 'അംഗം' } }, committee.members[1]];
  const content = written(folder, ...name, { ...committee, members });
  const next = valueIn(replaced(content, 'people', 'ayilyam-s', 'manimala-b'), ...name);
  expect(next.members).toHaveLength(3);
});

it('nothing is moved to another department by it', () => {
  const own = { ...valueIn(folder, 'news', 'bus-routes-revised'), departments: ['cse'] };
  const content = written(folder, 'news', 'bus-routes-revised', own);
  const cse = { ...CLERK, write: ['news', 'departments'], department: 'cse' };
  const next = replaced(content, 'departments', 'cse', 'civil', cse);
  expect(valueIn(next, 'news', 'bus-routes-revised').departments).toEqual(['cse']);
});
