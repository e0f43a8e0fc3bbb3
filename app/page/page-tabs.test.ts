// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { startPart } from '#tests/support/page-script.ts';
import { startAddress } from './address.ts';
import { startPageTabs } from './page-tabs.ts';
import { startTabs } from './tabs.ts';

const PAGE = `
  <h1>Admissions</h1>
  <nav data-floating><a href="#current" aria-current="true">Current</a><a href="#btech">B.Tech</a></nav>
  <div data-panels>
    <section id="current" data-panel data-current data-title="Admissions | GEC" data-heading="Admissions">
      <article id="event-spot" data-event="spot"><details><summary>Details</summary>
        <div data-tabbed>
          <div role="tablist" hidden>
            <button role="tab" id="t1" aria-controls="event-spot-details">Details</button>
            <button role="tab" id="t2" aria-controls="event-spot-fees">Fees</button>
          </div>
          <div id="event-spot-details"></div><div id="event-spot-fees"></div>
        </div>
        <p><a data-share="Spot" href="/admissions#event-spot-details">Share</a></p>
      </details></article>
    </section>
    <section id="btech" data-panel data-title="B.Tech | GEC" data-heading="Admissions">
      <details id="notes"><summary>Notes</summary></details>
      <div id="fees-btech"></div>
    </section>
  </div>
  <p id="office"></p>`;

const part = (id: string) => document.getElementById(id) as HTMLElement;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-panel]')]
    .filter((panel) => panel.dataset.current !== undefined && !panel.hasAttribute('hidden'))
    .map(({ id }) => id);
const currentLink = () => document.querySelector('[data-floating] [aria-current]')?.textContent;

function open(hash = '') {
  document.body.innerHTML = PAGE;
  history.replaceState(null, '', `/admissions${hash}`);
  startPart((document) => {
    startPageTabs(document);
    startTabs(document);
    startAddress();
  });
}

beforeEach(() => {
  document.title = '';
});

describe('the tabs of a page', () => {
  it.each([
    ['the one that the page is for', '', 'current', 'Admissions | GEC', 'Current'],
    ['the one that the address names', '#btech', 'btech', 'B.Tech | GEC', 'B.Tech'],
    [
      'the one with a part that the address names',
      '#fees-btech',
      'btech',
      'B.Tech | GEC',
      'B.Tech',
    ],
    [
      'the first for an address that names nothing',
      '#unknown',
      'current',
      'Admissions | GEC',
      'Current',
    ],
    ['the first for a malformed address', '#%E0%A4', 'current', 'Admissions | GEC', 'Current'],
  ])('show %s', (_, hash, id, title, label) => {
    open(hash);
    expect([shown(), document.title, currentLink()]).toEqual([[id], title, label]);
  });

  it('change with a link, and with Back', () => {
    open();
    document.querySelector<HTMLElement>('a[href="#btech"]')?.click();
    expect([shown(), currentLink()]).toEqual([['btech'], 'B.Tech']);
    history.replaceState(null, '', '/admissions');
    dispatchEvent(new Event('popstate'));
    expect(shown()).toEqual(['current']);
  });

  it('hide the others so that the search of the browser finds their text, and show the one in which it found something', () => {
    open();
    expect(part('btech').hasAttribute('hidden')).toBe(true);
    part('btech').dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect([shown(), location.hash]).toEqual([['btech'], '#btech']);
  });

  it('stay when a part outside of them is named', () => {
    open('#btech');
    history.replaceState(null, '', '#office');
    dispatchEvent(new Event('popstate'));
    expect(shown()).toEqual(['btech']);
  });
});

describe('an address', () => {
  const chosen = () => document.querySelector('[role=tab][aria-selected=true]')?.textContent;
  const card = () => document.querySelector('article details') as HTMLDetailsElement;

  it('of a card opens it', () => {
    open('#event-spot');
    expect([card().open, chosen()]).toEqual([true, 'Details']);
  });

  it('of a sub-tab opens its card and chooses it; that is what is shared', () => {
    open('#event-spot-fees');
    expect([card().open, chosen()]).toEqual([true, 'Fees']);
    expect(document.querySelector('a[data-share]')?.getAttribute('href')).toMatch(
      /\/admissions#event-spot-fees$/,
    );
  });

  it('of something folded opens it, also while the page is open', () => {
    open();
    history.replaceState(null, '', '#notes');
    dispatchEvent(new Event('popstate'));
    dispatchEvent(new Event('hashchange'));
    expect([shown(), (part('notes') as HTMLDetailsElement).open]).toEqual([['btech'], true]);
  });
});

it('a closed card returns to its first sub-tab', () => {
  open('#event-spot-fees');
  const card = document.querySelector('article details') as HTMLDetailsElement;
  card.open = false;
  card.dispatchEvent(new Event('toggle'));
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Details');
});
