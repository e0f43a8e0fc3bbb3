import type { KnipConfig } from 'knip';
import { COMMANDS } from './tools/commands.mjs';

const PROGRAMS = Object.values(COMMANDS).flatMap(({ run }) =>
  run.flatMap(([file = '']) => (file.endsWith('.ts') ? [file] : [])),
);

export default {
  entry: [
    ...PROGRAMS,
    'desk/build-client.ts',
    'tools/bench/{beside-astro,large-content,photographs,publish,saving}.ts',
    'app/features/*/*-page.tsx',
    'app/{render.tsx,page/page.ts}',
    'app/features/**/*.tool.ts',
    '{vite,vitest}.config.ts',
    'app/offline/{service,unregister}-worker.ts',
    'desk/client/main.tsx',
    'tests/support/*.ts',
    '{app,languages,tools,desk,tests}/**/*.slow.test.ts',
    'tests/desk/browser/{playwright.config,serve-copy}.ts',
  ],
  project: [
    'app/**/*.{ts,tsx}',
    'desk/**/*.{ts,tsx}',
    'languages/**/*.ts',
    'tools/**/*.{ts,js,mjs}',
    'tests/**/*.ts',
  ],
  // Its loader does not understand the configuration; its entries are named above.
  vite: false,
  ignoreBinaries: [
    'mkfifo',
    'nginx',
    'unshare',
    'Xvfb',
    'WebKitWebDriver',
    'systemd-analyze',
    'openssl',
  ],
  ignoreDependencies: [
    '@myriaddreamin/typst-ts-node-compiler',
    'lighthouse',
    'subset-font',
    '@capsizecss/core',
    '@capsizecss/unpack',
    '@biomejs/biome',
  ],
} satisfies KnipConfig;
