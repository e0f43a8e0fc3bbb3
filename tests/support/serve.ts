import { createSiteServer } from '#tools/serve/site-server.ts';

/**
 * Serves a built site, by default this project's, like `npm start` after its build; reports when it
 * is ready.
 */
const server = await createSiteServer(process.argv[2] ?? 'build/client');
server.listen(Number(process.env.PORT), () => console.log('listening'));
