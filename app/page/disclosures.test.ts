// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startPart } from '#tests/support/page-script.ts';
import { startOneOpen } from './disclosures.ts';
import { startPrint } from './print.ts';

const PAGE = `<main>
  <details name="card" id="first" open></details><details name="card" id="second"></details>
  <details id="alone"></details><details id="over" data-unprinted></details><div id="panel" role="tabpanel" hidden></div>
</main>`;
const part = (id: string) => document.getElementById(id) as HTMLDetailsElement;
const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

it('one card is open at a time in a browser that does not know names of disclosures', () => {
  document.body.innerHTML = PAGE;
  Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
  startPart(startOneOpen);
  part('second').open = true;
  part('second').dispatchEvent(new Event('toggle'));
  expect(open()).toEqual(['second']);
});

it('what is folded, and not over, is printed by a browser whose style sheet cannot open it, and folded again', () => {
  document.body.innerHTML = PAGE;
  vi.stubGlobal('CSS', { supports: () => false });
  startPart(startPrint);
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual(['first', 'second', 'alone']);
  expect(document.getElementById('panel')?.hidden).toBe(false);
  expect(part('second').hasAttribute('name')).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual(['first']);
  expect(document.getElementById('panel')?.hidden).toBe(true);
  expect(part('second').getAttribute('name')).toBe('card');
});
