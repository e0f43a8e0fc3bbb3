import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { putContentInGit } from './content-in-git.ts';

/**
 * What an album of 40 photographs of 12 million pixels costs: `node tools/bench/photographs.ts
 * [PORT]`, over a copy of content/. The photographs are chosen at once in the form of a new album
 * in Chromium; measured are the bytes that it sends and the processor time of the desk.
 */
const [COUNT, WIDTH, HEIGHT] = [40, 4000, 3000];
/** Of the details, so that a photograph has the 4 MB of one of a phone. */
const STRENGTH = 40;
const port = process.argv[2] ?? '4176';
const root = mkdtempSync(join(tmpdir(), 'photographs-'));
/** Ticks in a second of the system, as `getconf CLK_TCK` says. */
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * A photograph as a camera takes it: details of each size are equally strong, as in nature, with a
 * fine grain over them.
 */
async function makePhotograph(name: string): Promise<string> {
  const layers = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048].map(async (width) => {
    const noise = { type: 'gaussian', mean: 128, sigma: STRENGTH } as const;
    const height = (width * HEIGHT) / WIDTH;
    const layer = sharp({ create: { width, height, channels: 3, background: '#888', noise } });
    const input = await sharp(await layer.png().toBuffer())
      .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
      .jpeg({ quality: 100 })
      .toBuffer();
    return { input, blend: 'soft-light' } as const;
  });
  const file = join(root, name);
  const background = { width: WIDTH, height: HEIGHT, channels: 3, background: '#888' } as const;
  await sharp({ create: background })
    .composite(await Promise.all(layers))
    .withExifMerge({ IFD0: { Make: 'Camera' } })
    .jpeg({ quality: 92 })
    .toFile(file);
  return file;
}

/** Seconds of processor time of a process and of its children that have ended. */
function secondsOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const ticks = rest.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS;
}

/** Waits until the desk has bundled the code of the pages, which it does once it answers. */
async function untilIdle(pid: number): Promise<void> {
  let last = -1;
  while (secondsOf(pid) - last > 0.1) {
    last = secondsOf(pid);
    await wait(3000);
  }
}

putContentInGit(root);
const made = await Promise.all([0, 1, 2, 3].map((number) => makePhotograph(`made-${number}.jpg`)));
const files = Array.from({ length: COUNT }, (_, index) => {
  const file = join(root, `IMG_${1000 + index}.jpg`);
  writeFileSync(file, readFileSync(made[index % made.length] ?? ''));
  return file;
});
const original = files.reduce((sum, file) => sum + readFileSync(file).length, 0);

const key = 'key-of-the-bench';
const desk = spawn(process.execPath, ['desk/edit.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DESK_ROOT: root, DESK_PORT: port, DESK_KEY: key },
});
const { pid } = desk;
if (pid === undefined) throw new Error('the desk did not start');
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_ARGUMENTS,
});
try {
  const home = `http://localhost:${port}`;
  while (!(await fetch(home).catch(() => undefined))) await wait(200);
  const page = await browser.newPage({ locale: 'en-IN' });
  // The browser tells nobody else the size of a file that it sends.
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    Object.assign(window, { sent: 0 });
    XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
      if (body instanceof File)
        Object.assign(window, { sent: Reflect.get(window, 'sent') + body.size });
      return send.call(this, body);
    };
  });
  await page.goto(`${home}/?key=${key}`);
  await page.goto(`${home}/#/content/gallery/new!`);
  const several = page.locator('input[type=file][multiple]');
  await several.waitFor();
  await untilIdle(pid);
  const [before, begun] = [secondsOf(pid), performance.now()];
  await several.setInputFiles(files);
  await page
    .locator('fieldset .item')
    .nth(COUNT - 1)
    .waitFor({ timeout: 900_000 });
  const seconds = (performance.now() - begun) / 1000;
  const processor = secondsOf(pid) - before;
  const sent = await page.evaluate(() => Number(Reflect.get(window, 'sent')));
  const kept = readdirSync(join(root, '.desk/uploads'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(
    [
      `${COUNT} photographs of 12 million pixels: ${megabytes(original)}`,
      `sent: ${megabytes(sent)}, ${((100 * sent) / original).toFixed(1)} %`,
      `kept: ${megabytes(kept)}`,
      `processor time of the desk: ${processor.toFixed(1)} s`,
      `until all stand in the form: ${seconds.toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
    ].join('\n'),
  );
} finally {
  await browser.close();
  desk.kill();
  rmSync(root, { recursive: true, force: true });
}
