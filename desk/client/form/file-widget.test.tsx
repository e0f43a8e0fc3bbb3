// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerFiles } from '#tests/support/sent-files.ts';
import { FileWidget } from './file-widget.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a file is sent before the title is written, and can be chosen again after a refusal', async () => {
  const words = { en: 'This is not a PDF file.', ml: 'ഇത് പി.ഡി.എഫ്. ഫയലല്ല.' };
  const sent: string[] = [];
  answerFiles(({ url }) => {
    sent.push(url);
    return Response.json({ error: words }, { status: 422 });
  });
  const registry = { formContext: { place: { kind: 'documents', id: '' } } } as const;
  render(<FileWidget id="file" registry={registry} onChange={vi.fn()} />);
  const input = document.querySelector('input') as HTMLInputElement;
  const emptied = vi.spyOn(input, 'value', 'set');
  await act(async () => fireEvent.change(input, { target: { files: [new File(['a'], 'a.pdf')] } }));
  await screen.findByText('a.pdf: This is not a PDF file.');
  expect(sent).toEqual(['/api/file?kind=documents&id=&name=a.pdf']);
  // The browser sends an event only for a choice that differs from the one before.
  expect(emptied).toHaveBeenCalledWith('');
});

it.each([
  ['people', 'image/jpeg,image/png,image/webp,image/avif,image/gif'],
  ['gallery', 'image/jpeg,image/png,image/webp,image/avif,image/gif'],
  ['documents', '.pdf,image/jpeg,image/png,image/webp'],
])('for %s no HEIC is offered, so that a phone sends JPEG', (kind, accepted) => {
  render(
    <FileWidget
      id="file"
      registry={{ formContext: { place: { kind, id: '' } } }}
      onChange={vi.fn()}
    />,
  );
  expect(document.querySelector('input')?.accept).toBe(accepted);
});
