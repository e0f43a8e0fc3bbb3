import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { figureValues, identifiers } from './figures.server.ts';

it('the intake of B.Tech and M.Tech is as stated by the college; every other figure is counted', () => {
  expect(figureValues(getSite())).toEqual({
    'btech-intake': '900+',
    'mtech-intake': '369+',
    'ug-programmes': '9',
    'pg-programmes': '20',
    departments: '14',
    'engineering-departments': '9',
    'btech-seats': '900+',
    'barch-seats': '40',
    'mtech-seats': '369+',
    'mplan-seats': '18',
    'mca-seats': '60',
    'phd-seats': '0',
  });
});

it('a new programme is counted immediately', () => {
  const { college, programmes, departments, degrees } = getSite();
  const more = programmes.flatMap((programme) =>
    programme.award === 'mca' ? [programme, programme] : [programme],
  );
  expect(figureValues({ college, programmes: more, departments, degrees })).toMatchObject({
    'pg-programmes': '21',
    'mca-seats': '120',
    'mtech-intake': '369+',
  });
});

it('a college that states no intake has the sum of its programmes', () => {
  const { college, programmes, departments, degrees } = getSite();
  const counted = { ...college, figures: {} };
  const ours = programmes.filter(({ id }) => id === 'btech-cse' || id === 'btech-ce');
  const seats = ours.reduce((sum, { Intake }) => sum + Intake, 0);
  expect(figureValues({ college: counted, programmes: ours, departments, degrees })).toMatchObject({
    'btech-intake': String(seats),
    'mtech-intake': '0',
  });
});

it('the intake of a course counts all its degrees, of which the college may teach the second only', () => {
  const { college, programmes, departments, degrees } = getSite();
  const counted = { ...college, figures: {} };
  const ours = programmes.filter(({ award }) => award === 'mplan');
  expect(figureValues({ college: counted, programmes: ours, departments, degrees })).toMatchObject({
    'mtech-intake': '18',
    'mtech-seats': '0',
    'mplan-seats': '18',
  });
});

it('texts can use the identification numbers of the college', () => {
  const { college } = getSite();
  expect(identifiers({ college })).toEqual({ aicte: college.ids.aicte, aishe: college.ids.aishe });
});

it('no seats are named after a degree that a college has not', () => {
  const { college, programmes, departments } = getSite();
  expect(Object.keys(figureValues({ college, programmes, departments, degrees: [] }))).toEqual(
    'btech-intake mtech-intake ug-programmes pg-programmes departments engineering-departments'.split(
      ' ',
    ),
  );
});
