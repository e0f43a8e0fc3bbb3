import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import sharp from 'sharp';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = 'docs/handover/pictures';

/** The desk in a browser, in the words of its user. */
export class DeskPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens a part of the desk by its address, and waits until the part before it has gone: the page
   * stays the same.
   */
  async open(part: string): Promise<void> {
    await this.page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''));
    await this.page.goto(`/#/${part}`);
    await expect(this.page.locator('main[data-before]')).toHaveCount(0);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** A group of fields by its name. */
  group(name: string, within: Page | Locator = this.page): Locator {
    return within
      .getByRole('group', { name: new RegExp(`^${name}(?: \\(required\\))?\\s*$`) })
      .first();
  }

  /** The English of a text. */
  english(name: string): Locator {
    return this.group(name).getByLabel(/^English/);
  }

  /** Writes both languages of a text. */
  async write(
    name: string,
    en: string,
    ml: string,
    within: Page | Locator = this.page,
  ): Promise<void> {
    const group = this.group(name, within);
    await group
      .getByLabel(/^English/)
      .first()
      .fill(en);
    await group
      .getByLabel(/^Malayalam/)
      .first()
      .fill(ml);
  }

  /** Opens a group that may be left out. */
  async unfold(name: string): Promise<void> {
    await this.page.getByText(`Add: ${name}`, { exact: true }).click();
  }

  field(name: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(new RegExp(`^${name}(?: \\(required\\))?\\s*$`)).first();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    // The mistakes of an earlier try stand until the answer is here.
    await expect(this.page.locator('.mistake-list li')).toHaveText([]);
    await expect(this.page.getByText('Saved.')).toBeVisible();
  }

  /** Shows the preview with the values entered and returns its frame. */
  async preview() {
    await this.page.getByRole('button', { name: 'Show the page' }).click();
    const frame = this.page.frameLocator('iframe');
    // The first page waits until the code of the pages has been bundled.
    await expect(frame.locator('h1')).toBeVisible();
    return frame;
  }

  /** A picture for the handover guide in both languages, if `WRITE_PICTURES` is set. */
  async picture(name: string): Promise<void> {
    if (!process.env.WRITE_PICTURES) return;
    mkdirSync(PICTURES, { recursive: true });
    for (const [locale, other] of [
      ['en', 'മലയാളം'],
      ['ml', 'English'],
    ] as const) {
      const picture = await this.page.screenshot();
      await sharp(picture)
        .resize({ width: 900 })
        .webp({ quality: 60 })
        .toFile(`${PICTURES}/${name}.${locale}.webp`);
      // Clicked without scrolling, so that both pictures show the same place.
      await this.page
        .getByRole('button', { name: other, exact: true })
        .evaluate((button: HTMLButtonElement) => button.click());
    }
  }

  /**
   * Prepares and publishes, with a sentence for the history; returns the addresses of the changed
   * pages.
   */
  async publish(sentence: string, picture?: string): Promise<string[]> {
    await this.open('publish');
    await this.page.getByRole('button', { name: 'Check and show the changes' }).click();
    await expect(this.page.locator('[data-stage=ready]')).toBeVisible({ timeout: 500_000 });
    const addresses = await this.page.locator('.page-change summary small').allTextContents();
    await this.page.getByLabel(/^What is published/).fill(sentence);
    if (picture) await this.picture(picture);
    await this.page.getByRole('button', { name: 'Publish now' }).click();
    await expect(this.page.locator('[data-stage=published]')).toBeVisible();
    return addresses;
  }
}

/** What axe finds wrong on a page, each with the beginning of its element. */
export async function axeOn(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await (Reflect.get(window, 'axe').run as () => Promise<AxeResults>)();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}

/**
 * Begins without the drafts of the test before. Fails if the desk logs an error, breaks or contacts
 * another host.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context, baseURL }, use) => {
      rmSync(join(process.env.DESK_COPY ?? '', '.desk/drafts'), { recursive: true, force: true });
      const faults: string[] = [];
      context.on('console', (message) => {
        // The server's refusals, which the desk shows in words, and styles in what is pasted, which
        // the policy blocks.
        if (!/status of (?:401|404|409|422)|^Applying inline style/.test(message.text()))
          faults.push(message.text());
      });
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('request', (request) => {
        if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(request.url()))
          faults.push(request.url());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Moves the cursor behind the last word, and lets the editor hear of it: it does with the next
 * frame.
 */
export async function toTheEnd(page: Page, text: Locator) {
  await page.keyboard.press('Control+End');
  await text.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
