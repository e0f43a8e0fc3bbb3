// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAF_DIRECTIVES } from '#app/features/section-page/section-text.server.ts';
import { typeAsBrowser } from '#tests/support/type-as-browser.ts';
import { MESSAGES } from '../messages.ts';
import type { FormContext } from './form-context.ts';
import { MarkdownWidget, PIECES } from './markdown-widget.tsx';

it('each block of the toolbar is one that the site knows', () => {
  const named = PIECES.flatMap(({ before }) => /^::([a-z-]+)/.exec(before)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !LEAF_DIRECTIVES.includes(name))).toEqual([]);
});

beforeEach(typeAsBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const formContext: FormContext = {
  locale: 'en',
  words: MESSAGES.en,
  choices: {},
  glossary: [],
  append: () => {},
  placeName: () => '',
  correctSpelling: () => {},
  mayAttach: false,
  place: { kind: 'texts', id: 'about' },
};

/** A field with a text and the cursor in it. */
function show(value: string, cursor: number) {
  const onChange = vi.fn();
  render(<MarkdownWidget id="body" value={value} registry={{ formContext }} onChange={onChange} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  field.setSelectionRange(cursor, cursor);
  return { field, onChange };
}

type Copied = { 'text/html': string; 'text/plain': string };

/** A field with the word "Before", into which something is pasted; `isOurs` if the desk and not the browser does it. */
function pasteInto(copied: Copied) {
  const { field, onChange } = show('Before ', 7);
  const isOurs = !fireEvent.paste(field, {
    clipboardData: { getData: (type: keyof Copied) => copied[type] },
  });
  const stored = () => {
    fireEvent.blur(field);
    return onChange.mock.lastCall?.[0];
  };
  return { isOurs, stored };
}

/** What is stored and said after the desk has answered. */
async function paste(copied: Copied, answer: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  const { isOurs, stored } = pasteInto(copied);
  const status = screen.getByRole('status');
  if (isOurs) await waitFor(() => expect(status.textContent).not.toBe(''));
  return { isOurs, stored: stored(), said: status.textContent };
}

const FROM_WORD = { 'text/html': '<p>The <b>office</b></p>', 'text/plain': 'The office' };

it('what is pasted from a word processor keeps its form, and what is left out is said', async () => {
  const left = { en: 'Picture left out.', ml: 'ചിത്രം ഒഴിവാക്കി.' };
  const answer = () => Response.json({ markdown: 'The **office**', dropped: [left] });
  expect(await paste(FROM_WORD, answer)).toEqual({
    isOurs: true,
    stored: 'Before The **office**',
    said: 'Picture left out.',
  });
});

it('if the desk cannot read it, the words are pasted and the reason is said', async () => {
  const answer = () =>
    Response.json({ error: { en: 'Too complex.', ml: 'സങ്കീർണമാണ്.' } }, { status: 422 });
  expect(await paste(FROM_WORD, answer)).toEqual({
    isOurs: true,
    stored: 'Before The office',
    said: 'Too complex.',
  });
});

it('the words stand in the field before the desk has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  expect(pasteInto(FROM_WORD).stored()).toBe('Before The office');
  resolve(Response.json({ markdown: 'The **office**', dropped: [] }));
  await screen.findByDisplayValue('Before The **office**');
});

it('plain text is pasted by the browser', async () => {
  expect(
    await paste({ 'text/html': '<span>x</span>', 'text/plain': 'x' }, () => Response.error()),
  ).toMatchObject({ isOurs: false, said: '' });
});

describe('the table at the cursor', () => {
  const open = (value: string, at: number) => {
    const { onChange } = show(value, at);
    fireEvent.click(screen.getByRole('button', { name: 'Table' }));
    const fill = (label: string | RegExp, text: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    const take = () => {
      fireEvent.click(screen.getByRole('button', { name: 'Put into the text' }));
      fireEvent.blur(screen.getByRole('textbox'));
      return onChange.mock.lastCall?.[0];
    };
    return { fill, take };
  };

  it('is new where none is: with a caption, as many rows and columns as are wanted', () => {
    const { fill, take } = open('Dates.', 6);
    fill(/^Caption/, 'Last dates');
    fill('Columns', '3');
    fill('Heading of column 1', 'Step');
    fill('Row 1, column 3', 'Form A | B');
    fireEvent.click(screen.getByRole('button', { name: 'Remove column 2' }));
    expect(take()).toBe(
      'Dates.\n\n:::table[Last dates]\n\n| Step |  |\n|---|---|\n|  | Form A \\| B |\n\n:::\n',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is changed in its place', () => {
    const { fill, take } = open(
      'A\n\n:::table[Last dates]\n\n| Step |\n|---|\n| Form |\n\n:::\n\nZ',
      40,
    );
    fill('Rows, with the heading', '3');
    fill('Row 2, column 1', 'Fee');
    expect(take()).toBe(
      'A\n\n:::table[Last dates]\n\n| Step |\n|---|\n| Form |\n| Fee |\n\n:::\n\nZ',
    );
  });
});
