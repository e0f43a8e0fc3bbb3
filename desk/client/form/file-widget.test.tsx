// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerFiles } from '#tests/support/sent-files.ts';
import { FileWidget } from './file-widget.tsx';

it('a file is sent before the title is written, and can be chosen again after a refusal', async () => {
  const words = { en: 'This is not a PDF file.', ml: 'ഇത് പി.ഡി.എഫ്. ഫയലല്ല.' };
  const sent: string[] = [];
  answerFiles(({ url }) => {
    sent.push(url);
    return Response.json({ error: words }, { status: 422 });
  });
  const registry = { formContext: { place: { kind: 'documents', id: '' }, put: vi.fn() } };
  render(<FileWidget id="file" schema={{}} registry={registry} onChange={vi.fn()} />);
  const input = document.querySelector('input') as HTMLInputElement;
  const emptied = vi.spyOn(input, 'value', 'set');
  await act(async () => fireEvent.change(input, { target: { files: [new File(['a'], 'a.pdf')] } }));
  await screen.findByText('a.pdf: This is not a PDF file.');
  expect(sent).toEqual(['/api/file?kind=documents&id=&name=a.pdf']);
  // The browser sends an event only for a choice that differs from the one before.
  expect(emptied).toHaveBeenCalledWith('');
});

it('a photograph that is taken out goes with its description and consent; one of a list leaves its place', () => {
  const [put, onChange] = [vi.fn(), vi.fn()];
  const registry = { formContext: { place: { kind: 'news', id: '' }, put } };
  const press = (...path: string[]) => {
    render(
      <FileWidget
        id={['entry', ...path].join('\u0001')}
        {...{ registry, onChange }}
        schema={{}}
        value="a.jpg"
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Remove the file: a.jpg' }));
    cleanup();
  };
  press('picture', 'file');
  expect([put.mock.calls, onChange.mock.calls]).toEqual([[[['picture'], undefined]], []]);
  press('pictures', '0', 'file');
  expect([put.mock.calls.length, onChange.mock.calls]).toEqual([1, [[undefined]]]);
});
