import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWhole } from './make-whole.ts';

let folder = '';
const picture = () => join(folder, 'tower.avif');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file that is generated once and cached', () => {
  it('exists when it is complete', async () => {
    await makeWhole(picture(), (part) => {
      writeFileSync(part, 'half');
      expect(readdirSync(folder)).not.toContain('tower.avif');
      writeFileSync(part, ' and half', { flag: 'a' });
    });
    expect(readdirSync(folder)).toEqual(['tower.avif']);
    expect(readFileSync(picture(), 'utf8')).toBe('half and half');
  });

  it('is missing or unchanged if the disk is full before it is complete', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const breakOff = (part: string) => {
      writeFileSync(part, 'half');
      throw full;
    };
    await expect(makeWhole(picture(), breakOff)).rejects.toBe(full);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(picture(), 'whole');
    await expect(makeWhole(picture(), breakOff)).rejects.toBe(full);
    expect(readdirSync(folder)).toEqual(['tower.avif']);
    expect(readFileSync(picture(), 'utf8')).toBe('whole');
  });
});
