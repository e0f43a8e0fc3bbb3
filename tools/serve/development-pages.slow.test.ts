import { createServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  server = await createServer({ logLevel: 'silent', server: { port: 0, watch: null } });
  await server.listen();
});
afterAll(() => server.close());

it.each(['/', '/ml/admissions', '/about'])(
  'the development server draws %s with the order of the layers first, as the built site has it',
  async (path) => {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const page = await (await fetch(new URL(path, address))).text();
    const [first] = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(first).toBe('/app/styles/layers.css');
  },
);
