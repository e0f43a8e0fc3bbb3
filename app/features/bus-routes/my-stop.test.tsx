// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { find } from '#app/browser/find.ts';
import { getSite } from '#app/site.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { busRoutesBlock } from './bus-routes.server.ts';
import { BusRoutes } from './bus-routes.tsx';
import { start } from './my-stop.tool.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00+05:30`);

beforeEach(() => localStorage.clear());

/** The page of 30 November at a day, with what it says of the visitor's stop. */
function openAt(day: string) {
  show(<BusRoutes block={busRoutesBlock(getSite(), 'en', at('2026-11-30'))} />, 'en');
  seeAt(at(day));
  start(find(document, '[data-tool]'));
  const list = find<HTMLSelectElement>(document, 'select');
  return {
    choose(name: string) {
      list.value = [...list.options].find(({ text }) => text === name)?.value ?? '';
      list.dispatchEvent(new Event('change'));
    },
    said: () => [...document.querySelectorAll('[aria-live] li')].map((line) => line.textContent),
  };
}

it('the stop of the visitor is remembered, with its times until and after a change', () => {
  const page = openAt('2026-11-30');
  expect(page.said()).toEqual([]);
  page.choose('Ferry (Route 2: Riverside)');
  const soon = [
    'Route 2: Riverside: to the college, from 1 December 2026: 7:35 am (new time)',
    'Route 2: Riverside: from the college, from 1 December 2026: 5:20 pm, 6:05 pm (new time)',
  ];
  expect(page.said()).toEqual([
    'Route 2: Riverside: to the college, 1 June 2026 to 30 November 2026: 7:50 am',
    'Route 2: Riverside: from the college, 1 June 2026 to 30 November 2026: 5:20 pm, 5:35 pm',
    ...soon,
  ]);
  cleanup();
  expect(openAt('2026-12-01').said()).toEqual(soon);
});
