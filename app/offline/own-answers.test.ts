import { expect, it } from 'vitest';
import { isOwnPage, ofItsType } from './own-answers.ts';

const OWN = '<!DOCTYPE html><html lang="en" data-offline=""><head>';
const answer = (body: string, type: string, more: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type, ...more } });

it.each([
  ['a page of this site', answer(OWN, 'text/html'), true],
  ['what a host says', answer('<html>This Account has been suspended', 'text/html'), false],
  ['a page for one person alone', answer(OWN, 'text/html', { 'Cache-Control': 'no-store' }), false],
  ['an error', answer(OWN, 'text/html', {}, 503), false],
  ['a file in a tab', answer('%PDF-1.7', 'application/pdf'), false],
])('%s is saved as a page: %j', async (_, response, isSaved) => {
  expect(await isOwnPage(response)).toBe(isSaved);
});

it.each([
  ['/assets/page-x.js', 'text/javascript; charset=utf-8', true],
  ['/assets/page-x.js', 'text/html', false],
  ['/assets/style-x.css', 'text/css', true],
  ['/assets/anek-x.woff2', 'font/woff2', true],
  ['/lists/search-list.json', 'application/json', true],
  ['/lists/search-list.json', 'text/html', false],
])('%s with the type %s is saved: %j', async (path, type, isSaved) => {
  const response = answer('text', type);
  const request = new Request(`https://www.college.example${path}`);
  const kept = await ofItsType().cacheWillUpdate?.({ request, response } as never);
  expect(kept === response).toBe(isSaved);
});
