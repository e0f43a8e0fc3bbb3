/** The API used of packages that only `node tools/run.mjs fonts` installs. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}

declare module '@capsizecss/unpack/fs' {
  export type Metrics = {
    familyName: string;
    ascent: number;
    descent: number;
    lineGap: number;
    unitsPerEm: number;
    xWidthAvg: number;
  };
  export function fromFile(path: string): Promise<Metrics>;
}

declare module '@capsizecss/core' {
  import type { Metrics } from '@capsizecss/unpack/fs';

  type Face = {
    '@font-face': { sizeAdjust?: string; ascentOverride?: string; descentOverride?: string };
  };
  export function createFontStack(
    faces: readonly Metrics[],
    options: { fontFaceFormat: 'styleObject' },
  ): { fontFaces: Face[] };
}
