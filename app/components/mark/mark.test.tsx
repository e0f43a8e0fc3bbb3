import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Mark } from './mark.tsx';

it('shows the college’s own logo, or the default mark', () => {
  expect(renderToStaticMarkup(<Mark src="/assets/pictures/logo-1.svg" />)).toContain('<img src="/assets/pictures/logo-1.svg" alt=""');
  expect(renderToStaticMarkup(<Mark src={undefined} />)).toMatch(/^<svg/);
});
