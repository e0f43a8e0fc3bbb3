import { h } from 'hastscript';
import { expect, expectTypeOf, it } from 'vitest';
import { type Html, renderHtml } from './html.server.ts';

it('texts and attributes of elements are escaped', () => {
  const text = h('p', { title: '"' }, 'AT&T <b>');
  expect(renderHtml(h(null, text))).toBe('<p title="&#x22;">AT&#x26;T &#x3C;b></p>');
});

it('HTML can be used as a string, but a string cannot be used as HTML', () => {
  expectTypeOf<Html>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<Html>();
  expectTypeOf<'<p>'>().not.toExtend<Html>();
});
