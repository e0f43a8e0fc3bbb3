import { expect, it } from 'vitest';
import { inShape } from '#tests/support/languages.ts';
import { type Placed as Person, sortPeople } from './people-order.ts';

it('people are listed head first, then by post, then by their place, and last by name', () => {
  const person = (en: string, designation: Person['designation'], more: Partial<Person> = {}) => ({
    name: inShape({ en, ml: en }),
    designation,
    ...more,
  });
  const people = [
    person('Anu', 'assistant-professor'),
    person('Biju', 'assistant-professor'),
    person('Devi', 'assistant-professor', { order: 2 }),
    person('Elsa', 'assistant-professor', { order: 1 }),
    person('Faisal', 'professor', { order: 9 }),
    person('Gita', 'associate-professor', { isHead: true }),
  ];
  expect(sortPeople(people).map(({ name }) => name.en)).toEqual(
    'Gita Faisal Elsa Devi Anu Biju'.split(' '),
  );
});

it('names stand in the order of the language in which the page is read', () => {
  const named = (en: string, ml: string, ta: string) => ({
    name: { ...inShape({ en, ml }), ta },
    designation: 'professor' as const,
  });
  const people = [named('Chandran', 'ചന്ദ്രൻ', 'சந்திரன்'), named('Baby', 'ബേബി', 'பேபி')];
  const listed = (['en', 'ml', 'ta'] as const).map((locale) =>
    sortPeople(people, locale).map(({ name }) => name[locale]),
  );
  expect(listed).toEqual([
    ['Baby', 'Chandran'],
    ['ചന്ദ്രൻ', 'ബേബി'],
    ['சந்திரன்', 'பேபி'],
  ]);
});
