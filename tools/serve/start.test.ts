import { expect, it } from 'vitest';
import { loadedBy } from '#tests/support/imports-of.ts';

it("the server process of npm start loads no build code: no content and no library except the server's", () => {
  const { files, packages } = loadedBy(['tools/serve/start.ts']);
  expect(packages).toEqual(['@fastify/static', 'fastify']);
  expect(files.filter((name) => !/^tools\/(?:serve|hosting)\//.test(name))).toEqual([
    'app/content/reading/build-time.server.ts',
    'app/content/reading/content-folder.server.ts',
    'app/domain/clock.ts',
    'app/i18n/locale.ts',
    'app/lib/encoded-path.ts',
    'app/lib/names.server.ts',
    'app/lib/pasted-address.ts',
    'languages/codes.ts',
    'languages/languages.ts',
    'languages/read-languages.ts',
    'tools/build/build-stamp.ts',
    'tools/build/places.ts',
    'tools/lib/end-with-message.ts',
  ]);
});
