import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFiles, pictureSource } from '#app/content/reading/pictures.server.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { pictureBytes } from './make-public-files.ts';

const folder = newFolder();
const files = { folder };
mkdirSync(join(folder, 'gallery/campus'), { recursive: true });

const picture = (file: string) => ({ place: `gallery/campus/${file}`, stem: 'campus-hall' });

it('of a photograph, AVIF and WebP are made in the widths that its page asks for, and one JPEG', async () => {
  const photograph = sharp({
    create: { width: 1100, height: 550, channels: 3, background: '#87a' },
  });
  writeFileSync(join(folder, 'gallery/campus/hall.png'), await photograph.png().toBuffer());
  const made = await Promise.all(
    (await pictureFiles(files, picture('hall.png'))).map(
      async (file) => [file.name, await pictureBytes(file)] as const,
    ),
  );
  const looks = await Promise.all(
    made.map(async ([name, bytes]) => [
      name.replace(/^campus-hall-\w{8}/, 'hall'),
      (await sharp(bytes).metadata()).format,
    ]),
  );
  expect(looks.sort()).toEqual([
    ['hall-1080.avif', 'heif'],
    ['hall-1080.webp', 'webp'],
    ['hall-1100.avif', 'heif'],
    ['hall-1100.jpg', 'jpeg'],
    ['hall-1100.webp', 'webp'],
    ['hall-400.avif', 'heif'],
    ['hall-400.webp', 'webp'],
    ['hall-720.avif', 'heif'],
    ['hall-720.webp', 'webp'],
  ]);
  for (const [name, bytes] of made)
    expect(name).toContain(`-${(await sharp(bytes).metadata()).width}.`);
  const { file, avif, webp, ...shape } = await pictureSource(files, picture('hall.png'));
  expect(shape).toEqual({ width: 1100, height: 550 });
  const asked = `${file} ${avif} ${webp}`.match(/campus-[\w-]+\.\w+/g) ?? [];
  expect(asked.sort()).toEqual(made.map(([name]) => name).sort());
});

it('a drawing stays as it is, with the colours that the names of its colours stand for', async () => {
  writeFileSync(
    join(folder, 'gallery/campus/gate.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><path fill="var(--leaf,#14532D)" d="M0 0H9V9Z"/></svg>',
  );
  const [file, ...others] = await pictureFiles(files, picture('gate.svg'));
  if (!file) throw new Error('The drawing has no file');
  expect([file.name.replace(/\w{8}(?=\.)/, 'HASH'), others]).toEqual(['campus-hall-HASH.svg', []]);
  expect(String(await pictureBytes(file))).toContain('<path fill="#14532D" d="M0 0H9V9Z"/>');
  expect(await pictureSource(files, picture('gate.svg'))).toEqual({
    width: 1440,
    height: 960,
    file: `/assets/pictures/${file.name}`,
    isDrawing: true,
  });
});
