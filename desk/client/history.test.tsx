// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { History } from './history.tsx';

it('the newest publication, and no older one, is undone once it is confirmed', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string }) => {
    if (body) sent.push([url, JSON.parse(body)]);
    const publications = [
      {
        tag: 'published/2',
        sentence: { en: 'Fees', ml: 'Fees' },
        by: 'Anu',
        at: '2026-11-25T10:00:00+05:30',
        ...{ isFirst: false, isNewest: true },
      },
      ...['published/1', 'published/0'].map((tag) => ({
        ...{ tag, sentence: { en: tag, ml: tag }, by: 'Anu', at: '2026-11-24T10:00:00+05:30' },
        ...{ isFirst: tag === 'published/0', isNewest: false },
      })),
    ];
    return Promise.resolve(
      Response.json(
        url.includes('history')
          ? publications
          : { stage: url.includes('undo') ? 'published' : 'idle' },
      ),
    );
  });
  const questions: string[] = [];
  await act(async () =>
    render(
      <History
        me={{ name: 'Anu', user: 'anu', publish: true, isLocal: true, languages: ['en', 'ml'] }}
      />,
    ),
  );
  for (const answer of [false, true]) {
    vi.stubGlobal('confirm', (question: string) => {
      questions.push(question);
      return answer;
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(sent).toEqual(answer ? [['/api/undo', { tag: 'published/2' }]] : []);
  }
  expect(questions[0]).toBe('Undo “Fees” and publish the site without it?');
  expect(screen.getByText(/^Undone\. Published\./)).toBeTruthy();
});
