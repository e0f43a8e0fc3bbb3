// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ask, reasonOf } from './api.ts';
import { SignInAgain } from './sign-in-again.tsx';

const LOGIN_PAGE = '<!doctype html><title>Sign in</title>';
const page = (status: number) => new Response(LOGIN_PAGE, { status });
/** What the person reads when the desk answers so. */
const readAfter = async (answer: () => Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  return act(() => ask('me').catch((error: unknown) => reasonOf(error).en));
};

it.each([
  ['a page for signing in', () => page(200)],
  ['a refusal in HTML', () => page(401)],
  ['a refusal of the proxy in JSON', () => Response.json({}, { status: 401 })],
  ['a forbidden page', () => page(403)],
  ['a redirect to another host', () => Response.error()],
])('%s in the place of an answer asks to sign in again', async (_name, answer) => {
  expect(await readAfter(answer)).toBe(
    'Your session has ended. Sign in again; what you have written is kept on this device.',
  );
});

it.each([
  [413, 'This is larger than the server accepts. Choose a smaller file, or divide the text.'],
  [429, 'Too many requests at once. Wait a minute, then try again.'],
  [502, 'The server cannot be reached. What you have written is kept on this device.'],
])('a page of the proxy with %i says what it is', async (status, words) => {
  expect(await readAfter(() => page(status))).toBe(words);
});

it('the way to sign in stands there until the desk answers again', async () => {
  render(<SignInAgain />);
  await readAfter(() => page(401));
  const link = screen.getByRole('link', { name: 'Sign in again (new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/', '_blank']);
  await readAfter(() => page(502));
  expect(screen.queryByRole('link')).not.toBeNull();
  // Back from the other tab.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ name: 'Anu' })));
  await act(async () => fireEvent.focus(window));
  expect(screen.queryByRole('link')).toBeNull();
});
