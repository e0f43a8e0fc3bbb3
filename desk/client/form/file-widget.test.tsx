// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileWidget } from './file-widget.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a file that was refused can be chosen again', async () => {
  const words = { en: 'Write the title first.', ml: 'ആദ്യം തലക്കെട്ട് എഴുതുക.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: words }, { status: 422 })));
  const registry = { formContext: { locale: 'en', place: { kind: 'documents', id: '' } } } as const;
  render(<FileWidget id="file" registry={registry} onChange={vi.fn()} />);
  const input = document.querySelector('input') as HTMLInputElement;
  const emptied = vi.spyOn(input, 'value', 'set');
  await act(async () => fireEvent.change(input, { target: { files: [new File(['a'], 'a.pdf')] } }));
  expect(screen.getByRole('status').textContent).toBe('Write the title first.');
  // The browser sends an event only for a choice that differs from the one before.
  expect(emptied).toHaveBeenCalledWith('');
});
