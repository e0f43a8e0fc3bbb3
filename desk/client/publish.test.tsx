// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PublishSteps, useProgress } from './publish.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('an answer from before the start does not hide that the publication is under way', async () => {
  const answers = new Map<string, (response: Response) => void>();
  vi.stubGlobal(
    'fetch',
    (url: string) => new Promise<Response>((resolve) => answers.set(url, resolve)),
  );
  const { result } = renderHook(useProgress);
  await act(async () => {
    void result.current.start('prepare', {});
    answers.get('/api/prepare')?.(Response.json({ stage: 'checking' }));
    answers.get('/api/publication')?.(Response.json({ stage: 'idle' }));
  });
  expect(result.current.progress.stage).toBe('checking');
});

it('the person who reads the changes sees what others have saved meanwhile', () => {
  const progress = {
    stage: 'ready',
    commit: 'c',
    meanwhile: [{ author: 'Office clerk', title: { en: 'Notice changed: Hostel', ml: 'അറിയിപ്പ്' } }],
  } as const;
  render(
    <PublishSteps
      progress={{ ...progress, meanwhile: [...progress.meanwhile] }}
      error={undefined}
      isUnderWay={false}
      start={async () => undefined}
    />,
  );
  screen.getByText(/Saved since these changes were prepared. It is not in this publication/);
  screen.getByText('Office clerk: Notice changed: Hostel');
  screen.getByRole('button', { name: 'Publish now' });
});
