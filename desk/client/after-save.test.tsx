// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AfterSave } from './after-save.tsx';
import type { EditedEntry, Me } from './api.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what comes after Save is brought onto the screen, but not while somebody writes on', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ stage: 'idle', requests: [], waiting: [], notes: [], uncommitted: [] }),
    ),
  );
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const props = {
    me: { publish: true } as Me,
    entry: { titles: { entry: { en: 'Notice', ml: 'അറിയിപ്പ്' } } } as EditedEntry,
    title: 'Bus',
  };
  await act(async () => render(<AfterSave {...props} />));
  expect(scroll).toHaveBeenCalledTimes(1);
  cleanup();
  render(<input aria-label="Title" ref={(field) => field?.focus()} />);
  await act(async () => render(<AfterSave {...props} />));
  expect(scroll).toHaveBeenCalledTimes(1);
});
