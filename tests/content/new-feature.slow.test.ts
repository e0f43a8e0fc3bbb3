import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// A new kind of content is one folder and a line of the registry, with one for its labels.

const copy = mkdtempSync(join(tmpdir(), 'feature-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const FILES = {
  'content/awards/robotics.yaml':
    'title: { en: "Robotics prize", ml: "റോബോട്ടിക്സ് സമ്മാനം" }\nday: 2026-11-02\n',
  'app/features/awards/schema.ts': `import { z } from 'zod';
import { isoDate, title } from '#app/content/fields.ts';
export const awardSchema = z.strictObject({ title, day: isoDate });
`,
  'app/features/awards/kind.server.ts': `import type { Kind } from '#app/content/kind.server.ts';
import { awardSchema } from './schema.ts';
export const kinds = [{
  id: 'awards', rank: 6, collection: 'awards', list: '/awards', place: 'awards/*.yaml', form: 'folder', schema: awardSchema,
  page: (id: string) => '/awards/' + id,
} as const satisfies Kind];
`,
  'app/features/awards/labels.en.json':
    '{ "title": "Awards", "desk": { "awards": { "title": "Awards", "entry": "Award", "fields": { "day": { "title": "Day" } } } } }',
  'app/features/awards/labels.ml.json':
    '{ "title": "പുരസ്കാരങ്ങൾ", "desk": { "awards": { "title": "പുരസ്കാരങ്ങൾ", "entry": "പുരസ്കാരം", "fields": { "day": { "title": "ദിവസം" } } } } }',
  'app/features/awards/pages.server.ts': `import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { ALL_NEWS } from '#app/features/news/feeds.server.ts';
import { newsFeedView } from '#app/features/news/news-feed.server.ts';
export { kinds } from './kind.server.ts';
const words = inEvery((locale) => labelsFor('awards', locale).title);
const changes = (awards: readonly { day: string }[]) => ({ days: () => awards.map(({ day }) => day), isAlone: true });
export const pages: PageGroup<'awards' | 'award'> = {
  place: 75,
  routes: { awards: 'awards/awards-route.tsx', 'awards/:id': 'awards/award-route.tsx' },
  pages: ({ awards }) => [
    { kind: 'awards', path: '/awards', title: (locale) => words[locale], changes: changes(awards) },
    ...awards.map((award) => ({ kind: 'award' as const, path: '/awards/' + award.id, title: (locale: 'en' | 'ml') => award.title[locale], changes: changes([award]) })),
  ],
  feeds: (site, locale) => [{ path: '/feeds/awards', view: { ...newsFeedView(site, ALL_NEWS, locale), title: 'Awards' } }],
  datasets: ({ awards }) => [
    { id: 'awards', title: words, about: words, columns: [{ name: 'id', meaning: words, form: 'id' }], rows: awards.map(({ id }) => ({ id })) },
  ],
};
`,
  'app/features/awards/awards.server.ts': `import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
const view = (site: Site, path: string, title: string, locale: Locale) => ({ title, head: headOf(site, path, locale, { title, description: title, keywords: [] }) });
export const awardsView = (site: Site, locale: Locale) => view(site, '/awards', labelsFor('awards', locale).title, locale);
export function awardView(site: Site, id: string, locale: Locale) {
  const award = site.awards.find((each) => each.id === id);
  return award && view(site, '/awards/' + id, award.title[locale], locale);
}
`,
  'app/features/awards/awards-route.tsx': `import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { awardsView } from './awards.server.ts';
export const loader = ({ url }: LoaderArgs) => pageData(url, ({ site, locale }) => awardsView(site, locale));
export { pageMeta as meta } from '#app/lib/head-tags.ts';
export default ({ loaderData }: PageProps<typeof loader>) => <h1>{loaderData.title}</h1>;
`,
  'app/features/awards/award-route.tsx': `import { pageData } from '#app/content/page-data.server.ts';
import type { LoaderArgs, PageProps } from '#app/content/route.ts';
import { awardView } from './awards.server.ts';
export const loader = ({ url, params }: LoaderArgs<'id'>) => pageData(url, ({ site, locale }) => awardView(site, params.id, locale));
export { pageMeta as meta } from '#app/lib/head-tags.ts';
export default ({ loaderData }: PageProps<typeof loader>) => <h1>{loaderData.title}</h1>;
`,
};

const ASK = `
const { getSite } = await import('#app/site.ts');
const { PAGE_GROUPS } = await import('#app/site.ts');
const { listPages } = await import('#app/content/pages.server.ts');
const { searchPlaces } = await import('#app/features/search/search-entries.server.ts');
const { datasets } = await import('#app/features/open-data/open-data.server.ts');
const { kindOf } = await import('#app/site.ts');
const { formSchema } = await import('#desk/server/forms/form.ts');
const { formWords } = await import('#desk/server/forms/form-words.ts');
const site = getSite();
const form = formSchema(kindOf('awards'));
console.log(JSON.stringify({
  pages: listPages(site).map(({ address }) => address).filter((address) => address.includes('/awards')),
  search: searchPlaces(site).filter(({ path }) => path.startsWith('/awards')).map(({ path, title }) => path + ' ' + title.ml),
  feeds: PAGE_GROUPS.flatMap(({ feeds }) => feeds?.(site, 'en') ?? []).map(({ path }) => path).filter((path) => path.includes('awards')),
  data: datasets(site).find(({ id }) => id === 'awards')?.rows,
  form: Object.keys(form.properties),
  field: formWords('awards', form).ml.day['ui:title'],
}));
`;

/** Runs a program of the copy. */
function run(...program: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return stdout;
}

beforeAll(() => {
  for (const name of ['app', 'desk', 'tools', 'content', 'docs', 'public'])
    cpSync(name, join(copy, name), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(name, join(copy, name));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  const registry = join(copy, 'app/features.server.ts');
  writeFileSync(
    registry,
    readFileSync(registry, 'utf8').replace(
      'export type FeatureLabels = {',
      `export * as awards from '#app/features/awards/pages.server.ts';
export type FeatureLabels = {
  awards: typeof import('#app/features/awards/labels.en.json');`,
    ),
  );
  writeFileSync(join(copy, 'ask.ts'), ASK);
});

it('has its pages in both languages, search entries, a feed, open data and a form at the desk', () => {
  expect(JSON.parse(run('ask.ts'))).toEqual({
    pages: ['/awards', '/awards/robotics', '/ml/awards', '/ml/awards/robotics'],
    search: ['/awards പുരസ്കാരങ്ങൾ', '/awards/robotics റോബോട്ടിക്സ് സമ്മാനം'],
    feeds: ['/feeds/awards'],
    data: [{ id: 'robotics' }],
    form: ['title', 'day'],
    field: 'ദിവസം',
  });
});

describe('when it is built', () => {
  beforeAll(() => {
    run('tools/build/build.ts', '--quick');
  }, 300_000);
  const built = (file: string) => readFileSync(join(copy, 'build/client', file), 'utf8');

  it.each([
    ['awards', 'Awards'],
    ['awards/robotics', 'Robotics prize'],
    ['ml/awards', 'പുരസ്കാരങ്ങൾ'],
    ['ml/awards/robotics', 'റോബോട്ടിക്സ് സമ്മാനം'],
  ])('the page %s shows its title', (page, title) => {
    expect(built(`${page}/index.html`)).toContain(`<h1>${title}</h1>`);
  });

  it('its entry is found by the full-text search, and its feed and open data are files', () => {
    expect(built('ml/lists/search.json')).toContain('"path":"/ml/awards/robotics"');
    expect(built('ml/search/text/awards/robotics.txt')).toBe('റോബോട്ടിക്സ് സമ്മാനം');
    expect(built('feeds/awards.atom')).toContain('<title>Awards</title>');
    expect(built('data/awards.csv').trim()).toBe('id\r\nrobotics');
  });
});
