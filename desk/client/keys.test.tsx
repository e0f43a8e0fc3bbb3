// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Keys } from './keys.tsx';

it.each([
  ['s', 'KeyS'],
  ['S', 'KeyS'],
  ['േ', 'KeyS'],
])('Ctrl and %s save, on a Malayalam keyboard too, also from a text', (key, code) => {
  const save = vi.fn();
  render(
    <>
      <Keys />
      <textarea />
      <button type="button" aria-keyshortcuts="Control+S" onClick={save} />
    </>,
  );
  const isLeft = fireEvent.keyDown(screen.getByRole('textbox'), { key, code, ctrlKey: true });
  expect([save.mock.calls.length, isLeft]).toEqual([1, false]);
});
