import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { EditedEntry, Me, Progress } from '#desk/client/api.ts';
import type { FormContext } from '#desk/client/form/form-context.ts';
import { MESSAGES } from '#desk/client/messages.ts';

export const both = (en: string) => ({ en, ml: en });

/** Who may change and publish everything. */
export const ME: Me = {
  ...{
    name: 'Anu',
    user: 'anu',
    publish: true,
    isLimited: false,
    canShare: false,
    languages: ['en', 'ml'],
  },
};

/** What the fields of a form are given, in English. */
export const formContext = (more: Partial<FormContext> = {}): FormContext => ({
  ...{ locale: 'en', words: MESSAGES.en, choices: {}, glossary: [], mayAttach: false },
  ...{
    append: () => {},
    change: () => {},
    put: () => {},
    stillRight: () => {},
    correctSpelling: () => {},
  },
  ...{ placeName: () => '', place: { kind: 'news', id: '' } },
  ...more,
});

/** A notice as the desk gives it to its form. */
export const editedEntry = (more: Partial<EditedEntry> = {}): EditedEntry => ({
  ...{ kind: 'news', id: 'exam', form: 'folder', key: null, end: null, name: both('') },
  ...{ titles: { title: both('Notices'), entry: both('Notice') } },
  ...{ own: [], documents: [], savedAs: null, value: null, draft: null, start: {} },
  ...{ mayAttach: false, needs: [], schema: {}, ui: { en: {}, ml: {} }, choices: {} },
  ...more,
});

/**
 * Answers what a part of the desk asks.
 * @param answer by the name of the request, without its query, and what was sent
 * @returns what was sent, as it comes
 */
export function answerDesk(
  answer: (name: string, body: never, url: string) => unknown,
): [string, unknown][] {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const address = url.replace('/api/', '');
    const value = body === undefined ? undefined : JSON.parse(body);
    if (body !== undefined) sent.push([address, value]);
    const given = await answer(address.replace(/\?.*/, ''), value as never, url);
    return given instanceof Response ? given : Response.json(given ?? {});
  });
  return sent;
}

/** Presses a button, and waits for what it asks of the desk. */
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

/**
 * Answers what a part of the desk asks that publishes.
 * @param answer to other requests than those of a publication
 */
export function answerPublishing(answer: Parameters<typeof answerDesk>[0]) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let progress: Progress = { stage: 'idle' };
  /** The state of the publication, which is asked for each second. */
  const become = (next: Progress, ms = 1000) => {
    progress = next;
    return act(async () => vi.advanceTimersByTimeAsync(ms));
  };
  const sent = answerDesk((name, body, url) => {
    return answer(name, body, url) ?? progress;
  });
  return {
    sent,
    become,
    /** Presses a button that publishes entries alone, and lets the desk do so. */
    async publish(button = 'Publish now') {
      progress = { stage: 'checking' };
      await press(button);
      await become({ stage: 'published' });
    },
  };
}
