// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { LONGER_WORDS } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { show as draw } from '#tests/support/show.tsx';
import { compareView } from './compare.server.ts';
import { start } from './compare.tool.ts';
import ComparePage from './compare-page.tsx';

const { programmes } = getSite();

function show(locale: Locale, query = '') {
  const view = compareView(getSite(), locale);
  history.replaceState(null, '', `${localisePath('/academics/compare', locale)}${query}`);
  draw(<ComparePage view={view} />, locale);
  return view;
}

function open(locale: Locale, query = '') {
  const view = show(locale, query);
  start(need(document.querySelector<HTMLElement>('[data-tool]')));
  return view;
}

const tableOf = (place: ParentNode) => need(place.querySelector('table'));
const shown = () =>
  [...tableOf(document).querySelectorAll('thead th')].map(({ textContent }) => textContent);
/** The choices by their labels; a search by roles walks through all tables. */
const choice = (label = '') => screen.getByLabelText<HTMLSelectElement>(label);
const nameOf = (id: string, { levels }: ReturnType<typeof compareView>) =>
  levels.flatMap((level) => level.programmes).find((each) => each.id === id)?.name;

describe.each(LONGER_WORDS)('programmes to compare (%s)', (locale) => {
  it('are at first two, with all in a folded table for each level below', () => {
    const view = show(locale);
    expect(shown()).toEqual([nameOf('btech-cse', view), nameOf('btech-ece', view)]);
    const folded = [...document.querySelectorAll<HTMLElement>('details:not([open])')];
    expect(folded.map((fold) => tableOf(fold).querySelectorAll('thead th').length)).toEqual([
      9, 20,
    ]);
  });

  it('keep the first two where a third is chosen beside them', () => {
    const view = open(locale);
    fireEvent.change(choice(labelsFor('compare', locale).compareChoices[2]), {
      target: { value: 'mca' },
    });
    expect(shown()).toEqual([
      nameOf('btech-cse', view),
      nameOf('btech-ece', view),
      nameOf('mca', view),
    ]);
  });

  it('are those in the address, in its order and without duplicates', () => {
    const view = open(locale, '?first=mca&second=btech-cse&third=mca');
    expect(shown()).toEqual([nameOf('mca', view), nameOf('btech-cse', view)]);
  });

  it('are those that are chosen; a choice can be taken back', () => {
    const view = open(locale);
    const [first, second] = [
      choice(labelsFor('compare', locale).compareChoices[0]),
      choice(labelsFor('compare', locale).compareChoices[1]),
    ];
    fireEvent.change(first, { target: { value: 'btech-ce' } });
    fireEvent.change(second, { target: { value: 'barch' } });
    expect(shown()).toEqual([nameOf('btech-ce', view), nameOf('barch', view)]);
    fireEvent.change(first, { target: { value: '' } });
    fireEvent.change(second, { target: { value: '' } });
    expect(shown()).toHaveLength(2);
  });

  it('say the same when they are taken from the tables as when they came with the page', () => {
    show(locale);
    const before = tableOf(document).textContent;
    start(need(document.querySelector<HTMLElement>('[data-tool]')));
    expect(tableOf(document).textContent).toBe(before);
    expect(location.search).toBe('');
  });

  it('are the first two where the address names none that is known', () => {
    const view = open(locale, '?first=btech-magic');
    expect(shown()).toEqual([nameOf('btech-cse', view), nameOf('btech-ece', view)]);
    expect(choice(labelsFor('compare', locale).compareChoices[0]).value).toBe('btech-cse');
  });
});

describe('the comparison', () => {
  const view = compareView(getSite(), 'en');
  const lines = (id: string, row: string) =>
    view.levels.flatMap((level) => level.programmes).find((each) => each.id === id)?.cells[
      view.rows.findIndex((each) => each.id === row)
    ] ?? [];
  const words = (id: string, row: string) =>
    lines(id, row).map(({ text }) => text.replaceAll(/<[^>]+>/g, ''));

  it('counts seats in groups that add up to the intake, with lateral entry in addition', () => {
    expect(words('btech-me', 'seats')).toEqual([
      '120 seats',
      'State merit: 72',
      'Backward classes: 36',
      'SC and ST: 12',
      'Lateral entry, third semester: 12 more',
    ]);
    expect(words('mca', 'seats')).toEqual(['60 seats']);
  });

  it('names a year of subjects for each year of an undergraduate course', () => {
    for (const { id, level, duration } of programmes) {
      if (level === 'ug') expect(lines(id, 'subjects'), id).toHaveLength(Number(duration[1]));
      else expect(lines(id, 'subjects').length, id).toBeGreaterThan(0);
    }
  });

  it('gives the last rank of the last round by merit, leads to the others, and says where none are published', () => {
    expect(words('btech-cse', 'ranks')).toEqual([
      'Commissioner for Entrance Examinations (CEE)',
      'Sample entry: 2026-27, in the last round',
      'State merit: 5,874',
      'Which branch can I get?',
    ]);
    expect(words('mca', 'ranks')[1]).toBe('Not published here');
  });

  it('names who publishes the last ranks', () => {
    const officials = {
      'btech-cse': 'https://cee.kerala.gov.in',
      'mtech-power-systems': 'https://admissions.dtekerala.gov.in',
      mca: 'https://lbscentre.in',
    };
    for (const [id, href] of Object.entries(officials))
      expect(lines(id, 'ranks')[0]).toMatchObject({ href });
  });

  it('says once what all programmes in a table have, and in no cell again', () => {
    show('en');
    const table = tableOf(document);
    const body = 'Commissioner for Entrance Examinations (CEE)';
    expect(within(table).getAllByText(body)).toHaveLength(1);
    expect(within(table).getByText(body).closest('th')?.textContent).toContain('The same for all:');
  });

  it('compares no sports ground as a laboratory', () => {
    show('en');
    expect(within(tableOf(document)).queryByText('Sports ground')).toBeNull();
  });

  it('leaves no cell empty', () => {
    const empty = view.levels.flatMap(({ programmes: all }) =>
      all.flatMap(({ id, cells }) =>
        cells.flatMap((cell, index) => (cell.length === 0 ? `${id}: ${view.rows[index]?.id}` : [])),
      ),
    );
    expect(empty).toEqual([]);
  });
});

it('calls the subjects samples while the note on samples is shown', () => {
  const site = getSite();
  const college = { ...site.college, demonstrationNote: undefined };
  expect(JSON.stringify(compareView(site, 'en'))).toContain('Sample entry. The ');
  expect(JSON.stringify(compareView({ ...site, college }, 'en'))).not.toContain(
    'Sample entry. The ',
  );
});
