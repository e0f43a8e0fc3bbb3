import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { departmentsView, departmentView } from './department.server.ts';

const CIVIL = need(getSite().departments.find(({ id }) => id === 'civil'));
const NOW = Date.parse('2026-11-25T10:00:00+05:30');

it('a department answers an applicant first: seats and years, laboratories, people, where graduates work', () => {
  const view = departmentView(getSite(), CIVIL, undefined, 'en', NOW);
  expect(view.sections.map(({ id }) => id).slice(0, 5)).toEqual([
    'programmes',
    'laboratories',
    'people',
    'graduates',
    'overview',
  ]);
  expect(view.links.map(({ label }) => label).slice(0, 4)).toEqual([
    'Programmes',
    'Laboratories',
    'People',
    'Where graduates work',
  ]);
  const [programmes, , , graduates] = view.sections.map(({ content }) => content);
  expect(programmes?.kind === 'programmes' && programmes.years.map(({ title }) => title)).toEqual([
    'First year',
    'Second year',
    'Third year',
    'Fourth year',
  ]);
  expect(programmes?.kind === 'programmes' && programmes.ways).toEqual([
    { label: 'How to apply: B.Tech', href: '/admissions#btech' },
    { label: 'How to apply: M.Tech', href: '/admissions#mtech' },
  ]);
  expect(graduates?.kind === 'graduates' && graduates.text).toBe(
    'Sample entry: 52 of the 104 students registered in 2025-26 were placed; 20 went for higher studies. Companies: Sample Structures Limited.',
  );
});

it('a department shows a thing that its students made, in the words of one; a sample says so', () => {
  const made = {
    words: words('We made a bench.', 'ബെഞ്ച്'),
    by: words('Second-year student', 'വിദ്യാർഥി'),
  };
  const shown = (department: Partial<typeof CIVIL>) =>
    departmentView(getSite(), { ...CIVIL, ...department }, undefined, 'en', NOW).made;
  expect(shown({ made })).toEqual({ words: 'We made a bench.', by: 'Second-year student' });
  expect(shown({ made: { ...made, sample: true } })?.by).toBe('Sample entry: Second-year student');
  expect(shown({ made: undefined })).toBeUndefined();
  expect(departmentView(getSite(), CIVIL, 'people', 'en', NOW).made).toBeUndefined();
});

it('a part of a department names it once, in the heading', () => {
  const view = departmentView(getSite(), CIVIL, 'people', 'en', NOW);
  expect(view.title).toBe('People, Civil Engineering');
  expect(view.shortTitle).toBe('People');
  expect(view.inThisPart).toBe('In this section');
  expect(view.lead).toBeUndefined();
});

it('a group of departments that a college lacks is not on the page', () => {
  const { departments, ...site } = getSite();
  const engineering = departments.filter(({ group }) => group === 'engineering');
  const { groups, lead } = departmentsView({ ...site, departments: engineering }, 'en');
  expect(groups.map(({ name }) => name)).toEqual(['Engineering Departments']);
  expect(lead).toBe('Engineering departments: 9.');
});
