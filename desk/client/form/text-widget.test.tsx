// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { formContext, press } from '#tests/support/desk-form.ts';
import { AdviceContext } from './form-context.ts';
import { TextWidget } from './text-widget.tsx';

// Read once, however busy the machine is.
beforeAll(() => import('../text-editor/text-editor.tsx'));
const context = formContext({
  place: { kind: 'texts', id: 'about' },
  shows: {
    blocks: [
      {
        name: 'contacts',
        en: 'Contacts',
        ml: 'ബന്ധപ്പെടാൻ',
        attribute: 'role',
        isMany: true,
        values: [
          { id: 'office', en: 'College office', ml: 'ഓഫീസ്' },
          { id: 'hostel', en: 'Hostel office', ml: 'ഹോസ്റ്റൽ ഓഫീസ്' },
        ],
      },
      {
        name: 'picture',
        en: 'Picture of an album',
        ml: 'ആൽബത്തിലെ ചിത്രം',
        attribute: 'id',
        values: [
          {
            id: 'campus/gate',
            file: 'gallery/campus/gate.jpg',
            en: 'The gate – Campus',
            ml: 'കവാടം',
          },
          {
            id: 'sports/race',
            file: 'gallery/sports/race.jpg',
            en: 'The race – Sports',
            ml: 'ഓട്ടം',
          },
        ],
      },
    ],
    figures: [{ id: 'figure departments', en: 'Number of departments', ml: 'വകുപ്പുകളുടെ എണ്ണം' }],
  },
});

const ID = ['entry', 'ml', 'text'].join('\u0001');

/** The editor of a text, and what the form is given. */
async function show(value: string, advice: ComponentProps<typeof AdviceContext>['value'] = []) {
  const onChange = vi.fn();
  const field = (text: string, marked = advice, locale = context.locale) => (
    <AdviceContext value={marked}>
      <TextWidget
        id={ID}
        value={text}
        registry={{ formContext: { ...context, locale } }}
        onChange={onChange}
      />
    </AdviceContext>
  );
  const { rerender } = render(field(value));
  const text = await screen.findByRole('textbox');
  await screen.findByRole('toolbar');
  const given = () => {
    fireEvent.blur(text);
    return onChange.mock.lastCall?.[0];
  };
  const change = (...next: Parameters<typeof field>) => rerender(field(...next));
  return { text, given, change };
}

it('shows data and figures of the site by their names, and what it does not know as it was typed', async () => {
  const { text, given } = await show(
    'We have :figure[departments] of them.\n\n::contacts{role="office hostel"}\n\n*Hello* <b>\n',
  );
  expect([...text.children].map((block) => block.textContent)).toEqual([
    'We have Number of departments of them.',
    'Contacts: College office, Hostel office',
    '*Hello* <b>',
  ]);
  expect(given()).toBeUndefined();
});

it('a text from elsewhere takes the place of the shown one, and undo brings that back as it was', async () => {
  const { text, given, change } = await show('* ക്ലാസ്സ്\n* ലാബ്\n');
  change('* ക്ലാസ്\n* ലാബ്\n');
  expect(text.textContent).toBe('ക്ലാസ്ലാബ്');
  await press('Undo');
  expect(text.textContent).toBe('ക്ലാസ്സ്ലാബ്');
  expect(given()).toBe('* ക്ലാസ്സ്\n* ലാബ്\n');
});

it('stands when advice or a text from elsewhere arrives in the moment the desk changes its language', async () => {
  const { change } = await show('ക്ലാസ്സ്');
  const words = { en: 'Older than the English', ml: '' };
  change('ക്ലാസ്സ്', [{ words, field: words, path: ['ml', 'text'], blocks: [0] }], 'ml');
  expect(screen.getByRole('textbox').textContent).toBe('ക്ലാസ്സ്');
  change('ക്ലാസ്', [], 'en');
  expect(screen.getByRole('textbox').textContent).toBe('ക്ലാസ്');
});

it('is written in its one form once it is changed', async () => {
  const { given } = await show('* Form\n* Fee\n');
  await press('Numbered list');
  expect(given()).toBe('1. Form\n2. Fee\n');
});

it('a table is put in with its caption and headings to be written', async () => {
  const { text, given } = await show('');
  fireEvent.change(screen.getByLabelText('Put in at the cursor'), {
    target: { value: 'own:table' },
  });
  await press('Insert');
  expect(text.querySelectorAll('th, td')).toHaveLength(4);
  expect(given()).toBe(':::table\n| | |\n| - | - |\n| | |\n:::\n');
});

it('a picture of an album is found by its words, put in at one press, and exchanged for another', async () => {
  const { text, given } = await show('Come in.\n');
  fireEvent.change(screen.getByLabelText('Put in at the cursor'), {
    target: { value: 'data:picture:id' },
  });
  // Nothing is put in before one is chosen.
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'race' } });
  await press('The race – Sports');
  expect(given()).toBe('Come in.\n\n::picture{id=sports/race}\n');
  expect(text.querySelector('.data img')?.getAttribute('src')).toBe(
    '/api/used-picture?file=gallery%2Fsports%2Frace.jpg',
  );
  await press('The gate – Campus');
  expect(given()).toBe('Come in.\n\n::picture{id=campus/gate}\n');
  await press('Undo');
  expect(given()).toBe('Come in.\n\n::picture{id=sports/race}\n');
  await press('Undo');
  expect(given()).toBe('Come in.\n');
});

it('an address is put in as a link', async () => {
  const { given } = await show('');
  await press('Link');
  fireEvent.change(screen.getByLabelText('Address of the link'), {
    target: { value: ' /contact ' },
  });
  await press('Use this address');
  expect(given()).toBe('[/contact](/contact)\n');
});

it('an address that is none is named where it is typed', async () => {
  const { given } = await show('');
  await press('Link');
  const field = screen.getByLabelText('Address of the link');
  fireEvent.change(field, { target: { value: 'http://ktu.edu.in' } });
  await press('Use this address');
  expect(screen.getByRole('alert').textContent).toContain('For http:// type https://');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(given()).toBeUndefined();
});

it('what stands where the other language was changed is marked, and what stands elsewhere is not', async () => {
  const said = { en: '', ml: '' };
  const { text } = await show('## Camp\n\nBring a tent.\n\nBring a cup.\n', [
    { words: said, field: said, path: ['ml', 'text'], blocks: [1] },
    { words: said, field: said, path: ['en', 'text'], blocks: [2] },
  ]);
  expect([...text.children].map((block) => block.getAttribute('data-behind'))).toEqual([
    null,
    'The other language was changed here',
    null,
  ]);
});
