// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Drawing, DrawingSource } from './drawing.tsx';

it('a drawing that stands twice on a page has its own ids each time, and uses its own patterns', () => {
  const svg =
    '<svg><pattern id="~stone"></pattern><path fill="url(#~stone)"></path><use href="#~stone"></use></svg>';
  render(
    <DrawingSource value={() => svg}>
      <Drawing drawing="lab" />
      <Drawing drawing="lab" isCropped />
    </DrawingSource>,
  );
  const ids = [...document.querySelectorAll('pattern')].map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect([...document.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual(
    ids.map((id) => `url(#${id})`),
  );
  expect([...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))).toEqual(
    ids.map((id) => `#${id}`),
  );
});
