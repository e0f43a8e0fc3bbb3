import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { endWithMessage } from '#tools/lib/end-with-message.ts';
import { freePort } from '#tools/serve/port.ts';
import { localKeyIn } from './server/access/local-key.ts';
import { readSettings } from './server/access/settings.ts';

/**
 * `npm run edit`: the desk for content/, at http://localhost:4174 with a key in the address, or
 * behind the proxy described in desk.yaml beside it.
 * `CONTENT_DIR` names another content folder, `DESK_ROOT` the folder with content/ in it,
 * `DESK_SETTINGS` another desk.yaml, `--port` or
 * `DESK_PORT` another port, `DESK_KEY` another key.
 */
const content = resolve(process.env.CONTENT_DIR ?? `${process.env.DESK_ROOT ?? '.'}/content`);
const root = dirname(content);
const port = await freePort(process.argv.slice(2), {
  ...{ name: 'run edit', usual: 4174, variable: 'DESK_PORT' },
}).catch(endWithMessage);
// The heap grows by a fifth before it is tidied: what is kept is 80 MB, and V8 would let it become
// 220.
for (const flag of ['--heap-growing-percent=20', '--semi-space-growth-factor=1'])
  setFlagsFromString(flag);
// Before any module of the site is loaded: each reads its content folder and mode only once.
process.env.NODE_ENV = 'production';
process.env.CONTENT_DIR = content;

const { createDesk } = await import('./server/routes/desk-server.ts');
const { SiteRenderer } = await import('./server/publish/site-renderer.ts');
const { Git } = await import('./server/entries/git.ts');
const settings = settingsOf(process.env.DESK_SETTINGS);
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

/** The settings, after what the desk cannot do without was found: said before anything is built. */
function settingsOf(named: string | undefined) {
  try {
    new Git(content);
    if (named && !existsSync(named)) throw new Error(`${named} does not exist`);
    return readSettings(named ?? `${root}/desk.yaml`);
  } catch (error) {
    return endWithMessage(error);
  }
}
