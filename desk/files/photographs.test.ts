import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { preparePhotograph } from './photographs.ts';

/** A photograph that is red on the left and green on the right. */
async function photograph(width: number, height: number) {
  const half = Math.round(width / 2);
  const right = { width: width - half, height, channels: 3, background: '#080' } as const;
  const input = await sharp({ create: right }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#a00' } }).composite([
    { input, left: half, top: 0 },
  ]);
}

/** A PNG file that declares this size but contains almost nothing. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

describe('a photograph', () => {
  it('is turned upright and loses place, camera and time', async () => {
    const camera = {
      IFD0: { Make: 'Camera', Orientation: '6' },
      IFD3: { GPSLatitude: '10/1 30/1 0/1', GPSLatitudeRef: 'N' },
    };
    const bytes = await (await photograph(120, 60))
      .withExif(camera)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const kept = await preparePhotograph(bytes);
    expect(kept).toMatchObject({ width: 60, height: 120 });
    const metadata = await sharp(kept.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 120 });
    for (const hidden of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(metadata[hidden], hidden).toBeUndefined();
    // After a rotation by 90 degrees, the left side is at the top.
    const { channels } = await sharp(
      await sharp(kept.bytes).extract({ left: 10, top: 5, width: 40, height: 40 }).toBuffer(),
    ).stats();
    expect(channels[0]?.mean).toBeGreaterThan(120);
  });

  it('keeps at most 1920 pixels on the longer edge, and is never enlarged', async () => {
    const large = await (await photograph(3000, 1500)).jpeg().toBuffer();
    expect(await preparePhotograph(large)).toMatchObject({ width: 1920, height: 960 });
    // Of a paper, whose letters are read.
    expect(await preparePhotograph(large, 2600)).toMatchObject({ width: 2600, height: 1300 });
    const small = await (await photograph(80, 40)).png().toBuffer();
    expect(await preparePhotograph(small)).toMatchObject({ width: 80, height: 40 });
  });

  it('gives the same bytes each time', async () => {
    const bytes = await (await photograph(200, 100)).jpeg().toBuffer();
    expect(
      (await preparePhotograph(bytes)).bytes.equals((await preparePhotograph(bytes)).bytes),
    ).toBe(true);
  });
});

it('in another format of phones and sites is kept as JPEG', async () => {
  const picture = await photograph(1200, 800);
  for (const bytes of await Promise.all([
    picture.clone().webp().toBuffer(),
    picture.clone().avif().toBuffer(),
    picture.clone().gif().toBuffer(),
  ])) {
    const { bytes: kept, advice } = await preparePhotograph(bytes);
    expect(await sharp(kept).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 800,
    });
    expect(advice).toEqual([]);
  }
});

describe('a photograph that will not look well', () => {
  it.each([
    ['a panorama', 1920, 60, [/long and narrow \(1920 × 60 pixels\)/]],
    ['a receipt', 500, 2000, [/long and narrow/]],
    ['tiny', 90, 60, [/small \(90 × 60 pixels\)/]],
    ['a line', 300, 1, [/long and narrow/, /small/]],
    ['three times as wide as high', 1920, 640, []],
    ['just large enough', 800, 600, []],
  ])('gets a sentence: %s', async (_, width, height, expected) => {
    const { advice } = await preparePhotograph(
      await (await photograph(width, height)).jpeg().toBuffer(),
    );
    expect(advice).toHaveLength(expected.length);
    for (const [index, words] of expected.entries()) {
      expect(advice[index]?.en).toMatch(words);
      expect(advice[index]?.ml).toMatch(/[\u0d00-\u0d7f]/);
    }
  });
});

describe('refused with a reason in both languages', () => {
  it('is a file with far more pixels than bytes', async () => {
    expect(await refusalOf(preparePhotograph(hugePng(60_000, 60_000)))).toContain(
      '64 million pixels',
    );
  });

  it('is HEIC if it cannot be read, with advice', async () => {
    expect(
      await refusalOf(preparePhotograph(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heic', 'latin1'))),
    ).toContain('JPEG');
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a web page', '<!doctype html><title>photo.jpg</title>'],
    ['TIFF', 'II*\0\x08\0\0\0'],
    ['a sound in the container of WebP', 'RIFF\x04\0\0\0WAVEfmt '],
    ['nothing', ''],
  ])('is %s, whatever its name', async (_, text) => {
    expect(await refusalOf(preparePhotograph(Buffer.from(text, 'latin1')))).toContain(
      'not a photograph',
    );
  });

  it('is a photograph of which a part is missing', async () => {
    const bytes = await (await photograph(800, 400)).png().toBuffer();
    expect(await refusalOf(preparePhotograph(bytes.subarray(0, 200)))).toContain('damaged');
  });
});
