// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readability } from '@mozilla/readability';
import { expect, test } from 'vitest';
import { PAGES } from '#tests/support/pages.ts';

// What a reader view shows of notices, events and tenders, by the library of Firefox, in the built
// files.

const entries = PAGES.filter(({ kind }) => ['notice', 'event', 'tender'].includes(kind));

function open(address: string): Document {
  const html = readFileSync(join('build/client', address, 'index.html'), 'utf8');
  // The parser would ask for the styles.
  return new DOMParser().parseFromString(html.replaceAll(/<link [^>]+>/g, ''), 'text/html');
}

const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, '');
/** The text of a reader view. The document is changed. */
const inReader = (document: Document) => words(new Readability(document).parse()?.textContent);
/** Values of the facts as of the build, the state first. */
const factsOf = (document: Document) =>
  [...document.querySelectorAll('main dl dd')]
    .filter((value) => value.closest('[hidden]') === null)
    .map((value) => {
      const copy = value.cloneNode(true) as Element;
      for (const later of copy.querySelectorAll('[hidden]')) later.remove();
      return words(copy.textContent);
    });

test.each(entries.map(({ address }) => address))(
  'a reader view of %s says whether it is current, and keeps each fact',
  (address) => {
    const document = open(address);
    expect(document.querySelector('main dl dd')?.querySelector('[data-state]')).not.toBeNull();
    const facts = factsOf(document);
    expect(facts.length).toBeGreaterThanOrEqual(4);
    const read = inReader(document);
    expect(facts.filter((fact) => !read.includes(fact))).toEqual([]);
  },
);

test('a reader view of a long notice keeps its facts', () => {
  const document = open(entries[0]?.address ?? '');
  const text = document.querySelector('main .prose');
  expect(text).not.toBeNull();
  if (text)
    text.innerHTML =
      '<p>Bring the rank, the mark list and the transfer certificate. Report at the office before noon, and sign the register of the day.</p>'.repeat(
        30,
      );
  const facts = factsOf(document);
  const read = inReader(document);
  expect(facts.filter((fact) => !read.includes(fact))).toEqual([]);
});
