// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { formContext } from '#tests/support/desk-form.ts';
import type { Mistake } from '../api.ts';
import { EntryForm } from './entry-form.tsx';
import { AdviceContext, MistakesContext, ValueContext } from './form-context.ts';

const text = { type: 'object', properties: { en: { type: 'string' } } };
const entry: ComponentProps<typeof EntryForm>['entry'] = {
  schema: {
    type: 'object',
    properties: {
      contacts: { type: 'array', items: { type: 'object', properties: { title: text } } },
    },
  },
  ui: { en: {}, ml: {} },
  key: null,
};
const context = formContext({ place: { kind: 'college', id: '' } });
const value = { contacts: [{ title: { en: 'Principal' } }, { title: { en: 'Office' } }, {}] };

const form = (mistakes: Mistake[]) => (
  <MistakesContext value={mistakes}>
    <EntryForm entry={entry} value={value} context={context} onChange={() => {}} />
  </MistakesContext>
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

it('a day and a moment stand in words beside their fields', () => {
  const properties = {
    on: { type: 'string', 'x-control': 'day' },
    from: { type: 'string', 'x-control': 'moment' },
  };
  const moments = { on: '2026-12-01', from: '2026-12-15T23:30:00+05:30' };
  const dated = { ...entry, schema: { type: 'object', properties } };
  render(<EntryForm entry={dated} value={moments} context={context} onChange={() => {}} />);
  screen.getByText('Tuesday, 1 December 2026');
  screen.getByText('Tuesday, 15 December 2026');
});

it('each button of a form has a name of its own, which begins with the title of its item', () => {
  const link = { type: 'object', properties: { label: text } };
  const group = {
    type: 'object',
    properties: { label: text, links: { type: 'array', items: link } },
  };
  const menu = (label: string) => ({
    label: { en: label },
    links: [{ label: { en: 'History' } }, {}],
  });
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { menu: { type: 'array', items: group } } },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{ menu: [menu('About'), menu('Academics')] }}
      context={{ ...context, placeName: (path) => path.join(' ') }}
      onChange={() => {}}
    />,
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
  const contacts = [{ title: { en: 'Independence Day' }, date: '2025-08-15' }];
  render(<EntryForm entry={entry} value={{ contacts }} context={context} onChange={() => {}} />);
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
  const long = (parts: string[]) => (
    <EntryForm
      entry={{
        schema: {
          type: 'object',
          properties: Object.fromEntries(
            parts.map((name) => [name, { type: 'array', items: text }]),
          ),
        },
        ui: {
          en: Object.fromEntries(parts.map((name) => [name, { 'ui:title': `The ${name}` }])),
          ml: {},
        },
        key: null,
      }}
      value={{}}
      context={context}
      onChange={() => {}}
    />
  );
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
  render(
    <EntryForm
      entry={{
        schema: {
          type: 'object',
          properties: { laboratories: { type: 'array', items: laboratory } },
        },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{ laboratories: [] }}
      context={{ ...context, append }}
      onChange={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add an entry' }));
  expect(append).toHaveBeenCalledWith(['laboratories'], [{ equipment: [{}] }]);
});

it('a new item that has a day of issue is of today', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T23:30:00+05:30') });
  const issuedOn = { type: 'string', format: 'date' };
  const corrigendum = { type: 'object', required: ['issuedOn'], properties: { issuedOn, text } };
  const append = vi.fn();
  render(
    <EntryForm
      entry={{
        schema: {
          type: 'object',
          properties: { corrigenda: { type: 'array', items: corrigendum } },
        },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{}}
      context={{ ...context, append }}
      onChange={() => {}}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add an entry' }));
  expect(append).toHaveBeenCalledWith(['corrigenda'], [{ issuedOn: '2026-12-01' }]);
  vi.useRealTimers();
});

it('the text of the only language of a site stands in no group of its own', () => {
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { en: text } },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{}}
      context={context}
      onChange={() => {}}
    />,
  );
  expect([screen.getAllByRole('textbox').length, screen.queryByRole('group')]).toEqual([1, null]);
});

it('departments stand in the order of their names in the language of the desk', () => {
  const departments = [
    { id: 'civil', en: 'Civil', ml: 'സിവിൽ' },
    { id: 'cse', en: 'Computers', ml: 'കമ്പ്യൂട്ടർ' },
  ];
  const items = { type: 'string', 'x-reference': 'departments', 'x-by-name': true };
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { departments: { type: 'array', items } } },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{}}
      context={{ ...context, locale: 'ml', choices: { departments } }}
      onChange={() => {}}
    />,
  );
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
      <EntryForm
        entry={{
          schema: { type: 'object', properties: { laboratories: list } },
          ui: { en: {}, ml: {} },
          key: null,
        }}
        value={person}
        context={{ ...context, choices }}
        onChange={() => {}}
      />
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
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { related: list } },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{ related: ['page-4', 'page-30'] }}
      context={{ ...context, choices: { pages } }}
      onChange={() => {}}
    />,
  );
  const fold = screen.getByText('Page 4; Page 30').closest('details');
  expect([fold?.open, fold?.querySelectorAll('input').length]).toEqual([false, 31]);
});

it('what the choice of a form and the heading of a text say already is hidden, but no checkbox', () => {
  const selector =
    /^\.hidden,\s+([^{]*)/m.exec(readFileSync('desk/client/lists.css', 'utf8'))?.[1] ?? '';
  const refundable = { anyOf: [{ type: 'boolean' }, { const: 'ask' }] };
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { refundable, note: text } },
        ui: {
          en: {
            refundable: { anyOf: [{ 'ui:title': 'Yes or no' }, { 'ui:title': 'Ask' }] },
            note: { 'ui:title': 'Note', en: { 'ui:title': 'English' } },
          },
          ml: {},
        },
        key: null,
      }}
      value={{ refundable: true }}
      context={context}
      onChange={() => {}}
    />,
  );
  expect(
    [...document.querySelectorAll(selector)].map((label) => label.textContent?.trim()),
  ).toEqual(['Yes or no', 'English']);
});

it('a form of a field that is one word is chosen, never typed', () => {
  const onChange = vi.fn();
  const refundable = { anyOf: [{ type: 'boolean' }, { const: 'ask', default: 'ask' }] };
  render(
    <EntryForm
      entry={{
        schema: { type: 'object', properties: { refundable } },
        ui: {
          en: {
            refundable: {
              'ui:title': 'Refundable',
              anyOf: [{ 'ui:title': 'Yes or no' }, { 'ui:title': 'Ask the office' }],
            },
          },
          ml: {},
        },
        key: null,
      }}
      value={{ refundable: true }}
      context={context}
      onChange={onChange}
    />,
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
      <EntryForm
        entry={entry}
        value={value}
        context={{ ...context, [name]: press }}
        onChange={() => {}}
      />
    </AdviceContext>,
  );
  expect(screen.getByText(/This site spells/).closest('[data-faulty]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  expect(press).toHaveBeenCalledWith(path);
});

it('a mark for a part of the college, for which there is no field, stays with its entry', () => {
  const onChange = vi.fn();
  render(
    <EntryForm
      entry={{
        schema: {
          type: 'object',
          properties: { phone: { type: 'string' } },
          additionalProperties: false,
        },
        ui: { en: {}, ml: {} },
        key: null,
      }}
      value={{ needs: 'hostel', phone: '1' }}
      context={context}
      onChange={onChange}
    />,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12' } });
  fireEvent.blur(screen.getByRole('textbox'));
  expect(onChange).toHaveBeenLastCalledWith({ needs: 'hostel', phone: '12' });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});
