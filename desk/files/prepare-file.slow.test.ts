import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { runApart } from '#desk/server/files/run-apart.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { pdfOf, streamOf } from '#tests/support/pdf-of.ts';
import type { run } from './prepare-file.ts';

/** Drawings of which each draws the next ten times. */
function nestedDrawings(depth: number): Uint8Array {
  const form = (number: number) =>
    `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${number + 1} 0 R >> >>`;
  const forms = Array.from({ length: depth }, (_, index) =>
    streamOf('/X Do '.repeat(10), form(index + 5)),
  );
  const last = streamOf('BT /F 9 Tf (a) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]');
  return pdfOf('', [streamOf('/X Do'), ...forms, last], {
    page: '/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>',
  });
}

/** A page of a few kilobytes with a gigabyte of blanks, compressed twice. */
function blanks(): Uint8Array {
  const packed = deflateSync(deflateSync(Buffer.alloc(800_000_000, ' '), { level: 1 }));
  return pdfOf('', [streamOf(packed, '/Filter [/FlateDecode /FlateDecode]')], {
    page: '/Contents 4 0 R',
  });
}

/** Objects that contain each other ten thousand deep. */
const deep = () => pdfOf(`/Deep ${'['.repeat(100_000)}${']'.repeat(100_000)}`);
const deepSvg = () =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(12_000)}${'</g>'.repeat(12_000)}</svg>`,
  );

const folder = newFolder();

describe('a small file that grows while it is read', () => {
  it.each([
    ['nested drawings', 'document', nestedDrawings(9)],
    ['gigabytes of blanks', 'document', blanks()],
    ['arrays without end', 'document', deep()],
    ['groups without end', 'logo', deepSvg()],
  ] as const)('is refused: %s', async (_, kind, bytes) => {
    const path = join(folder, 'a');
    writeFileSync(path, bytes);
    const result = runApart<typeof run>(
      new URL('prepare-file.ts', import.meta.url),
      { kind, name: 'a', path },
      { seconds: 6, megabytes: 400 },
    );
    await expect(result).rejects.toMatchObject({
      status: 422,
      words: { en: expect.any(String), ml: expect.stringMatching(/[\u0d00-\u0d7f]/) },
    });
    expect(bytes.length).toBeLessThan(1_000_000);
  });
});
