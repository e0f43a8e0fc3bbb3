// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { passTyped, useTyped } from './use-typed.ts';

let draws = 0;
beforeEach(() => {
  draws = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

function Field({ stored, give }: { stored: string; give: (text: string) => void }) {
  const { text, type, pass } = useTyped(stored, give);
  return <input value={text} onChange={({ target }) => type(target.value)} onBlur={pass} />;
}

/** A form that is drawn whenever it is given a text. */
function Form() {
  const [stored, setStored] = useState('');
  draws += 1;
  return (
    <>
      <Field stored={stored} give={setStored} />
      <output>{stored}</output>
      <button type="button" onClick={() => setStored('')}>
        Discard
      </button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');
const stored = () => screen.getByRole('status').textContent;
const write = (text: string) => fireEvent.change(input(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTime(300));

it('each key is shown at once, and the form is drawn once in the pause', () => {
  render(<Form />);
  for (const text of ['r', 'ro', 'roo', 'room']) write(text);
  expect([input().value, stored(), draws]).toEqual(['room', '', 1]);
  pause();
  expect([input().value, stored(), draws]).toEqual(['room', 'room', 2]);
});

it('what is typed is in the form as soon as the field is left, and before it is saved', () => {
  render(<Form />);
  write('room');
  fireEvent.blur(input());
  expect(stored()).toBe('room');
  write('rooms');
  act(passTyped);
  expect(stored()).toBe('rooms');
});

it('a text that is discarded or changed elsewhere is shown in the place of what was typed', () => {
  render(<Form />);
  write('room');
  pause();
  fireEvent.click(screen.getByRole('button'));
  expect([input().value, stored()]).toEqual(['', '']);
});

it('what is typed stays when the form draws another field', () => {
  const { rerender } = render(<Field stored="a" give={() => undefined} />);
  write('ab');
  rerender(<Field stored="a" give={() => undefined} />);
  expect(input().value).toBe('ab');
});

it('what the form stores late does not take the place of what was typed and given since', () => {
  const given: string[] = [];
  const field = (text: string) => <Field stored={text} give={(typed) => given.push(typed)} />;
  const { rerender } = render(field(''));
  for (const text of ['അവ', 'അവധി', 'അവധി നാളെ']) {
    write(text);
    pause();
  }
  expect(given).toEqual(['അവ', 'അവധി', 'അവധി നാളെ']);
  for (const text of given) {
    rerender(field(text));
    expect(input().value).toBe('അവധി നാളെ');
  }
  rerender(field('Discarded'));
  expect(input().value).toBe('Discarded');
});
