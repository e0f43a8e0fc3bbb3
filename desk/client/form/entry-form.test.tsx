// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Mistake } from '../api.ts';
import { en } from '../messages.en.ts';
import { EntryForm } from './entry-form.tsx';
import { type FormContext, MistakesContext } from './form-context.ts';

afterEach(cleanup);

const text = { type: 'object', properties: { en: { type: 'string' } } };
const entry: ComponentProps<typeof EntryForm>['entry'] = {
  schema: { type: 'object', properties: { contacts: { type: 'array', items: { type: 'object', properties: { title: text } } } } },
  ui: { en: {}, ml: {} },
  key: null,
};
const context: FormContext = { locale: 'en', words: en, choices: {}, glossary: [], append: () => {}, mayAttach: false, place: { kind: 'college', id: '' } };
const value = { contacts: [{ title: { en: 'Principal' } }, { title: { en: 'Office' } }, {}] };

const form = (mistakes: Mistake[]) => (
  <MistakesContext value={mistakes}>
    <EntryForm entry={entry} value={value} context={context} onChange={() => {}} />
  </MistakesContext>
);
const folds = () => screen.getAllByRole<HTMLDetailsElement>('group').filter(({ tagName }) => tagName === 'DETAILS');

it('the items of a list are folded under their titles, and one without a title stays open', () => {
  render(form([]));
  expect(folds().map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
    ['Principal', false],
    ['Office', false],
  ]);
});

it('an item of a day has the day beside its title: a holiday comes each year', () => {
  const contacts = [{ title: { en: 'Independence Day' }, date: '2025-08-15' }];
  render(<EntryForm entry={entry} value={{ contacts }} context={context} onChange={() => {}} />);
  expect(folds()[0]?.querySelector('summary')?.textContent).toBe('Independence Day 15 Aug 2025');
});

it('an item with a mistake is opened, and stays open when it is corrected', () => {
  const words = { en: 'Too long.', ml: 'നീളം കൂടി.' };
  const { rerender } = render(form([{ words, field: words, path: ['contacts', 1, 'title', 'en'] }]));
  expect(folds().map(({ open }) => open)).toEqual([false, true]);
  rerender(form([]));
  expect(folds().map(({ open }) => open)).toEqual([false, true]);
});
