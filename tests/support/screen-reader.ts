import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from '@playwright/test';
import { expect, waitUntilLive } from './test.ts';

type Reader = typeof virtual;

const READER = readFileSync(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8');
/** Where the reader is found by the page; nothing of the site has this name. */
const ADDRESS = '/virtual-screen-reader.js';
const KEY = 'virtualScreenReader';
/** Most steps of one reading: a part that does not end is a mistake. */
const LONGEST_READING = 400;
/** What no screen reader says by itself: paragraphs, ends of small parts, the choices of a list that is closed. */
const UNSAID =
  /^(?:(?:end of )?(?:paragraph|rowgroup|strong|time)$|end of (?:term|definition|listitem|row|cell|columnheader|rowheader|combobox|link)\b|option, .* set size )/;

/** Moves of the reader that a journey uses. */
type Move = 'moveToNextMain' | 'moveToNextHeading';

/**
 * Listens to a tab with a virtual screen reader and writes down, step by step, what is spoken. The tab must let in scripts past its policy.
 * The reader loses its place when a page draws a control anew, follows no active option of a list, and knows a box as ticked by its HTML alone;
 * a journey then goes on from a heading.
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

  /** Opens an address as a new page, says its title and language, and waits until it is live, unless it never is. */
  async open(address: string, isLive = true): Promise<void> {
    await this.#tab.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: READER }));
    await this.#tab.goto(address);
    if (isLive) await waitUntilLive(this.#tab);
    await this.begin();
  }

  /** Begins to read a page that has been loaded in full. */
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

  /** Notes what the visitor does next. */
  step(what: string): void {
    this.#lines.push('', `> ${what}`);
  }

  /** Waits until a phrase is spoken, and writes down all that is said up to it. */
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

  /** Goes from heading to heading to the one with a name; those passed are not written down. */
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

  /** Reads on, piece by piece, until a phrase is spoken. */
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

  /** What has been spoken in the journey. */
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

/** Compares a transcript with the kept one. `WRITE_TRANSCRIPTS=1` keeps the new one instead: read it before you hand it in. */
export function expectTranscript(name: string, transcript: string): void {
  const file = `tests/browser/accessibility/transcripts/${name}.txt`;
  if (process.env.WRITE_TRANSCRIPTS) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, transcript);
  }
  expect(existsSync(file), `${file} is kept; WRITE_TRANSCRIPTS=1 writes it`).toBe(true);
  expect(transcript).toBe(readFileSync(file, 'utf8'));
}
