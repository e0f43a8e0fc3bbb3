import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a save at the desk takes while fifty people work: `node tools/bench/saving.ts [PORT]`,
 * over a copy of content/. In a minute 70 saves are sent at moments that do not depend on each
 * other, each after its person has opened and checked an entry.
 */
const [PEOPLE, SAVES, MINUTE_MS] = [50, 70, 60_000];
const KINDS = ['news', 'events', 'tenders', 'documents'];
const port = process.argv[2] ?? '4175';
const secret = 'a-secret-of-more-than-32-characters';
const host = 'desk.college.example';
const root = mkdtempSync(join(tmpdir(), 'saving-'));
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args]);

type Answer = { status: number; body: unknown; ms: number };

function ask(person: number, address: string, body?: object): Promise<Answer> {
  const begun = performance.now();
  const headers = {
    host,
    origin: `https://${host}`,
    'content-type': 'application/json',
    'x-desk-secret': secret,
    'x-forwarded-user': `p${person}`,
  };
  const options = { host: '127.0.0.1', port, path: `/api/${address}`, headers };
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, method: body ? 'POST' : 'GET' }, async (response) => {
      const text = (await response.toArray()).join('');
      const ms = performance.now() - begun;
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), ms });
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

function makeCollege(): void {
  cpSync('content', join(root, 'content'), { recursive: true });
  mkdirSync(join(root, 'site/release/client'), { recursive: true });
  symlinkSync('release', join(root, 'site/current'));
  writeFileSync(join(root, 'secret'), secret, { mode: 0o640 });
  const people = Array.from(
    { length: PEOPLE },
    (_, number) =>
      `  - { user: p${number}, name: Person ${number}, email: p${number}@college.example, write: all, publish: true }`,
  );
  writeFileSync(
    join(root, 'desk.yaml'),
    `address: https://${host}\nheader: x-forwarded-user\nsecretFile: ${root}/secret\nsite: ${root}/site\npeople:\n${people.join('\n')}\n`,
  );
  git('init', '--quiet');
  git('config', 'user.name', 'College website');
  git('config', 'user.email', 'web@college.example');
  git('add', 'content');
  git('commit', '--quiet', '-m', 'Content');
}

/** Milliseconds of the save, or its refusal. */
async function saveOnce(number: number, kind: string, id: string): Promise<Answer> {
  await wait((number * MINUTE_MS) / SAVES + 800 * Math.sin(number * 12.9898));
  const person = number % PEOPLE;
  const place = new URLSearchParams({ kind, id });
  const opened = (await ask(person, `entry?${place}`)).body as {
    value: { title: { en: string } };
  };
  const { value: base } = opened;
  const value = { ...base, title: { ...base.title, en: `${base.title.en} ${number}` } };
  await ask(person, 'check', { kind, id, value, base });
  return ask(person, 'save', { kind, id, value, base });
}

makeCollege();
const desk = spawn(process.execPath, ['desk/edit.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DESK_ROOT: root,
    DESK_SETTINGS: join(root, 'desk.yaml'),
    DESK_PORT: port,
  },
});
try {
  const isUp = () =>
    ask(0, 'me').then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await wait(1000);
  const lists = await Promise.all(KINDS.map((kind) => ask(0, `entries?kind=${kind}`)));
  const entries = lists.flatMap(({ body }) => body as { kind: string; id: string }[]);
  // The code of the pages is bundled once after a start.
  await saveOnce(0, entries[0]?.kind ?? '', entries[0]?.id ?? '');
  await wait(Number(process.env.SETTLE_MS ?? MINUTE_MS));
  const load = loadavg()[0];
  const saves = await Promise.all(
    Array.from({ length: SAVES }, (_, number) => {
      const { kind = '', id = '' } = entries[number % entries.length] ?? {};
      return saveOnce(number, kind, id);
    }),
  );
  const seconds = saves.map(({ ms }) => ms / 1000).sort((a, b) => a - b);
  const at = (part: number) => seconds[Math.min(SAVES - 1, Math.floor(part * SAVES))]?.toFixed(2);
  console.log({
    saved: saves.filter(({ status }) => status === 200).length,
    refused: saves.filter(({ status }) => status !== 200).map(({ status }) => status),
    median: at(0.5),
    nineOfTen: at(0.9),
    slowest: at(1),
    loadBefore: load?.toFixed(1),
    loadAfter: loadavg()[0]?.toFixed(1),
  });
} finally {
  desk.kill();
  rmSync(root, { recursive: true, force: true });
}
