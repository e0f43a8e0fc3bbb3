import { expect, it } from 'vitest';
import { markFallback } from './marked-fallback.ts';

const PAGE =
  '<p class="lead">The library is open.</p><p>நூலகம்</p><a href="/ta/about">About</a><p lang="en">A name</p><p>KTU</p>';

it('an English text in the place of a Tamil one is marked as English', () => {
  expect(markFallback(PAGE, 'ta')).toBe(
    '<p class="lead" lang="en">The library is open.</p><p>நூலகம்</p><a href="/ta/about" lang="en">About</a><p lang="en">A name</p><p>KTU</p>',
  );
});

it('pages in a language that lacks no text stay as they are', () => {
  expect(markFallback(PAGE, 'ml')).toBe(PAGE);
});
