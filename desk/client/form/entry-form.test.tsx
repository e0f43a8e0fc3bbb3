// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { formContext } from '#tests/support/desk-form.ts';
import type { Mistake } from '../api.ts';
import { EntryForm } from './entry-form.tsx';
import { AdviceContext, MistakesContext, ValueContext } from './form-context.ts';

const text = { type: 'object', properties: { en: { type: 'string' } } };
type FormProps = ComponentProps<typeof EntryForm>;
const context = formContext({ place: { kind: 'college', id: '' } });

/** The form of an entry with some fields, and the words of the form where they matter. */
const formOf = (
  properties: object,
  { ui = {}, ...more }: Partial<Omit<FormProps, 'entry'>> & { ui?: FormProps['entry']['ui']['en'] },
) => (
  <EntryForm
    entry={{ schema: { type: 'object', properties }, ui: { en: ui, ml: {} }, key: null }}
    value={{}}
    context={context}
    onChange={() => {}}
    {...more}
  />
);
const listOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
const contacts = listOf({ title: text });
const value = { contacts: [{ title: { en: 'Principal' } }, { title: { en: 'Office' } }, {}] };

const form = (mistakes: Mistake[]) => (
  <MistakesContext value={mistakes}>{formOf({ contacts }, { value })}</MistakesContext>
);
const folds = () =>
  screen.getAllByRole<HTMLDetailsElement>('group').filter(({ tagName }) => tagName === 'DETAILS');

it('the items of a list are folded under their titles, and one without a title stays open', () => {
  render(form([]));
  expect(folds().map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
    ['Principal', false],
    ['Office', false],
  ]);
});

it('an entry in one language is asked for in that alone; what was written in another stays in sight', () => {
  const both = {
    type: 'object',
    required: ['en', 'ml'],
    properties: { en: { type: 'string' }, ml: { type: 'string' } },
  };
  const words = { en: { 'ui:title': 'English' }, ml: { 'ui:title': 'Malayalam' } };
  render(
    formOf(
      { title: both, audience: both },
      {
        ui: {
          title: { 'ui:title': 'Title', ...words },
          audience: { 'ui:title': 'For whom', ...words },
        },
        value: { only: 'ml', audience: { en: 'Parents', ml: 'രക്ഷിതാക്കൾ' } },
      },
    ),
  );
  const asked = (name: string) =>
    within(screen.getByRole('group', { name })).getAllByRole('textbox').length;
  expect([asked('Title'), asked('For whom')]).toEqual([1, 2]);
});

it('nothing is required in a group that may be left out, until something is written in it', () => {
  const picture = {
    type: 'object',
    required: ['file', 'alt'],
    properties: { file: { type: 'string' }, alt: { ...text, required: ['en'] } },
  };
  const ui = {
    picture: { 'ui:title': 'Picture', file: { 'ui:title': 'File' }, alt: { 'ui:title': 'Words' } },
  };
  const asked = () => document.body.textContent?.match(/\(required\)/g)?.length ?? 0;
  const { rerender } = render(formOf({ picture }, { ui, value: {} }));
  expect(asked()).toBe(0);
  rerender(formOf({ picture }, { ui, value: { picture: { file: 'fair.jpg' } } }));
  expect(asked()).toBe(3);
});

it('a day and a moment stand in words beside their fields', () => {
  const properties = {
    on: { type: 'string', 'x-control': 'day' },
    from: { type: 'string', 'x-control': 'moment' },
  };
  const moments = { on: '2026-12-01', from: '2026-12-15T23:30:00+05:30' };
  render(formOf(properties, { value: moments }));
  screen.getByText('Tuesday, 1 December 2026');
  screen.getByText('Tuesday, 15 December 2026');
});

it('each button of a form has a name of its own, which begins with the title of its item', () => {
  const links = listOf({ label: text });
  const menu = (label: string) => ({
    label: { en: label },
    links: [{ label: { en: 'History' } }, {}],
  });
  render(
    formOf(
      { menu: listOf({ label: text, links }) },
      {
        value: { menu: [menu('About'), menu('Academics')] },
        context: { ...context, placeName: (path) => path.join(' ') },
      },
    ),
  );
  const names = screen
    .getAllByRole('button', { hidden: true })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toContain('Move up: History (menu 1 links 0)');
  expect(names).toContain('Remove: menu 1 links 1');
  expect(names).toContain('Add an entry (menu 1 links)');
  expect(new Set(names).size).toBe(names.length);
});

it('an item of a day has the day beside its title: a holiday comes each year', () => {
  const holidays = [{ title: { en: 'Independence Day' }, date: '2025-08-15' }];
  render(formOf({ contacts }, { value: { contacts: holidays } }));
  expect(folds()[0]?.querySelector('summary')?.textContent).toBe('Independence Day 15 August 2025');
});

