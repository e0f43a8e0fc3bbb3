// @vitest-environment happy-dom

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { answerDesk, formContext } from '#tests/support/desk-form.ts';
import { EntryForm } from './entry-form.tsx';
import { passTyped } from './use-typed.ts';

const text = { type: 'object', properties: { en: { type: 'string' } } };
const ENTRY = {
  schema: {
    type: 'object',
    properties: {
      title: text,
      attachments: {
        type: 'array',
        items: { type: 'string', 'x-reference': 'documents' },
        'x-control': 'attachments',
      },
    },
  },
  ui: { en: {}, ml: {} },
  key: null,
};
const CONTEXT = formContext({ mayAttach: true, place: { kind: 'events', id: 'camp' } });
const stored = (id: string, en: string) => ({
  ...{ id, title: { en }, isPrinted: false, mayChange: true },
  files: [{ file: `${id}.pdf`, languages: ['en'] }],
});

let value: { attachments?: unknown[] };
function Form({ attachments }: { attachments: unknown[] }) {
  const [now, setNow] = useState<{ attachments?: unknown[] }>({ attachments });
  value = now;
  return (
    <EntryForm
      entry={ENTRY}
      value={now}
      context={CONTEXT}
      onChange={(next) => setNow(next as typeof now)}
    />
  );
}

beforeEach(() => {
  answerDesk((_name, _sent, url) =>
    url.endsWith('poster') ? stored('poster', 'Poster') : stored('rules', 'Rules'),
  );
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('a document of the site is renamed, removed from the entry or deleted in its form', async () => {
  render(<Form attachments={['poster', 'rules']} />);
  const [title] = await screen.findAllByLabelText('English');
  fireEvent.change(title as Element, { target: { value: 'Poster of the camp' } });
  passTyped();
  await screen.findByText('Poster of the camp', { selector: 'summary' });
  press('Remove from this entry: Rules');
  expect(value.attachments).toEqual([{ document: 'poster', title: { en: 'Poster of the camp' } }]);
  press('Delete the document: Poster of the camp');
  expect(value.attachments).toMatchObject([{ document: 'poster', isDeleted: true }]);
  press('Keep it: Poster of the camp');
  expect(value.attachments).toMatchObject([{ document: 'poster', isDeleted: false }]);
});

it('a file that was just chosen can be given a title of its own', () => {
  render(<Form attachments={[{ file: 'change.pdf', languages: ['en'] }]} />);
  fireEvent.change(screen.getByLabelText('English'), { target: { value: 'Corrigendum 1' } });
  fireEvent.blur(screen.getByLabelText('English'));
  expect(value.attachments).toEqual([
    { file: 'change.pdf', languages: ['en'], title: { en: 'Corrigendum 1' } },
  ]);
});
