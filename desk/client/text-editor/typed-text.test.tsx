// @vitest-environment happy-dom

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formContext } from '#tests/support/desk-form.ts';
import { TextEditor } from './text-editor.tsx';

/** An editor whose form gives its text back when it is asked to. */
function open(first: string) {
  const insert: { current: ((words: string) => void) | undefined } = { current: undefined };
  const given: string[] = [];
  const editor = (text: string) => (
    <TextEditor
      {...{ id: 'entry', lang: 'ml', text, marked: [], insert, context: formContext() }}
      {...{ isFocused: false, isRequired: false }}
      onType={(typed) => given.push(typed)}
      onLeave={() => undefined}
    />
  );
  const { rerender } = render(editor(first));
  return {
    type: (words: string) => insert.current?.(words),
    give: (text = '') => rerender(editor(text)),
    given,
    shown: () => screen.getByRole('textbox').textContent,
  };
}

it('a typed text that the form gives back late does not undo the keys after it', () => {
  const { type, give, given, shown } = open('');
  for (const word of ['കേരളത്തിലെ', 'കോളേജുകളിൽ', 'അവധി']) type(word);
  give(given[0]);
  give(given[1]);
  expect(shown()).toBe('കേരളത്തിലെ കോളേജുകളിൽ അവധി');
  give(given[2]);
  expect(shown()).toBe('കേരളത്തിലെ കോളേജുകളിൽ അവധി');
});

it('a text from elsewhere is shown, also one that was typed before and had arrived', () => {
  const { type, give, given, shown } = open('');
  for (const word of ['അവധി', 'നാളെ']) type(word);
  give(given[1]);
  give('പ്രവൃത്തിദിവസം');
  expect(shown()).toBe('പ്രവൃത്തിദിവസം');
  give(given[0]);
  expect(shown()).toBe('അവധി');
});
