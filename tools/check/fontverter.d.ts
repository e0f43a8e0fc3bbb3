declare module 'fontverter' {
  /** Bytes of a font in another format. */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
