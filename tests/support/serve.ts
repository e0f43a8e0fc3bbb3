import { serveSite } from '#tools/serve/serve-site.ts';

/** Serves a built site, this project's unless another is named, as `npm start` does once it has built; says when it can be asked. */
const server = await serveSite(process.argv[2] ?? 'build/client', Number(process.env.PORT));
server.on('listening', () => console.log('listening'));
