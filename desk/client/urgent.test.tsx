// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { emergencySchema } from '#app/features/college-year/schema.ts';
import { answerDesk, both, ME } from '#tests/support/desk-form.ts';
import { Urgent } from './urgent.tsx';

function answer(publication: object[]) {
  return answerDesk((name, body: { id?: string }) => {
    if (name === 'publish') publication.splice(0, 9, { stage: 'published' });
    const answers: Record<string, object> = {
      save: { id: body?.id },
      ...{ prepare: { stage: 'checking' }, publish: { stage: 'publishing' } },
      entries: [
        ...[{ kind: 'emergency', id: 'strike', title: both('Strike'), end: '2127-01-01T18:00Z' }],
        ...[{ kind: 'emergency', id: 'flood', title: both('Flood'), end: '2018-08-20T18:00Z' }],
      ],
    };
    return answers[name] ?? (publication.length > 1 ? publication.shift() : publication[0]);
  }) as [string, Record<string, unknown>][];
}

async function pressThrough(onPublished: () => void) {
  await act(async () => render(<Urgent me={ME} onPublished={onPublished} />));
  await act(async () => screen.getByRole('button', { name: 'College closed' }).click());
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-12-03' } });
  // A reason is the clerk's own.
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (English)').value).toBe('');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'rain' } });
  await act(async () => screen.getByRole('button', { name: /Publish now|Save/ }).click());
}
const ready = (id: string) => ({
  ...{ stage: 'ready', commit: 'c', keys: [`emergency/${id}`] },
});

it('“college closed” is published with the reason that is chosen, in both languages, and alone', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(Date.parse('2026-12-02T19:00:00+05:30'));
  const sent = answer([{ stage: 'idle' }, { stage: 'checking' }, ready('urgent-2026-12-03')]);
  const told = vi.fn();
  await pressThrough(told);
  await act(async () => vi.advanceTimersByTimeAsync(3000));
  // The overview is read again.
  expect(told).toHaveBeenCalledOnce();
  const [[, save] = ['', {}]] = sent;
  expect(parseFor(emergencySchema, save?.value, ME).data).toMatchObject({
    title: { en: 'heavy rain', ml: 'കനത്ത മഴ' },
    from: '2026-12-02T19:00:00+05:30',
    until: '2026-12-03T18:00:00+05:30',
    closedOn: ['2026-12-03'],
  });
  expect(sent.slice(1)).toEqual([
    ['prepare', { entries: ['emergency/urgent-2026-12-03'] }],
    ['publish', { sentence: expect.stringContaining('Urgent: '), commit: 'c' }],
  ]);
});

it('what is shown now is a press away, to be ended', async () => {
  answer([]);
  await act(async () => render(<Urgent me={ME} />));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Strike']);
});
