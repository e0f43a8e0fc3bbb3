// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerDesk, both } from '#tests/support/desk-form.ts';
import { StarterTexts } from './setup.tsx';

const RTI = {
  what: 'changed',
  entry: { kind: 'texts', id: 'administrative/rti', title: both('Right to information') },
  fields: [{ path: ['en', 'text'], field: both('Text'), before: both('40'), after: both('30') }],
  base: { en: { text: '40' } },
  value: { en: { text: '30' } },
};

it('a newer text of the product is taken into the form of its page, or left and then gone from the list', async () => {
  let listed = [RTI];
  const sent = answerDesk((name) => {
    if (name === 'leave-text') listed = [];
    return name === 'starter-texts' ? listed : {};
  });
  await act(async () => render(<StarterTexts />));
  expect(screen.getByText('30').tagName).toBe('INS');
  const press = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press('Take: Right to information');
  expect(sent).toEqual([
    [
      'draft',
      { kind: 'texts', id: 'administrative/rti', base: RTI.base, value: RTI.value, tab: 'starter' },
    ],
  ]);
  expect(window.location.hash).toBe('#/content/texts/administrative%2Frti');
  await press('Leave: Right to information');
  expect(sent[1]).toEqual(['leave-text', { id: 'administrative/rti' }]);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText("The college's text stays.")).toBeTruthy();
});
