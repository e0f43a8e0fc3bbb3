import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What `tesseract` calls a language of India (ISO 639-2). */
export const SCAN_NAMES: Readonly<Record<string, string>> = {
  en: 'eng',
  ml: 'mal',
  ta: 'tam',
  hi: 'hin',
  kn: 'kan',
  te: 'tel',
  mr: 'mar',
  bn: 'ben',
  as: 'asm',
  gu: 'guj',
  pa: 'pan',
  or: 'ori',
};

/**
 * Whether scans can be read here: `tesseract` is on this machine and knows each language in which
 * the site is published. A page read without one of them has invented letters in its place.
 */
export async function canReadScans(languages: readonly string[]): Promise<boolean> {
  const { stdout } = await promisify(execFile)('tesseract', ['--list-langs']).catch(() => ({
    stdout: '',
  }));
  const known = new Set(stdout.split(/\s+/));
  return languages.every((language) => known.has(SCAN_NAMES[language] ?? language));
}
