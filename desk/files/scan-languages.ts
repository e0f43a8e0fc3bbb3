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

/** What is known here, asked once: a language that is installed later needs a new start. */
let known: Promise<ReadonlySet<string>> | undefined;

async function knownLanguages(): Promise<ReadonlySet<string>> {
  const asked = promisify(execFile)('tesseract', ['--list-langs'], { timeout: 10_000 });
  const { stdout } = await asked.catch(() => ({ stdout: '' }));
  return new Set(stdout.split(/\s+/));
}

/**
 * Whether scans can be read here: `tesseract` is on this machine and knows each language in which
 * the site is published. A page read without one of them has invented letters in its place.
 */
export async function canReadScans(languages: readonly string[]): Promise<boolean> {
  known ??= knownLanguages();
  const all = await known;
  return languages.every((language) => all.has(SCAN_NAMES[language] ?? ''));
}
