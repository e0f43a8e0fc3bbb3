import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { logoAddress, logoSvg } from '#app/content/reading/logo.server.ts';
import { copyContent, replace } from './content-copy.ts';

const FILE = 'college.yaml';
const copy = copyContent();
afterEach(() => copy.restore());
const add = (line: string) => replace(FILE, 'copyrightYear:', `${line}\ncopyrightYear:`)(copy);
const withLogo = (logo?: 'logo.svg' | 'logo.png') => ({ folder: copy.folder, college: { logo } });

describe('a logo of the college', () => {
  it('is a file next to college.yaml', () => {
    add('logo: logo.svg');
    expect(copy.problems()).toEqual([
      { file: FILE, field: 'logo', expected: 'the file logo.svg', found: 'no such file' },
    ]);
    copy.write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    expect(copy.problems()).toEqual([]);
    expect(logoSvg(withLogo('logo.svg'))).toBe(copy.read('logo.svg'));
  });

  it('in PNG is embedded in an SVG, so that icons and cards can use it too', async () => {
    writeFileSync(
      join(copy.folder, 'logo.png'),
      await sharp({ create: { width: 8, height: 8, channels: 4, background: '#a00' } })
        .png()
        .toBuffer(),
    );
    const { info } = await sharp(Buffer.from(logoSvg(withLogo('logo.png'))))
      .png()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 48, height: 48 });
  });

  it('has an address that changes with it; without a logo the default mark is shown', () => {
    expect(logoAddress(withLogo())).toBeUndefined();
    expect(logoSvg(withLogo())).toBe(readFileSync('public/icon.svg', 'utf8'));
    copy.write('logo.svg', '<svg/>');
    const first = logoAddress(withLogo('logo.svg'));
    copy.write('logo.svg', '<svg></svg>');
    expect(logoAddress(withLogo('logo.svg'))).not.toBe(first);
  });
});

describe('the colours of a college', () => {
  it('are accepted with sufficient contrast', () => {
    add('colours: { links: "#123f7a", accent: "#7a1f3d" }');
    expect(copy.problems()).toEqual([]);
  });
});
