import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Logo } from './logo.tsx';

it('shows the college’s own logo, or the default mark', () => {
  expect(renderToStaticMarkup(<Logo src="/assets/pictures/logo-1.svg" />)).toContain(
    '<img src="/assets/pictures/logo-1.svg" alt=""',
  );
  expect(renderToStaticMarkup(<Logo src={undefined} />)).toMatch(/^<svg/);
});
