// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import { answerFiles, type SentFile } from '#tests/support/sent-files.ts';
import { noteSession } from '../session.ts';
import { DropFiles, forgetPictures } from './drop-files.tsx';
import { FileWidget } from './file-widget.tsx';
import { stopUnderWay } from './under-way.ts';

afterEach(stopUnderWay);

/** The field for photographs of an album; what it has taken. */
function showField() {
  const onTaken = vi.fn();
  const place = { kind: 'gallery', id: '' };
  render(
    <DropFiles id="f" label="Photographs" accept="image/jpeg" place={place} onTaken={onTaken} />,
  );
  return onTaken;
}
const drop = (files: File[]) =>
  act(async () => fireEvent.drop(screen.getByText('Photographs'), { dataTransfer: { files } }));

it('several files are taken at once, and what is refused is said by its name', async () => {
  answerFiles(({ file: { name } }) => {
    const refusal = { error: { en: 'This is not a photograph.', ml: 'ഇത് ഫോട്ടോയല്ല.' } };
    return name === 'notes.jpg'
      ? Response.json(refusal, { status: 422 })
      : Response.json({ file: `stored-${name}`, advice: [] });
  });
  const onTaken = showField();
  await drop(['one.jpg', 'notes.jpg', 'two.jpg'].map((name) => new File(['a'], name)));
  expect(
    onTaken.mock.lastCall?.[0].map(
      ({ name, file }: { name: string; file: string }) => `${name} ${file}`,
    ),
  ).toEqual(['one.jpg stored-one.jpg', 'two.jpg stored-two.jpg']);
  expect(screen.getByRole('status').textContent).toBe('notes.jpg: This is not a photograph.');
});

it('a photograph is shown before its album is saved, and forgotten with the form', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  answerFiles(() => Response.json({ file: 'stored-one.jpg', advice: [] }));
  showField();
  await drop([new File(['a'], 'one.jpg', { type: 'image/jpeg' })]);
  const registry = {
    formContext: { locale: 'en', place: { kind: 'gallery', id: '' }, put: () => {} },
  } as const;
  const field = (value: string) => (
    <FileWidget id="file" schema={{}} value={value} registry={registry} onChange={() => {}} />
  );
  const { rerender } = render(field('stored-one.jpg'));
  const shown = document.querySelector('img')?.src ?? '';
  expect(shown).toMatch(/^blob:/);
  rerender(field('another.jpg'));
  expect(document.querySelector('img')).toBeNull();
  forgetPictures();
  expect(revoked).toHaveBeenCalledWith(shown);
});

it('photographs go three at a time, and stand in the order in which they were chosen', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  answerFiles(() => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push(resolve);
    return promise;
  });
  const onTaken = vi.fn();
  const place = { kind: 'gallery', id: '' };
  const accept = ACCEPTED.photograph;
  render(<DropFiles id="g" label="Photographs" {...{ accept, place, onTaken }} />);
  await drop(['1', '2', '3', '4'].map((name) => new File(['a'], name, { type: 'image/jpeg' })));
  expect(waiting).toHaveLength(3);
  for (const index of [2, 0, 1, 3])
    await act(async () => waiting[index]?.(Response.json({ file: `f${index}`, advice: [] })));
  expect(onTaken.mock.lastCall?.[0].map(({ name }: { name: string }) => name)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
});

describe('on a slow line', () => {
  let sent: (SentFile & { answer: (response: Response) => void; breakOff: () => void })[];
  let onTaken: ReturnType<typeof showField>;
  const choose = (names: string[]) =>
    act(async () =>
      fireEvent.change(screen.getByLabelText(/^Photographs/), {
        target: { files: names.map((name) => new File(['1234567890'], name)) },
      }),
    );
  const accept = (index: number) =>
    act(async () => sent[index]?.answer(Response.json({ file: `stored-${index}`, advice: [] })));
  const text = () => document.body.textContent;
  beforeEach(() => {
    sent = [];
    answerFiles((file) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>();
      sent.push({ ...file, answer: resolve, breakOff: () => reject(new Error('broken off')) });
      return promise;
    });
    onTaken = showField();
  });

  it('it is seen which file is sent, how much of it has arrived, and that it is checked then', async () => {
    await choose(['one.jpg', 'two.jpg']);
    act(() => sent[0]?.arrived(4));
    expect(text()).toContain('Sending: one.jpg (1/2) … 40 %');
    act(() => sent[0]?.arrived(10));
    expect(text()).toContain('Arrived, being checked: one.jpg (1/2) …');
    await accept(0);
    expect(text()).toContain('Sending: two.jpg (2/2) … 0 %');
  });

  it('what is chosen while another file is sent comes after it', async () => {
    await choose(['one.jpg']);
    await choose(['two.jpg']);
    expect(sent.map(({ file }) => file.name)).toEqual(['one.jpg']);
    await accept(0);
    await accept(1);
    expect(onTaken.mock.calls.map(([[taken]]) => taken.name)).toEqual(['one.jpg', 'two.jpg']);
  });

  it('a press stops it; what had arrived before is taken, and the file can be chosen again', async () => {
    await choose(['one.jpg', 'two.jpg', 'three.jpg']);
    await accept(0);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    expect(onTaken.mock.lastCall?.[0]).toMatchObject([{ name: 'one.jpg' }]);
    expect([...document.querySelectorAll('#f-said p')].map((line) => line.textContent)).toEqual([
      'two.jpg: Cancelled, not sent.',
      'three.jpg: Cancelled, not sent.',
    ]);
    expect(sent).toHaveLength(2);
    await choose(['two.jpg']);
    await accept(2);
    expect(onTaken.mock.lastCall?.[0]).toMatchObject([{ name: 'two.jpg' }]);
  });

  it('a file that is too large is not sent', async () => {
    const large = new File([], 'album.jpg');
    Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 });
    await act(async () =>
      fireEvent.change(screen.getByLabelText(/^Photographs/), { target: { files: [large] } }),
    );
    expect(sent).toEqual([]);
    expect(text()).toContain(
      'album.jpg: The file is larger than 20 MB and was not sent. Save it in a smaller size, or divide it.',
    );
  });

  it.each([
    [
      'the network is gone',
      () => Promise.reject(new TypeError()),
      'The connection broke off before the file had arrived. Choose the file again.',
    ],
    [
      'the session has ended',
      async () => new Response('<html>', { status: 401 }),
      'Your session has ended. Sign in again; what you have written is kept on this device.',
    ],
  ])('when %s meanwhile, that is said', async (_what, answer, words) => {
    vi.stubGlobal('fetch', answer);
    await choose(['one.jpg']);
    await act(async () => sent[0]?.breakOff());
    expect(text()).toContain(`one.jpg: ${words}`);
    noteSession(true);
  });
});
