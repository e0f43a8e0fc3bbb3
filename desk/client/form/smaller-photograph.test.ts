import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallerPhotograph } from './smaller-photograph.ts';

let drawn: string[];
beforeEach(() => {
  drawn = [];
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly #size: string;
      constructor(width: number, height: number) {
        this.#size = `${width}x${height}`;
      }
      getContext = () => ({ fillRect: () => {}, drawImage: () => {} });
      convertToBlob = async ({ type }: { type: string }) => {
        drawn.push(this.#size);
        return new Blob(['small'], { type });
      };
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const sees = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async (_: File, how: ImageBitmapOptions) => {
    expect(how.imageOrientation).toBe('from-image');
    return { width, height, close: () => {} };
  });
const photograph = (type = 'image/jpeg') => new File(['a large one'], 'fair.jpg', { type });

it.each([
  ['a photograph of a phone', 4000, 3000, '1920x1440'],
  ['one that was held upright', 3000, 4000, '1440x1920'],
  ['one that is small is only written anew, without place and camera', 1200, 800, '1200x800'],
])('%s', async (_, width, height, size) => {
  sees(width, height);
  const sent = await smallerPhotograph(photograph());
  expect([drawn, sent.name, sent.type, await sent.text()]).toEqual([
    [size],
    'fair.jpg',
    'image/jpeg',
    'small',
  ]);
});

it.each([
  ['a picture that moves', 'image/gif'],
  ['a PDF file', 'application/pdf'],
])('%s is sent as it is', async (_, type) => {
  sees(4000, 3000);
  expect(await (await smallerPhotograph(photograph(type))).text()).toBe('a large one');
});

it('what the browser cannot read is sent as it is, so that the server says why', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unreadable')));
  const heic = photograph('image/heic');
  expect(await smallerPhotograph(heic)).toBe(heic);
});
