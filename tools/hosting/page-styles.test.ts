import { describe, expect, it } from 'vitest';
import { moveStyles } from './page-styles.ts';

const page = (body: string) => `<html><head><title>A page</title></head><body>${body}</body></html>`;
const move = (...bodies: string[]) => moveStyles(new Map(bodies.map((body, index) => [`${index}.html`, page(body)])), () => '/assets/styles.css');

describe('styles in attributes', () => {
  it('become rules of one file, each value once, and pages that have some link to it', () => {
    const { pages, css } = move('<p class="a" style="--_x:1%">one</p><b style="--_x:2%">two</b>', '<i style="--_x:1%" id="z">three</i>');
    expect(css).toBe('[data-style="0"]{--_x:1%}\n[data-style="1"]{--_x:2%}');
    expect(pages.get('0.html')).toContain('<p class="a" data-style="0">one</p><b data-style="1">two</b>');
    expect(pages.get('1.html')).toContain('<i data-style="0" id="z">three</i>');
    for (const html of pages.values()) expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css"/></head>');
  });

  it('leave a page without any as it is, also when its text speaks of them', () => {
    const { pages } = move('<p>Write style="plain" here</p>');
    expect(pages.get('0.html')).toBe(page('<p>Write style="plain" here</p>'));
  });

  it('are refused when they could end their rule and begin another', () => {
    expect(() => move('<p style="color:red}body{display:none">x</p>')).toThrow('color:red}body{display:none');
  });
});
