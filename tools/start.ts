import { buildSite } from './build.ts';
import { isBuildCurrent } from './build-stamp.ts';
import { serveSite } from './serve-site.ts';

/** `npm start`: builds what has changed and serves the site. */
const port = Number(process.env.PORT ?? 4173);

if (isBuildCurrent()) {
  console.log('The site is built already.');
} else {
  console.log('Building the site ...');
  await buildSite();
}
const server = serveSite('build/client', port);
server.on('error', (error) => {
  console.error(`The site cannot be served on port ${port}: ${error.message}. Another one: PORT=4174 npm start`);
  process.exitCode = 1;
});
server.on('listening', () => console.log(`The site is at http://localhost:${port}`));
