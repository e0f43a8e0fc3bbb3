import { expect, it } from 'vitest';
import { type Placed as Person, sortPeople } from './people-order.ts';

it('people are listed head first, then by post, then by their place, and last by name', () => {
  const person = (en: string, designation: Person['designation'], more: Partial<Person> = {}) => ({
    name: { en, ml: en },
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
