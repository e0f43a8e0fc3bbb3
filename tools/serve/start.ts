import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuildCurrent } from '#tools/build/build-stamp.ts';
import { BUILD } from '#tools/build/places.ts';
import { portOf } from './port.ts';
import { createSiteServer } from './site-server.ts';

/** `npm start`: builds what has changed, in a separate process whose memory is freed afterwards, and serves the site. */
let port: number;
try {
  port = portOf(process.env.PORT);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

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
server.on('error', (error) => {
  console.error(
    `The site cannot be served on port ${port}: ${error.message}. Use another port: PORT=4174 npm start`,
  );
  process.exitCode = 1;
});
server.on('listening', () => console.log(`The site is at http://localhost:${port}`));
