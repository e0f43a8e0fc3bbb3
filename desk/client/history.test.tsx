// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answerDesk, both, ME, press } from '#tests/support/desk-form.ts';
import { History } from './history.tsx';

it('the newest publication, and no older one, is undone once it is confirmed', async () => {
  const publications = ['published/2', 'published/1', 'published/0'].map((tag, index) => ({
    ...{ tag, sentence: both(index ? tag : 'Fees'), by: 'Anu', at: '2026-11-25T10:00:00+05:30' },
    ...{ isFirst: index === 2, isNewest: index === 0 },
  }));
  const sent = answerDesk((name) =>
    name === 'history' ? publications : { stage: name === 'undo' ? 'published' : 'idle' },
  );
  const questions: string[] = [];
  await act(async () => render(<History me={ME} />));
  for (const answer of [false, true]) {
    vi.stubGlobal('confirm', (question: string) => {
      questions.push(question);
      return answer;
    });
    await press('Undo');
    expect(sent).toEqual(answer ? [['undo', { tag: 'published/2' }]] : []);
  }
  expect(questions[0]).toBe('Undo “Fees” and publish the site without it?');
  expect(screen.getByText(/^Undone\. Published\./)).toBeTruthy();
});
