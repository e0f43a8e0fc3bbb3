import { createSiteServer } from '#tools/site-server.ts';

createSiteServer('build/client').listen(Number(process.env.PORT));
