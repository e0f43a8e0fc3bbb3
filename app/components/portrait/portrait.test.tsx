import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Portrait } from './portrait.tsx';

const source = {
  width: 256,
  height: 320,
  avif: '/a-128.avif 128w',
  webp: '/a-128.webp 128w',
  file: '/a-256.jpg',
};
const person = { initials: 'NF', rank: 'teacher' as const };
const withPortrait = { ...person, portrait: { alt: 'A teacher in front of a blackboard', source } };

it('shows the photograph with a description on the person’s own page', () => {
  const html = renderToStaticMarkup(<Portrait person={withPortrait} isLarge />);
  expect(html).toContain('alt="A teacher in front of a blackboard"');
  expect(html).toContain('width="256" height="320"');
  expect(html).not.toContain('NF');
});

it('is decoration in lists, where the name is next to it', () => {
  expect(renderToStaticMarkup(<Portrait person={withPortrait} />)).toContain('alt=""');
});

it('shows the initials of those without a photograph', () => {
  const html = renderToStaticMarkup(<Portrait person={person} isLarge />);
  expect(html).toContain('NF');
  expect(html).not.toContain('<img');
});
