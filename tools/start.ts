import { join } from 'node:path';
import { BUILD, buildSite, WORKPLACE } from './build.ts';
import { isBuildCurrent } from './build-stamp.ts';
import { portOf } from './port.ts';
import { restoreFolder } from './replace-folder.ts';
import { serveSite } from './serve-site.ts';

/** `npm start`: builds what has changed and serves the site. */
let port: number;
try {
  port = portOf(process.env.PORT);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

restoreFolder(BUILD, WORKPLACE);
if (isBuildCurrent()) {
  console.log('The site is built already.');
} else {
  console.log('Building the site ...');
  await buildSite();
}
const server = serveSite(join(BUILD, 'client'), port);
server.on('error', (error) => {
  console.error(`The site cannot be served on port ${port}: ${error.message}. Another one: PORT=4174 npm start`);
  process.exitCode = 1;
});
server.on('listening', () => console.log(`The site is at http://localhost:${port}`));
