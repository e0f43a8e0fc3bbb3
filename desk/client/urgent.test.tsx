// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { emergencySchema } from '#app/features/college-year/schema.ts';
import { answerPublishing, both, ME, press } from '#tests/support/desk-form.ts';
import { Urgent } from './urgent.tsx';

const [FROM, UNTIL] = ['2026-12-02T18:00:00+05:30', '2026-12-02T20:00:00+05:30'];
const line = (id: string, title: string, more: object) => ({
  ...{ id, title: both(title), isWaiting: false, isEnded: false, ...more },
});
const SEEN = { from: FROM, until: UNTIL, isNow: true };
const ON_SITE = line('strike', 'Strike', { seen: SEEN });
const NOT_ON_SITE = line('urgent-2026-12-03', 'heavy rain', { isWaiting: true });

/** A desk with some announcements. */
function answer(...urgent: object[]) {
  const desk = answerPublishing((name, body: { id?: string }) => {
    const answers: Record<string, object> = { save: { id: body?.id }, many: {}, urgent };
    return answers[name];
  });
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(Date.parse('2026-12-02T19:00:00+05:30'));
  return desk;
}

it('“college closed” is published with the reason that is chosen, in both languages, and alone', async () => {
  const desk = answer();
  const told = vi.fn();
  await act(async () => render(<Urgent me={ME} onPublished={told} />));
  await press('College closed');
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '2026-12-03' } });
  // A reason is the clerk's own.
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (English)').value).toBe('');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'rain' } });
  await desk.publish();
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
    [
      'publish-alone',
      {
        entries: ['emergency/urgent-2026-12-03'],
        sentence: expect.stringContaining('Urgent: '),
      },
    ],
  ]);
});

it('a day that is cleared is asked for, and no other text shows that it is missing', async () => {
  answer();
  await act(async () => render(<Urgent me={ME} />));
  await press('Bus changed');
  fireEvent.change(screen.getByLabelText(/^Day/), { target: { value: '' } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish now' });
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect([button.disabled, reason?.textContent]).toEqual([
    true,
    'Enter the day and the end first.',
  ]);
  const written = [...document.querySelectorAll<HTMLInputElement>('textarea, input')].map(
    ({ value }) => value,
  );
  expect([document.body.textContent, ...written].join(' ')).not.toMatch(/NaN|Invalid|T18/);
});

it('each announcement says what visitors see', async () => {
  const later = { from: '2026-12-03T06:00:00+05:30', until: UNTIL, isNow: false };
  answer(
    ...[ON_SITE, NOT_ON_SITE, line('exam', 'Exam', { seen: later })],
    line('bus', 'Bus', { seen: SEEN, isWaiting: true, isEnded: true }),
  );
  await act(async () => render(<Urgent me={ME} />));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    expect.stringMatching(/^Strike On every page until 2 December 2026, 8 pm\s+End now/),
    expect.stringMatching(/^heavy rain Not on the site\s+Publish now$/),
    expect.stringMatching(/^Exam On every page from 3 December 2026, 6 am until/),
    expect.stringMatching(
      /It has ended, but is on every page until that is published\s+Publish now$/,
    ),
  ]);
});

it('one press ends what is on the site, and publishes that', async () => {
  const desk = answer(ON_SITE);
  await act(async () => render(<Urgent me={ME} />));
  await press('End now');
  await desk.become({ stage: 'published' });
  expect(desk.sent).toEqual([
    ['many', { kind: 'emergency', ids: ['strike'], action: 'end' }],
    ['publish-alone', { entries: ['emergency/strike'], sentence: 'Urgent: Strike' }],
  ]);
});

it('a second press for the same day opens the announcement that waits', async () => {
  const desk = answer(NOT_ON_SITE);
  await act(async () => render(<Urgent me={ME} />));
  await press('College closed');
  expect(screen.getByText('There is one for this already:')).toBeTruthy();
  expect(screen.queryByLabelText('Reason')).toBeNull();
  await act(async () => screen.getAllByRole('button', { name: 'Publish now' })[0]?.click());
  expect(desk.sent).toEqual([
    ['publish-alone', { entries: ['emergency/urgent-2026-12-03'], sentence: 'Urgent: heavy rain' }],
  ]);
});
