import { expect, it } from 'vitest';
import { parseDrawn } from './parse-drawn.ts';

it('reads elements, attributes and signs of HTML as React writes them', () => {
  const html =
    '<p class="a b" hidden="" data-phone-fold="">Fee &lt; &#x20B9;800 &amp; <br/>free<img src="/a.jpg"/></p><svg><path d="M0 0"/></svg>';
  expect(parseDrawn(html)).toMatchObject([
    {
      tagName: 'p',
      properties: { className: ['a', 'b'], hidden: '', dataPhoneFold: '' },
      children: [
        { value: 'Fee < ₹800 & ' },
        { tagName: 'br', children: [] },
        { value: 'free' },
        { tagName: 'img', properties: { src: '/a.jpg' } },
      ],
    },
    { tagName: 'svg', children: [{ tagName: 'path', children: [] }] },
  ]);
});
