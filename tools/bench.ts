import { cpus, totalmem } from 'node:os';
import { measureBuilds } from './bench-builds.ts';
import { measurePages } from './bench-pages.ts';
import { measureSearch } from './bench-search.ts';
import { buildSite } from './build.ts';
import { isBuildCurrent } from './build-stamp.ts';

/**
 * `npm run bench`: figures that a test must not judge, because they depend on the machine.
 * - `npm run bench -- builds 1000 10000`: time and memory of builds with so many generated notices
 * - `npm run bench -- pages`: LCP and blocking time of the main pages beside copies without scripts, median of five
 * - `npm run bench -- search`: answers of the search on a processor slowed down four times, also with 1,000 and 10,000 places
 * Without words it does pages and search, then builds with none, 1,000 and 10,000 notices.
 */
const [part, ...counts] = process.argv.slice(2);
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
);

if (part === undefined || part === 'pages') {
  if (!isBuildCurrent()) await buildSite();
  await measurePages(['/', '/ml', '/admissions', '/ml/admissions']);
}
if (part === undefined || part === 'search') {
  if (!isBuildCurrent()) await buildSite();
  await measureSearch();
}
if (part === undefined || part === 'builds') measureBuilds(counts.length > 0 ? counts.map(Number) : [0, 1000, 10_000]);
