// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { startTabs } from '#app/page/tabs.ts';
import { startPart } from '#tests/support/page-script.ts';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'details', label: 'Details', content: <p>About the event</p> },
  { id: 'fees', label: 'Fees', content: <p>What it costs</p> },
  { id: 'dates', label: 'Dates', content: <p>When it is</p> },
] as const;
const EVENT_TABS = <Tabs id="event" label="The event" tabs={TABS} />;

/** Shows the tabs as the page script makes them. */
function show() {
  render(EVENT_TABS);
  startPart(startTabs);
}

function tab(name: string): HTMLElement {
  return screen.getByRole('tab', { name });
}

/** The selected tab must be the only one in the Tab order and have the only visible panel. */
function expectChosen(name: string): void {
  for (const candidate of screen.getAllByRole('tab')) {
    const isChosen = candidate === tab(name);
    expect(candidate.getAttribute('aria-selected')).toBe(String(isChosen));
    expect(candidate.tabIndex).toBe(isChosen ? 0 : -1);
  }
  expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name })]);
}

describe('tabs', () => {
  it('are a named tab list, and each tab names and controls its panel', () => {
    show();
    expect(screen.getByRole('tablist', { name: 'The event' }).children).toHaveLength(3);
    expectChosen('Details');
    expect(tab('Details').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  });

  it('show the panel of the selected tab', () => {
    show();
    fireEvent.click(tab('Fees'));
    expectChosen('Fees');
    expect(screen.getByRole('tabpanel').lastElementChild?.textContent).toBe('What it costs');
  });

  it('hide the other panels so that the search of the browser finds their text, and show the one in which it found something', () => {
    show();
    const hidden = () => [...document.querySelectorAll('[hidden]')].map(({ id }) => id);
    expect(hidden()).toEqual(['event-fees', 'event-dates']);
    expect(document.getElementById('event-dates')?.tabIndex).toBe(-1);
    document
      .getElementById('event-dates')
      ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expectChosen('Dates');
    expect(hidden()).toEqual(['event-details', 'event-fees']);
  });

  it.each([
    ['ArrowRight', 'Details', 'Fees'],
    ['ArrowRight', 'Dates', 'Details'],
    ['ArrowLeft', 'Fees', 'Details'],
    ['ArrowLeft', 'Details', 'Dates'],
    ['Home', 'Dates', 'Details'],
    ['End', 'Details', 'Dates'],
  ])('%s goes from %s to %s, chooses it and takes the focus there', (key, from, to) => {
    show();
    fireEvent.click(tab(from));
    tab(from).focus();
    fireEvent.keyDown(tab(from), { key });
    expectChosen(to);
    expect(document.activeElement).toBe(tab(to));
  });

  it('ignore other keys', () => {
    show();
    expect(fireEvent.keyDown(tab('Details'), { key: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(tab('Details'), { key: 'ArrowRight' })).toBe(false);
    expectChosen('Fees');
  });
});

describe('tabs without scripts', () => {
  it('are hidden, and every panel is shown below its label', () => {
    document.body.innerHTML = renderToString(EVENT_TABS);
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    const shown = [...document.querySelectorAll('p')]
      .filter((words) => !words.closest('[hidden]'))
      .map((words) => words.textContent);
    expect(shown).toEqual([
      'Details',
      'About the event',
      'Fees',
      'What it costs',
      'Dates',
      'When it is',
    ]);
  });
});
