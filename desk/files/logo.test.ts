import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { prepareLogo } from './logo.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributes}>${inside}</svg>`,
  );

describe('a logo', () => {
  it('is stored with its own elements only', async () => {
    const { bytes, type } = await prepareLogo(
      svg(
        '<!-- made by hand --><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h9z" fill="url(#a)"/>',
      ),
    );
    expect(type).toBe('svg');
    expect(bytes.toString()).toContain('<path d="M0 0h9z" fill="url(#a)">');
    expect(bytes.toString()).not.toContain('made by hand');
  });

  it('without a viewBox gets one from its size', async () => {
    const { bytes } = await prepareLogo(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="20mm"><path d="M0 0"/></svg>',
      ),
    );
    expect(bytes.toString()).toContain('viewBox="0 0 30 20"');
  });

  it('may use its own parts, colours by function and large units', async () => {
    const parts =
      '<defs><path id="a" d="M0 0h900z"/><clipPath id="c"><use href="#a"/></clipPath></defs>';
    const drawing = svg(
      `${parts}<g clip-path="url( '#c' )" transform="translate(9) rotate(3)"><use href="#a" fill="rgb(1 2 3)" aria-label="Mark (old)"/></g>`,
      ' width="5000"',
    );
    expect(
      (
        await prepareLogo(Buffer.from(drawing.toString().replace('0 0 64 64', '0 0 5000 5000')))
      ).bytes.toString(),
    ).toContain('fill="rgb(1 2 3)"');
  });

  it('as PNG is made smaller and loses hidden data', async () => {
    const large = await sharp({
      create: { width: 2048, height: 2048, channels: 4, background: '#0000' },
    })
      .withExif({ IFD0: { Artist: 'somebody' } })
      .png()
      .toBuffer();
    const { bytes, type } = await prepareLogo(large);
    expect(type).toBe('png');
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ width: 1024, height: 1024, hasAlpha: true });
    expect(metadata.exif).toBeUndefined();
  });
});

describe('refused with a reason in both languages', () => {
  it.each('script style animate a image foreignObject'.split(' '))('is <%s>', async (name) => {
    expect(await refusalOf(prepareLogo(svg(`<${name}/>`)))).toContain(`<${name}>`);
  });

  it.each([
    ['a handler', svg('<path d="M0 0"/>', ' onload="alert(1)"'), 'onload'],
    ['a style', svg('<path d="M0 0" style="fill:red"/>'), 'style'],
    ['a part of another file', svg('<use href="https://example.org/a.svg#b"/>'), 'href'],
    [
      'a colour from another file',
      svg('<path d="M0 0" fill="url(https://example.org/a.svg#b)"/>'),
      'fill',
    ],
    [
      'a colour from another file by an escape',
      svg('<path d="M0 0" fill="\\75rl(http://example.org/x.svg#p)"/>'),
      'fill',
    ],
    [
      'an escape written as an entity',
      svg('<path d="M0 0" fill="&#x5c;75&#114;l(//example.org)"/>'),
      'fill',
    ],
    ['a comment in a value', svg('<path d="M0 0" fill="/**/red"/>'), 'fill'],
    [
      'a set of pictures',
      svg(`<path d="M0 0" mask='image-set("http://example.org/m.png" 1x)'/>`),
      'mask',
    ],
    [
      'an address after an own part',
      svg('<path d="M0 0" fill="url(#a) url(//example.org/b)"/>'),
      'fill',
    ],
    ['another language inside', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), 'xmlns'],
    ['elements in a title', svg('<title><path d="M0 0"/></title>'), '<path>'],
    [
      'an instruction',
      Buffer.from(
        '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg"><?a b?></svg>',
      ),
      'not allowed|must be',
    ],
    [
      'entities that grow',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<title>&b;</title>')}`,
      ),
      'cannot be read',
    ],
    ['what is no XML', Buffer.from('<svg><path></svg>'), 'cannot be read'],
    ['a web page', Buffer.from('<!doctype html><title>logo.svg</title>'), 'must be'],
    ['too much', svg(`<path d="${'M0 0'.repeat(40_000)}"/>`), '100 KB'],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'cannot be read'],
  ])('is %s', async (_, bytes, words) => {
    expect(await refusalOf(prepareLogo(bytes))).toMatch(new RegExp(words));
  });
});
