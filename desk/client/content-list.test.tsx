// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedKind } from './api.ts';
import { Kinds } from './content-list.tsx';

it('what is changed once in years is folded at the end of the list', () => {
  const kind = (id: string, isRare: boolean): ListedKind => ({
    ...{ id, form: 'folder' as const, hasTime: false, takes: undefined, isRare },
    ...{ title: { en: id, ml: id }, entry: { en: id, ml: id } },
  });
  render(<Kinds kinds={[kind('Degrees', true), kind('Notices', false)]} />);
  const fold = screen.getByText('Rarely changed').closest('details') as HTMLDetailsElement;
  const links = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent);
  expect([fold.open, links(fold)]).toEqual([false, ['Degrees']]);
  expect(links(document.body)[0]).toBe('Notices');
});
