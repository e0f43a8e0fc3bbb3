import { expect, it } from 'vitest';
import { markFallback } from './marked-fallback.ts';

const PAGE =
  '<p class="lead">The library is open.</p><p>நூலகம்</p><a href="/ta/about">About</a><p lang="en">A name</p><p>KTU</p>';

it('an English text in the place of a Tamil one is marked as English', () => {
  expect(markFallback(PAGE, 'ta')).toBe(
    '<p class="lead" lang="en">The library is open.</p><p>நூலகம்</p><a href="/ta/about" lang="en">About</a><p lang="en">A name</p><p>KTU</p>',
  );
});

it.each([
  [
    '<p>See the <a href="/ta/contact">contact page</a> for its telephone.</p>',
    '<p><span lang="en">See the </span><a href="/ta/contact" lang="en">contact page</a><span lang="en"> for its telephone.</span></p>',
  ],
  [
    '<a href="/x">Directorate of Education<span>புதிய தாவலில்</span></a>',
    '<a href="/x"><span lang="en">Directorate of Education</span><span>புதிய தாவலில்</span></a>',
  ],
  [
    '<p>Office closed now, opens on 30 நவம்பர் 2026</p>',
    '<p><span lang="en">Office closed now, opens on</span> 30 நவம்பர் 2026</p>',
  ],
  [
    '<p>Weekly holidays: ஞாயிறு <b>a</b></p>',
    '<p><span lang="en">Weekly holidays</span>: ஞாயிறு <b>a</b></p>',
  ],
  ['<p lang="ta">See the help: நூலகம்</p>', '<p lang="ta">See the help: நூலகம்</p>'],
  ['<p lang="en">See the help<br/></p>', '<p lang="en">See the help<br/></p>'],
  ['<option>Civil Engineering Works</option>', '<option>Civil Engineering Works</option>'],
])('a sentence with an element in it is marked around it: %s', (html, marked) => {
  expect(markFallback(html, 'ta')).toBe(marked);
});

it('pages in a language that lacks no text stay as they are', () => {
  expect(markFallback(PAGE, 'ml')).toBe(PAGE);
});
