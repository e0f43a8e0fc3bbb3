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
