// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PublishedContext } from '#desk/client/language.ts';
import { answerDesk, formContext, press } from '#tests/support/desk-form.ts';
import { ScanText } from './scan-text.tsx';

const READ = {
  language: 'en',
  title: 'Hostel rooms',
  text: 'Apply until 4 December.\n\nThe fee is 1,000 [only].',
  pictures: ['aaaa'],
  pages: 6,
};
const PLACE = ['attachments', 0];
const change = vi.fn();

function draw(readsScans: boolean, answer: object | Promise<object> = READ) {
  const sent = answerDesk(() => answer);
  render(
    <PublishedContext value={['en', 'ml']}>
      <ScanText file="order.pdf" path={PLACE} context={formContext({ readsScans, change })} />
    </PublishedContext>,
  );
  return sent;
}

it('is not offered where the server cannot read scans', () => {
  draw(false);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is read once however often that is pressed, and said to have no letters if it is blank', async () => {
  const blank = Promise.withResolvers<object>();
  const sent = draw(true, blank.promise);
  await press('Read the text of this scan');
  await press('Read the text of this scan');
  expect([sent.length, screen.getByRole('status').textContent]).toEqual([
    1,
    'Reading … This takes up to a minute.',
  ]);
  await act(async () => blank.resolve({ ...READ, title: '', text: '' }));
  expect(screen.getByRole('status').textContent).toBe(
    'No letters were found in this scan. Type its text.',
  );
});

it('goes into the form once each number was compared; one that is corrected is compared again', async () => {
  const sent = draw(true);
  await press('Read the text of this scan');
  expect(sent).toEqual([['scan', { file: 'order.pdf' }]]);
  expect(document.activeElement).toBe(
    screen.getByRole('group', { name: 'What was read from the scan' }),
  );
  expect(screen.getByText('The file has 6 pages; only the first four were read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: '4 (until 4 December.)' }));
  await press('Put it into the form');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByText('Not yet: one number is not ticked.')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: READ.text.replace('4 December', '14 December') },
  });
  for (const name of ['14 (until 14 December.)', '1,000 (is 1,000 [only].)'])
    fireEvent.click(screen.getByRole('checkbox', { name }));
  await press('Put it into the form');
  const text = 'Apply until 14 December.\n\nThe fee is 1,000 \\[only\\].';
  const [[next]] = change.mock.calls as [[(entry: object) => object]];
  expect(next({ kind: 'hostel' })).toEqual({
    kind: 'hostel',
    title: { en: 'Hostel rooms' },
    body: { en: text },
  });
  expect(next({ title: { en: 'Mine', ml: 'എന്റേത്' }, body: { en: 'Mine' } })).toEqual({
    title: { en: 'Mine', ml: 'എന്റേത്' },
    body: { en: `Mine\n\n${text}` },
  });
  expect(screen.getByRole('status').textContent).toBe('The text is in the form now.');
  expect(document.activeElement?.textContent).toBe('Read the text of this scan');
});

it('each number has a tick of its own, in the digits of each language', async () => {
  answerDesk(() => ({ ...READ, title: '', text: 'Civil 60 30\n\n१२ सीटें' }));
  render(
    <ScanText file="order.pdf" path={PLACE} context={formContext({ readsScans: true, change })} />,
  );
  await press('Read the text of this scan');
  const ticks = screen
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent?.trim());
  expect(ticks).toEqual(['60 (Civil 60 30)', '30 (60 30)', '१२ (१२ सीटें)']);
});

it.each([
  ['chosen here', { file: 'order.pdf', readableFrom: 'office' }, { file: 'order.pdf' }],
  ['of the site', 'order', { document: 'order' }],
])(
  'that was read whole needs no answer whether the text says the same: one %s',
  async (_what, item, said) => {
    change.mockClear();
    draw(true, { ...READ, title: '', text: 'Come.', pages: 1 });
    await press('Read the text of this scan');
    await press('Put it into the form');
    const [[next]] = change.mock.calls as [[(entry: object) => object]];
    expect(next({ attachments: [item] })).toEqual({
      attachments: [{ ...said, isSame: true }],
      body: { en: 'Come.' },
    });
  },
);
