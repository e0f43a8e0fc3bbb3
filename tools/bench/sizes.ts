import { readFileSync, statSync } from 'node:fs';
import { namesLike } from '#app/lib/names.server.ts';
import { COPY } from '#tools/hosting/rules.ts';

/** What gives a page its behaviour, keeps it offline and stands around it. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  'script of every page': ['app/page/*.{ts,js}'],
  'tools of a page': ['app/browser/*.ts'],
  'offline copies': ['app/offline/*.ts'],
  'document and its drawing': ['app/root.tsx', 'app/render.tsx'],
};

/** Files and bytes of a built site as the quick build writes them. */
export function sizeOfSite(build: string) {
  const files = namesLike(`${build}/client/**/*`)
    .filter((file) => !COPY.test(file))
    .map((file) => statSync(file))
    .filter((file) => file.isFile());
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return [{ site: build, files: files.length, MB: Math.round(bytes / 1e6) }];
}

/** Lines without tests. */
export function sourceLines() {
  const rows = Object.entries(SOURCES).map(([part, globs]) => ({
    part,
    lines: globs
      .flatMap((pattern) => namesLike(pattern))
      .filter((file) => !file.includes('.test.'))
      .reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0),
  }));
  return [...rows, { part: 'all', lines: rows.reduce((sum, { lines }) => sum + lines, 0) }];
}
