import { h } from 'hastscript';
import { expect, expectTypeOf, it } from 'vitest';
import { escapeText, type Html, renderHtml } from './html.server.ts';

it('plain text is escaped, and the text of elements as well', () => {
  expect(escapeText('AT&T <b>')).toBe('AT&#x26;T &#x3C;b>');
  expect(renderHtml(h(null, h('p', { title: '"' }, 'a < b')))).toBe(
    '<p title="&#x22;">a &#x3C; b</p>',
  );
});

it('HTML can be used as a string, but a string cannot be used as HTML', () => {
  expectTypeOf<Html>().toExtend<string>();
  expectTypeOf<string>().not.toExtend<Html>();
  expectTypeOf<'<p>'>().not.toExtend<Html>();
});
