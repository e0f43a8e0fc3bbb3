import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { pressHtml } from './press.server.ts';

it('gives newspapers the name in both languages, and the mark as a drawing and as a picture', () => {
  const html = pressHtml(getSite(), 'ml');
  expect(html).toContain('<span lang="en">Government Engineering College (GEC)</span>');
  expect(html).toContain('<span lang="ml">ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ് (ജി.ഇ.സി.)</span>');
  expect(html).toContain('<a href="/icon.svg" download>SVG</a>');
  expect(html).toContain('<a href="/icons/icon-512.png" download>PNG, 512 പിക്സൽ</a>');
});
