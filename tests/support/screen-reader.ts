import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { expect, waitUntilLive } from './test.ts';

type Reader = typeof virtual;

const READER = readFileSync(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
/** Global name of the reader in the page; nothing on the site uses it. */
const ADDRESS = '/virtual-screen-reader.js';
const KEY = 'virtualScreenReader';
/** Maximum number of steps of one reading; more means an endless loop. */
const LONGEST_READING = 400;
/** Output that real screen readers do not speak: paragraphs, ends of small parts, the options of a closed list. */
const UNSAID =
  /^(?:(?:end of )?(?:paragraph|rowgroup|strong|time)$|end of (?:term|definition|listitem|row|cell|columnheader|rowheader|combobox|link)\b|option, .* set size )/;

/** Commands of the reader used in a journey. */
type Move = 'moveToNextMain' | 'moveToNextHeading';

/**
 * Reads a tab with a virtual screen reader and records, step by step, what is spoken. The tab must bypass the site's policy.
 * The reader loses its place when a control is rendered again, does not follow the active option of a list, and knows a ticked box only from HTML;
 * a journey then continues from a heading.
 */
export class Listener {
  readonly #tab: Page;
  readonly #lines: string[];
  #heard = 0;

  /** @param title first line of the transcript */
  constructor(tab: Page, title: string) {
    this.#tab = tab;
    this.#lines = [title];
  }

  /** Opens an address as a new page, records its title and language, and waits for hydration if there is any. */
  async open(address: string, isLive = true): Promise<void> {
    await this.#tab.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: READER }));
    await this.#tab.goto(address);
    if (isLive) await waitUntilLive(this.#tab);
    await this.begin();
  }

  /** Starts reading a page that has been loaded in full. */
  async begin(): Promise<void> {
    this.#heard = 0;
    await this.#tab.evaluate(
      async ([address, key]) => {
        const { virtual } = await import(address);
        Reflect.set(window, key, virtual);
        await virtual.start({ container: document.body });
      },
      [ADDRESS, KEY] as const,
    );
    this.#lines.push(`title: ${await this.#tab.title()}`, `language: ${await this.#tab.locator('html').getAttribute('lang')}`);
  }

  /** Records what the visitor does next. */
  step(what: string): void {
    this.#lines.push('', `> ${what}`);
  }

  /** Waits until a phrase is spoken, and records everything up to it. */
  async hear(phrase: RegExp | string): Promise<void> {
    const isHeard = (spoken: string) => (typeof phrase === 'string' ? spoken.includes(phrase) : phrase.test(spoken));
    await expect.poll(async () => (await this.#new()).some(isHeard), { message: `"${phrase}" is spoken` }).toBe(true);
    await this.#write();
  }

  /** Jumps to the next part of a kind. */
  async move(command: Move): Promise<void> {
    await this.#tab.evaluate(([key, name]) => (Reflect.get(window, key) as Reader).perform(name), [KEY, command] as const);
    await this.#write();
  }

  /** Goes to a heading by name; headings passed on the way are not recorded. */
  async goToHeading(name: string): Promise<void> {
    const last = await this.#tab.evaluate(
      async ([key, wanted, most]) => {
        const reader: Reader = Reflect.get(window, key);
        for (let step = 0; step < most; step += 1) {
          await reader.perform('moveToNextHeading');
          if ((await reader.lastSpokenPhrase()).includes(`, ${wanted}, level`)) return (await reader.spokenPhraseLog()).length - 1;
        }
        return -1;
      },
      [KEY, name, LONGEST_READING] as const,
    );
    expect(last, `the heading "${name}" is found`).toBeGreaterThanOrEqual(0);
    this.#heard = last;
    await this.#write();
  }

  /** Continues reading until a phrase is spoken. */
  async readUntil(phrase: RegExp): Promise<void> {
    const isFound = await this.#tab.evaluate(
      async ([key, source, most]) => {
        const reader: Reader = Reflect.get(window, key);
        for (let step = 0; step < most; step += 1) {
          await reader.next();
          if (new RegExp(source).test(await reader.lastSpokenPhrase())) return true;
        }
        return false;
      },
      [KEY, phrase.source, LONGEST_READING] as const,
    );
    expect(isFound, `${phrase} is spoken`).toBe(true);
    await this.#write();
  }

  /** Everything spoken in the journey. */
  get transcript(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  async #new(): Promise<string[]> {
    const log = await this.#tab.evaluate((key) => (Reflect.get(window, key) as Reader).spokenPhraseLog(), KEY);
    return log.slice(this.#heard);
  }

  async #write(): Promise<void> {
    const spoken = await this.#new();
    this.#heard += spoken.length;
    this.#lines.push(...spoken.filter((phrase) => !UNSAID.test(phrase)));
  }
}

/** Compares a transcript with the stored one. `WRITE_TRANSCRIPTS=1` stores the new one instead: read it before handing it in. */
export function expectTranscript(name: string, transcript: string): void {
  const file = `tests/browser/full/accessibility/transcripts/${name}.txt`;
  if (process.env.WRITE_TRANSCRIPTS) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, transcript);
  }
  expect(existsSync(file), `${file} is kept; WRITE_TRANSCRIPTS=1 writes it`).toBe(true);
  expect(transcript).toBe(readFileSync(file, 'utf8'));
}
