// @vitest-environment happy-dom

import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '#tests/support/desk-form.ts';
import { ShareLink } from './share-link.tsx';

const LINK = { address: 'https://desk.college.example/shared/a', until: '2026-12-07T10:00:00Z' };

it('a link is made of what is on the server, can be copied, and is withdrawn', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }) => {
    sent.push(`${method} ${address} ${body}`.trim());
    return Response.json({ link: method === 'POST' ? LINK : null });
  });
  let reason: { en: string; ml: string } | undefined = { en: 'No answer.', ml: '' };
  const keep = async () => {
    sent.push('kept');
    return reason;
  };
  await act(async () => render(<ShareLink kind="news" id="new!a" wanted="bus" keep={keep} />));
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Make a link');
  expect([screen.getByRole('alert').textContent, sent.length]).toEqual(['No answer.', 2]);
  reason = undefined;
  await press('Make a link');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('The link is made.')).toBeTruthy();
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Link; it ends on 7 December 2026',
  });
  expect(field.value).toBe(LINK.address);
  // Another Enter withdraws nothing.
  expect(document.activeElement).toBe(field);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Copy the link');
  expect(writeText).toHaveBeenCalledWith(LINK.address);
  expect(screen.getByText('The link is copied.')).toBeTruthy();
  // Where the browser keeps the clipboard to itself.
  writeText.mockRejectedValue(new Error('refused'));
  await press('Copy the link');
  expect(document.activeElement).toBe(field);
  await press('Withdraw the link');
  expect(screen.getByText('Withdrawn: the link shows nothing any more.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Make a link');
  expect(sent).toEqual([
    'GET /api/shared-link?kind=news&id=new%21a',
    ...['kept', 'kept'],
    'POST /api/shared-link {"kind":"news","id":"new!a","wanted":"bus"}',
    'DELETE /api/shared-link?kind=news&id=new%21a',
  ]);
});
