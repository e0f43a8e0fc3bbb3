import { spawnSync } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isBuildCurrent } from '#tools/build/build-stamp.ts';
import { BUILD } from '#tools/build/places.ts';
import { endWithMessage } from '#tools/lib/end-with-message.ts';
import { freePort } from './port.ts';
import { createSiteServer } from './site-server.ts';

/**
 * `npm start`: builds what has changed, in a separate process whose memory is freed afterwards, and
 * serves the site.
 */
const port = await freePort(process.argv.slice(2), {
  ...{ name: 'start', usual: 4173, variable: 'PORT' },
}).catch(endWithMessage);
if (isBuildCurrent()) {
  console.log('The site is already built.');
} else {
  console.log('Building the site ...');
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts', '--quick'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const server = (await createSiteServer(join(BUILD, 'client'))).listen(port);
server.on('error', endWithMessage);
server.on('listening', () => {
  console.log(`The site is at http://localhost:${port}`);
  // A server is ended by a signal, which would leave nothing for the next start.
  flushCompileCache();
});