it('an item with a mistake is opened, and stays open when it is corrected', () => {
  const words = { en: 'Too long.', ml: 'നീളം കൂടി.' };
  const { rerender } = render(
    form([{ words, field: words, path: ['contacts', 1, 'title', 'en'] }]),
  );
  expect(folds().map(({ open }) => open)).toEqual([false, true]);
  rerender(form([]));
  expect(folds().map(({ open }) => open)).toEqual([false, true]);
});

it('a long form begins with its parts, and a press goes to one', () => {
  HTMLElement.prototype.scrollIntoView = () => {};
  const names = ['about', 'mission', 'laboratories', 'research', 'syllabus'];
  const long = (parts: string[]) =>
    formOf(Object.fromEntries(parts.map((name) => [name, listOf({ en: text })])), {
      ui: Object.fromEntries(parts.map((name) => [name, { 'ui:title': `The ${name}` }])),
    });
  const { rerender } = render(long(names));
  expect(screen.getByText('Parts of this form').nextElementSibling?.textContent).toBe(
    'The aboutThe missionThe laboratoriesThe researchThe syllabus',
  );
  fireEvent.click(screen.getByRole('button', { name: 'The laboratories', hidden: true }));
  expect(document.activeElement?.tagName).toBe('LEGEND');
  expect(document.activeElement?.textContent).toContain('The laboratories');
  rerender(long(names.slice(1)));
  expect(screen.queryByText('Parts of this form')).toBeNull();
});

it('a new item has the line of each list that needs one', () => {
  const laboratory = {
    type: 'object',
    required: ['equipment'],
    properties: { title: text, equipment: { type: 'array', minItems: 1, items: text } },
  };
  const append = vi.fn();
  const laboratories = { type: 'array', items: laboratory };
  render(formOf({ laboratories }, { context: { ...context, append } }));
  fireEvent.click(screen.getByRole('button', { name: 'Add an entry' }));
  expect(append).toHaveBeenCalledWith(['laboratories'], [{ equipment: [{}] }]);
});

it('a new item that has a day of issue is of today', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T23:30:00+05:30') });
  const issuedOn = { type: 'string', format: 'date' };
  const corrigendum = { type: 'object', required: ['issuedOn'], properties: { issuedOn, text } };
  const append = vi.fn();
  const corrigenda = { type: 'array', items: corrigendum };
  render(formOf({ corrigenda }, { context: { ...context, append } }));
  fireEvent.click(screen.getByRole('button', { name: 'Add an entry' }));
  expect(append).toHaveBeenCalledWith(['corrigenda'], [{ issuedOn: '2026-12-01' }]);
  vi.useRealTimers();
});

it('the text of the only language of a site stands in no group of its own', () => {
  render(formOf({ en: text }, {}));
  expect([screen.getAllByRole('textbox').length, screen.queryByRole('group')]).toEqual([1, null]);
});

it('departments stand in the order of their names in the language of the desk', () => {
  const departments = [
    { id: 'civil', en: 'Civil', ml: 'സിവിൽ' },
    { id: 'cse', en: 'Computers', ml: 'കമ്പ്യൂട്ടർ' },
  ];
  const items = { type: 'string', 'x-reference': 'departments', 'x-by-name': true };
  const malayalam = { ...context, locale: 'ml' as const, choices: { departments } };
  render(formOf({ departments: { type: 'array', items } }, { context: malayalam }));
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual([' കമ്പ്യൂട്ടർ', ' സിവിൽ']);
});

it('only laboratories of the chosen department are offered, and those that were chosen before; without one, all', () => {
  const choices = {
    laboratories: [
      { id: 'network', en: 'Network', ml: 'ശൃംഖല', departments: ['cse'] },
      { id: 'survey', en: 'Survey', ml: 'സർവേ', departments: ['civil'] },
      { id: 'strength', en: 'Strength', ml: 'ബലം', departments: ['civil', 'mechanical'] },
    ],
  };
  const list = { type: 'array', items: { type: 'string', 'x-reference': 'laboratories' } };
  const teacher = (person: object) => (
    <ValueContext value={person}>
      {formOf({ laboratories: list }, { value: person, context: { ...context, choices } })}
    </ValueContext>
  );
  const offered = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim());
  const { rerender } = render(teacher({}));
  expect(offered()).toEqual(['Network', 'Survey', 'Strength']);
  rerender(teacher({ department: 'mechanical', laboratories: ['network'] }));
  expect(offered()).toEqual(['Network', 'Strength']);
});

it('a long list of choices is folded behind what is chosen', () => {
  const pages = Array.from({ length: 31 }, (_, index) => ({
    ...{ id: `page-${index}`, en: `Page ${index}`, ml: `പേജ് ${index}` },
  }));
  const list = { type: 'array', items: { type: 'string', 'x-reference': 'pages' } };
  const value = { related: ['page-4', 'page-30'] };
  render(formOf({ related: list }, { value, context: { ...context, choices: { pages } } }));
  const fold = screen.getByText('Page 4; Page 30').closest('details');
  expect([fold?.open, fold?.querySelectorAll('input').length]).toEqual([false, 31]);
});

