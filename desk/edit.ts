import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { portOf } from '#tools/serve/port.ts';
import { localKeyIn } from './server/access/local-key.ts';
import { readSettings } from './server/access/settings.ts';

/**
 * `npm run edit`: the desk for content/, at http://localhost:4174 with a key in the address, or behind the proxy described in desk.yaml beside it.
 * `CONTENT_DIR` names another content folder, `DESK_ROOT` the folder with content/ in it, `DESK_SETTINGS` another desk.yaml, `DESK_PORT` another port,
 * `DESK_KEY` another key.
 */
const content = resolve(process.env.CONTENT_DIR ?? `${process.env.DESK_ROOT ?? '.'}/content`);
const root = dirname(content);
const port = portOf(process.env.DESK_PORT ?? '4174');
// The heap grows by a fifth before it is tidied: what is kept is 80 MB, and V8 would let it become 220.
for (const flag of ['--heap-growing-percent=20', '--semi-space-growth-factor=1'])
  setFlagsFromString(flag);
// Before any module of the site is loaded: each reads its content folder and mode only once.
process.env.NODE_ENV = 'production';
process.env.CONTENT_DIR = content;

const settings = readSettings(process.env.DESK_SETTINGS ?? `${root}/desk.yaml`);
if (process.env.DESK_SETTINGS && !settings)
  throw new Error(`${process.env.DESK_SETTINGS} does not exist`);
const { createDesk } = await import('./server/routes/desk-server.ts');
const { SiteRenderer } = await import('./server/publish/site-renderer.ts');
// In a process of its own, whose memory is free again when the desk runs.
execFileSync(process.execPath, ['desk/build-client.ts'], { stdio: 'inherit' });
const renderer = new SiteRenderer();
const localKey = process.env.DESK_KEY ?? localKeyIn(join(root, '.desk'));
const app = await createDesk({
  ...{ root, content, port, settings, localKey, renderer },
  buildsAhead: true,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => app.close().then(() => process.exit(0)));
await app.listen({ port, host: '127.0.0.1' });
// Bundled ahead, so that the first preview does not wait for it.
renderer.prepare().catch((error: unknown) => console.error(error));
console.log(`The desk is at ${settings?.address ?? `http://localhost:${port}/?key=${localKey}`}`);
