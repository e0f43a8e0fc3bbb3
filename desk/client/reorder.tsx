import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from './language.ts';
import { asOff } from './use-lock.tsx';

/**
 * So near to the edge of the window a dragged item scrolls the page, by so much at each movement.
 */
const EDGE = 80;
const STEP = 12;

type Move = () => void;
type ReorderProps = {
  name: string /** None at the ends of the list. */;
  onUp: Move | undefined;
  onDown: Move | undefined;
};

/** Moves an item of a list up and down: two buttons, and a handle to drag it by. */
export function Reorder({ name, onUp, onDown }: ReorderProps) {
  const { words } = useLanguage();
  const moves = useRef<Partial<ReorderProps>>({});
  moves.current = { onUp, onDown };
  // An item that has moved takes its button along, with the focus.
  const press =
    (move: Move | undefined) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (move) flushSync(move);
      currentTarget.focus();
    };
  const drag = ({ currentTarget, button }: PointerEvent<HTMLElement>) => {
    const item = currentTarget.closest<HTMLElement>('li, .item');
    if (!item || button !== 0) return;
    const over = ({ clientY }: globalThis.PointerEvent) => {
      const [own, before, after] = [item, item.previousElementSibling, item.nextElementSibling].map(
        (each) => each?.getBoundingClientRect(),
      );
      const { onUp: up, onDown: down } = moves.current;
      // Far enough into the neighbour to stay in the item where it comes to lie.
      if (own && up && before && clientY < before.top + Math.min(before.height, own.height))
        flushSync(up);
      else if (own && down && after && clientY > after.bottom - Math.min(after.height, own.height))
        flushSync(down);
      if (clientY < EDGE || clientY > window.innerHeight - EDGE)
        window.scrollBy(0, clientY < EDGE ? -STEP : STEP);
    };
    item.toggleAttribute('data-dragged', true);
    const end = new AbortController();
    const drop = () => {
      end.abort();
      item.removeAttribute('data-dragged');
    };
    window.addEventListener('pointermove', over, end);
    for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, drop, end);
  };
  return (
    <>
      <span className="handle" aria-hidden="true" onPointerDown={drag}>
        ↕
      </span>
      <button
        type="button"
        aria-label={`${words.up}: ${name}`}
        {...asOff(onUp ? undefined : words.locked.first)}
        onClick={press(onUp)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label={`${words.down}: ${name}`}
        {...asOff(onDown ? undefined : words.locked.end)}
        onClick={press(onDown)}
      >
        ↓
      </button>
    </>
  );
}
