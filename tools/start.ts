import { buildSite } from './build.ts';
import { isBuildCurrent } from './build-stamp.ts';
import { createSiteServer } from './site-server.ts';

/** `npm start`: builds what has changed and serves the site. */
const port = Number(process.env.PORT ?? 4173);

if (isBuildCurrent()) {
  console.log('The site is built already.');
} else {
  console.log('Building the site ...');
  await buildSite();
}
const server = createSiteServer('build/client');
server.on('error', (error) => {
  console.error(`The site cannot be served on port ${port}: ${error.message}. Another one: PORT=4174 npm start`);
  process.exitCode = 1;
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
