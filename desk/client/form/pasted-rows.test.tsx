// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { both, formContext } from '#tests/support/desk-form.ts';
import { answerFiles } from '#tests/support/sent-files.ts';
import { PastedRows } from './pasted-rows.tsx';

const item = (date: string, en: string) => ({ date, name: { en, ml: en } });
const SCHEMA = {
  items: { properties: { date: {}, name: { properties: { en: {}, ml: {} } } } },
};
const UI = {
  items: {
    date: { 'ui:title': 'Date' },
    name: { 'ui:title': 'Name', en: { 'ui:title': 'English' }, ml: { 'ui:title': 'Malayalam' } },
  },
};

function open(answer: object | Promise<Response>) {
  const append = vi.fn();
  const sent: [string, Promise<string>][] = [];
  answerFiles(({ url, file }) => {
    sent.push([url, file.text()]);
    return answer instanceof Promise ? answer : Response.json(answer);
  });
  const registry = { formContext: formContext({ append, place: { kind: 'calendar', id: '' } }) };
  const drawn = (rows: readonly object[]) => (
    <PastedRows
      formData={rows}
      fieldPathId={{ $id: 'entry-holidays', path: ['holidays'] } as never}
      registry={registry as never}
      schema={SCHEMA}
      uiSchema={UI}
    />
  );
  const { rerender } = render(drawn([{ name: { ml: 'A', en: 'A' }, date: '2028-01-01' }]));
  return { append, sent, rerender: (rows: readonly object[]) => rerender(drawn(rows)) };
}
const box = () => screen.getByLabelText('Paste rows of a spreadsheet') as HTMLTextAreaElement;
const paste = (value: string) =>
  act(async () => {
    fireEvent.change(box(), { target: { value } });
  });

it('a pasted table becomes rows at once; those that are there are not added twice', async () => {
  const items = [item('2028-01-01', 'A'), item('2028-01-26', 'B'), item('2028-01-26', 'B')];
  const { append, sent } = open({ items, problems: [], notes: [] });
  expect(screen.getByText(/^Columns:/).textContent).toContain(
    'Columns: Date; Name (English); Name (Malayalam).',
  );
  await paste('1/1/2028\tA\tA\n26/1/2028\tB\tB');
  expect(sent.map(([url]) => url)).toEqual(['/api/rows?kind=calendar&field=holidays']);
  expect(await sent[0]?.[1]).toBe('1/1/2028\tA\tA\n26/1/2028\tB\tB');
  expect(append.mock.calls).toEqual([[['holidays'], [items[1]]]]);
  expect(screen.getByRole('status').textContent).toBe('1 row was added.2 rows were there already.');
  expect(box().value).toBe('');
});

it('with a problem nothing is added, the table stays and is sent again by the button', async () => {
  const problems = [{ row: 2, column: both('Date'), words: both('No day.') }];
  const { append, sent } = open({ items: [], problems, notes: [] });
  await paste('soon\tA\tA');
  expect([append.mock.calls, box().value]).toEqual([[], 'soon\tA\tA']);
  expect(screen.getByRole('listitem').textContent).toBe('Row 2, Date: No day.');
  await paste('later\tA\tA');
  expect(sent).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add the rows' })));
  expect(await sent[1]?.[1]).toBe('later\tA\tA');
});

it('what is typed and added while a table is sent stays, and is not added twice', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { append, rerender } = open(promise);
  await paste('1/1/2028\tA\tA');
  await paste('26/1/2028\tB\tB');
  rerender([item('2028-01-01', 'A'), item('2028-01-26', 'B')]);
  const items = [item('2028-01-26', 'B'), item('2028-08-15', 'C')];
  await act(async () => resolve(Response.json({ items, problems: [], notes: [] })));
  expect(append.mock.calls).toEqual([[['holidays'], [items[1]]]]);
  expect(box().value).toBe('26/1/2028\tB\tB');
});
