import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { developmentPages } from './development-pages.ts';

afterEach(() => void vi.unstubAllEnvs());

it('content with a mistake is shown with its file instead of the page, and ends no server', async () => {
  const folder = newFolder();
  vi.stubEnv('CONTENT_DIR', folder);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(folder, '.vite'),
    optimizeDeps: { noDiscovery: true },
    plugins: [developmentPages],
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  for (const path of ['about', 'admissions']) {
    const answer = await fetch(address + path, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.stringContaining('content/college.yaml'),
    ]);
  }
  await server.close();
});