it('what the choice of a form and the heading of a text say already is hidden, but no checkbox', () => {
  const selector =
    /^\.hidden,\s+([^{]*)/m.exec(readFileSync('desk/client/lists.css', 'utf8'))?.[1] ?? '';
  const refundable = { anyOf: [{ type: 'boolean' }, { const: 'ask' }] };
  render(
    formOf(
      { refundable, note: text },
      {
        value: { refundable: true },
        ui: {
          refundable: { anyOf: [{ 'ui:title': 'Yes or no' }, { 'ui:title': 'Ask' }] },
          note: { 'ui:title': 'Note', en: { 'ui:title': 'English' } },
        },
      },
    ),
  );
  expect(
    [...document.querySelectorAll(selector)].map((label) => label.textContent?.trim()),
  ).toEqual(['Yes or no', 'English']);
});

it('a form of a field that is one word is chosen, never typed', () => {
  const onChange = vi.fn();
  const refundable = { anyOf: [{ type: 'boolean' }, { const: 'ask', default: 'ask' }] };
  const forms = [{ 'ui:title': 'Yes or no' }, { 'ui:title': 'Ask the office' }];
  render(
    formOf(
      { refundable },
      {
        value: { refundable: true },
        ui: { refundable: { 'ui:title': 'Refundable', anyOf: forms } },
        onChange,
      },
    ),
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '1' } });
  expect(onChange).toHaveBeenLastCalledWith({ refundable: 'ask' });
  expect([screen.queryByRole('textbox'), screen.queryByRole('checkbox')]).toEqual([null, null]);
});

it.each([
  ['on spelling', 'correctSpelling', { spellings: 2 }, 'Correct all 2 spellings'],
  ['on a text that another language left behind', 'stillRight', { blocks: [] }, 'Still right'],
])('advice %s is shown at its field, with a button that meets it', (_, name, what, button) => {
  const press = vi.fn();
  const words = { en: 'This site spells: “ക്ലാസ്” (ക്ലാസ്സ്).', ml: '' };
  const path = ['contacts', 1, 'title', 'en'];
  render(
    <AdviceContext value={[{ words, field: words, path, ...what }]}>
      {formOf({ contacts }, { value, context: { ...context, [name]: press } })}
    </AdviceContext>,
  );
  expect(screen.getByText(/This site spells/).closest('[data-faulty]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  expect(press).toHaveBeenCalledWith(path);
});

it('a mark for a part of the college, for which there is no field, stays with its entry', () => {
  const onChange = vi.fn();
  render(
    formOf({ phone: { type: 'string' } }, { value: { needs: 'hostel', phone: '1' }, onChange }),
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12' } });
  fireEvent.blur(screen.getByRole('textbox'));
  expect(onChange).toHaveBeenLastCalledWith({ needs: 'hostel', phone: '12' });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

describe('what may be left out', () => {
  const picture = {
    ...{ type: 'object', required: ['file', 'alt'] },
    properties: {
      file: { type: 'string' },
      alt: { ...text, required: ['en'] },
      taken: { type: 'string', format: 'date' },
    },
  };
  const ui = {
    picture: {
      'ui:title': 'Picture',
      file: { 'ui:title': 'File' },
      alt: { 'ui:title': 'Description', en: { 'ui:title': 'English' } },
    },
    purpose: { 'ui:title': 'Purpose', en: { 'ui:title': 'English' } },
  };
  const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent);

  it('is closed until it is opened', () => {
    render(formOf({ picture }, { ui }));
    const [fold] = folds();
    expect([fold?.querySelector('summary')?.textContent, fold?.open]).toEqual([
      'Add: Picture',
      false,
    ]);
  });

  it.each([
    ['is open where something is written', { picture: { file: 'gate.jpg' } }, []],
    ['is closed where it is empty', { picture: { alt: { en: '' } } }, ['Add: Picture']],
  ])('%s', (_, written, closed) => {
    render(formOf({ picture }, { ui, value: written }));
    expect(folds().map((fold) => fold.querySelector('summary')?.textContent)).toEqual(closed);
  });

  it('is opened for a mistake in it', () => {
    const mistake = { words: { en: 'Wrong', ml: 'തെറ്റ്' }, field: { en: '', ml: '' } };
    const mistakes = [{ ...mistake, path: ['picture', 'file'] }];
    render(<MistakesContext value={mistakes}>{formOf({ picture }, { ui })}</MistakesContext>);
    expect(folds()[0]?.open).toBe(true);
  });

  it('requires no language of a text of which nothing is written, and each once something is', () => {
    const purpose = { ...text, required: ['en'] };
    const { rerender } = render(formOf({ purpose }, { ui }));
    expect(labels()).toEqual(['English ']);
    expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('false');
    rerender(formOf({ purpose }, { ui, value: { purpose: { en: 'Buses' } } }));
    expect(labels()).toEqual(['English (required)']);
  });
});
