// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Reorder } from './reorder.tsx';

function List() {
  const [names, setNames] = useState(['Overview', 'History', 'Vision']);
  const move = (from: number, to: number) =>
    setNames(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? ''));
  return (
    <ol>
      {names.map((name, index) => (
        <li key={name}>
          {name}
          <Reorder
            name={name}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < 2 ? () => move(index, index + 1) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

const order = () =>
  screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
const button = (name: string) => screen.getByRole('button', { name });

it('an item is moved by its buttons, which keep the focus, to the end and no further', () => {
  render(<List />);
  for (let presses = 0; presses < 3; presses++) fireEvent.click(button('Move down: Overview'));
  expect(order()).toEqual(['History', 'Vision', 'Overview']);
  expect([
    document.activeElement,
    button('Move down: Overview').getAttribute('aria-disabled'),
  ]).toEqual([button('Move down: Overview'), 'true']);
  fireEvent.click(button('Move up: Overview'));
  expect(order()).toEqual(['History', 'Overview', 'Vision']);
});

it('an item follows the pointer that has its handle, until it is released', () => {
  render(<List />);
  // Each item is 40 px high, at its place in the list.
  for (const item of screen.getAllByRole('listitem'))
    item.getBoundingClientRect = () =>
      new DOMRect(0, 200 + 40 * [...(item.parentElement?.children ?? [])].indexOf(item), 300, 40);
  const over = (clientY: number) => fireEvent(window, new PointerEvent('pointermove', { clientY }));
  fireEvent(
    screen.getAllByText('↕')[0] as HTMLElement,
    new PointerEvent('pointerdown', { bubbles: true, button: 0 }),
  );
  over(239);
  expect(order()).toEqual(['Overview', 'History', 'Vision']);
  over(245);
  expect(order()).toEqual(['History', 'Overview', 'Vision']);
  over(300);
  over(279);
  expect(order()).toEqual(['History', 'Overview', 'Vision']);
  fireEvent(window, new PointerEvent('pointerup'));
  over(210);
  expect(order()).toEqual(['History', 'Overview', 'Vision']);
});
