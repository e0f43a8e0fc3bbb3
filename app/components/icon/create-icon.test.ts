import { CircleX } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';

it.each([{}, { className: 'small' }, { className: 'small', 'data-tone': 'danger' }])(
  'an icon with %j is drawn as the library draws it, without its namespace and names',
  (props) => {
    const own = createIcon({
      node: [
        ['circle', { cx: '12', cy: '12', r: '10', key: 'ring' }],
        ['path', { d: 'm15 9-6 6', key: 'down' }],
        ['path', { d: 'm9 9 6 6', key: 'up' }],
      ],
    });
    expect(attributes(renderToStaticMarkup(createElement(own, props)))).toEqual(
      attributes(renderToStaticMarkup(createElement(CircleX, props))),
    );
  },
);

/** The parts of the markup, in any order. */
const attributes = (html: string) =>
  html
    .replaceAll(/ xmlns="[^"]*"|lucide[\w-]* ?/g, '')
    .replaceAll(/ class=" ?"/g, '')
    .split(/(?<=") |[<>]/)
    .sort();
