// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useProgress } from './publish.tsx';

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
