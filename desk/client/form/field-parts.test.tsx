// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formContext } from '#tests/support/desk-form.ts';
import { Terms } from './field-parts.tsx';
import { ValueContext } from './form-context.ts';

const context = formContext({
  glossary: [
    { en: 'May', lang: 'ml', words: 'മേയ്' },
    { en: 'Hostel', lang: 'ml', words: 'ഹോസ്റ്റൽ' },
    { en: 'Register', lang: 'ta', words: 'பதிவு' },
  ],
});

it.each([
  ['Students may register at the hostel.', ['ഹോസ്റ്റൽ']],
  ['Until 4 May.', ['മേയ്']],
])('of “%s” the glossary has %j', (en, terms) => {
  render(
    <ValueContext value={{ title: { en } }}>
      <Terms lang="ml" context={context} path={['title', 'ml']} isEmpty={false} onTake={() => {}} />
    </ValueContext>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(terms);
});
