// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { emergencySchema } from '#app/features/college-year/schema.ts';
import { answerPublishing, both, ME, press } from '#tests/support/desk-form.ts';
import { Urgent } from './urgent.tsx';

/** A desk with an emergency of now, and one of long ago. */
const answer = () =>
  answerPublishing((name, body: { id?: string }) => {
    const answers: Record<string, object> = {
      save: { id: body?.id },
      entries: [
        ...[{ kind: 'emergency', id: 'strike', title: both('Strike'), end: '2127-01-01T18:00Z' }],
        ...[{ kind: 'emergency', id: 'flood', title: both('Flood'), end: '2018-08-20T18:00Z' }],
      ],
    };
    return answers[name];
  });

it('“college closed” is published with the reason that is chosen, in both languages, and alone', async () => {
  const desk = answer();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(Date.parse('2026-12-02T19:00:00+05:30'));
  const told = vi.fn();
  await act(async () => render(<Urgent me={ME} onPublished={told} />));
  await press('College closed');
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-12-03' } });
  // A reason is the clerk's own.
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (English)').value).toBe('');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'rain' } });
  await desk.publish(['emergency/urgent-2026-12-03']);
  await act(async () => vi.advanceTimersByTimeAsync(2000));
  // The overview is read again.
  expect(told).toHaveBeenCalledOnce();
  const save = desk.sent[0]?.[1] as { value?: unknown };
  expect(parseFor(emergencySchema, save.value, ME).data).toMatchObject({
    title: { en: 'heavy rain', ml: 'കനത്ത മഴ' },
    from: '2026-12-02T19:00:00+05:30',
    until: '2026-12-03T18:00:00+05:30',
    closedOn: ['2026-12-03'],
  });
  expect(desk.sent.slice(1)).toEqual([
    ['prepare', { entries: ['emergency/urgent-2026-12-03'] }],
    ['publish', { sentence: expect.stringContaining('Urgent: '), commit: 'c' }],
  ]);
});

it('what is shown now is a press away, to be ended', async () => {
  answer();
  await act(async () => render(<Urgent me={ME} />));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Strike']);
});
