// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ME } from '#tests/support/desk-form.ts';
import { answerFiles } from '#tests/support/sent-files.ts';
import { Import } from './import.tsx';

it('cells copied from a spreadsheet are checked like a file', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  const words = { en: 'Read as Friday, 25 December 2026.', ml: '' };
  const sent: string[] = [];
  answerFiles(({ url }) => {
    sent.push(url);
    const notes = [{ row: 2, column: 'begins', words }];
    return Response.json({ entries: [], problems: [], notes, isWritten: false });
  });
  render(<Import me={ME} />);
  const cells = screen.getByLabelText('Cells copied from a spreadsheet');
  fireEvent.change(cells, { target: { value: 'name_en\tdepartment\nAnu\tcse' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check the list' })));
  await screen.findByText(words.en, { exact: false });
  expect(sent).toEqual(['/api/import?kind=people&write=false']);
});

it('the desk says that it reads a list, as long as it does', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  let answer = (_: Response) => {};
  answerFiles(() => new Promise<Response>((resolve) => (answer = resolve)));
  render(<Import me={ME} />);
  const [status] = screen.getAllByRole('status');
  expect(status?.textContent).toBe('');
  const cells = screen.getByLabelText('Cells copied from a spreadsheet');
  fireEvent.change(cells, { target: { value: 'name_en\nAnu' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check the list' })));
  expect(status?.textContent).toMatch(/^Reading the list/);
  const found = { entries: [], problems: [], notes: [], isWritten: false };
  await act(async () => answer(Response.json(found)));
  expect(status?.textContent).toBe('');
});
