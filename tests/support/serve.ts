import { serveSite } from '#tools/serve/serve-site.ts';

/** Serves a built site, by default this project's, like `npm start` after its build; reports when it is ready. */
const server = await serveSite(process.argv[2] ?? 'build/client', Number(process.env.PORT));
server.on('listening', () => console.log('listening'));
