// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LEAF_DIRECTIVES } from '#app/features/section-page/section-text.server.ts';
import { en } from '../messages.en.ts';
import type { FormContext } from './form-context.ts';
import { MarkdownWidget, PIECES } from './markdown-widget.tsx';

it('each block of the toolbar is one that the site knows', () => {
  const named = PIECES.flatMap(({ before }) => /^::([a-z-]+)/.exec(before)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !LEAF_DIRECTIVES.includes(name))).toEqual([]);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Pastes into a field after the word "Before", with an answer of the desk, and gives what was stored and said. */
async function paste(copied: Record<string, string>, answer: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const onChange = vi.fn();
  const formContext: FormContext = { locale: 'en', words: en, choices: {}, glossary: [], mayAttach: false, place: { kind: 'texts', id: 'about' } };
  render(<MarkdownWidget id="body" value="Before " registry={{ formContext }} onChange={onChange} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.setSelectionRange(7, 7);
  const clipboardData = { getData: (type: string) => copied[type] ?? '' };
  let isOurs = false;
  await act(async () => {
    isOurs = !fireEvent.paste(field, { clipboardData });
  });
  fireEvent.blur(field);
  return { isOurs, stored: onChange.mock.lastCall?.[0], said: screen.getByRole('status').textContent };
}

const FROM_WORD = { 'text/html': '<p>The <b>office</b></p>', 'text/plain': 'The office' };

it('what is pasted from a word processor keeps its form, and what is left out is said', async () => {
  const left = { en: 'Picture left out.', ml: 'ചിത്രം ഒഴിവാക്കി.' };
  const answer = () => Response.json({ markdown: 'The **office**', dropped: [left] });
  expect(await paste(FROM_WORD, answer)).toEqual({ isOurs: true, stored: 'Before The **office**', said: 'Picture left out.' });
});

it('if the desk cannot read it, the words are pasted and the reason is said', async () => {
  const answer = () => Response.json({ error: { en: 'Too complex.', ml: 'സങ്കീർണമാണ്.' } }, { status: 422 });
  expect(await paste(FROM_WORD, answer)).toEqual({ isOurs: true, stored: 'Before The office', said: 'Too complex.' });
});

it('plain text is pasted by the browser', async () => {
  expect(await paste({ 'text/html': '<span>x</span>', 'text/plain': 'x' }, () => Response.error())).toMatchObject({ isOurs: false, said: '' });
});
