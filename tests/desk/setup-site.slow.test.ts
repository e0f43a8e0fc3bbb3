import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { removeSamples } from '#desk/setup/remove-samples.ts';
import { copyContent, replace } from '#tests/content/content-copy.ts';

/** Inside the repository, because bundled code looks for its libraries in the folders above it. */
const FOLDER = '.cache/test-setup';
const SITE = join(FOLDER, 'site');
const copy = copyContent();
afterAll(() => {
  copy.dispose();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** A college on its first day: no samples, a logo and colours of its own, one teacher with a portrait. */
beforeAll(async () => {
  const person = readFileSync('content/people/nila-f.yaml', 'utf8')
    .replace('sample: true\n', '')
    .replace(/laboratories:.*\n/, '');
  for (const [file, text] of removeSamples(new ContentFolder(copy.folder)).changes) {
    if (text === undefined) rmSync(join(copy.folder, file));
    else writeFileSync(join(copy.folder, file), text);
  }
  const portrait =
    'portrait: { file: nila-f.jpg, alt: { en: "A teacher", ml: "ഒരു അധ്യാപിക" }, consent: true }';
  copy.write('people/nila-f.yaml', person.replace('initials: NF', `initials: NF\n${portrait}`));
  mkdirSync(join(copy.folder, 'people/portraits'));
  writeFileSync(
    join(copy.folder, 'people/portraits/nila-f.jpg'),
    await sharp({ create: { width: 400, height: 500, channels: 3, background: '#875' } })
      .jpeg()
      .toBuffer(),
  );
  copy.write(
    'logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
  );
  replace(
    'college.yaml',
    'copyrightYear:',
    'logo: logo.svg\ncolours: { links: "#123f7a" }\ncopyrightYear:',
  )(copy);
  const words = `const { prepareBundle, renderFromBundle } = await import('#tools/build/site-bundle.ts');
    await prepareBundle('${FOLDER}/bundle'); await renderFromBundle('${FOLDER}/bundle', '${SITE}');`;
  const env = { ...process.env, NODE_ENV: 'production', CONTENT_DIR: copy.folder };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', words], {
    encoding: 'utf8',
    env,
  });
  if (status !== 0) throw new Error(stderr);
}, 240_000);

const PAGES = join(FOLDER, 'bundle/kept');
const read = (path: string) => readFileSync(join(PAGES, path, 'page'), 'utf8');

describe.each(LOCALES)('the site of a first day (%s)', (locale) => {
  const { noneListed } = labelsFor('shell', locale);
  const { noCurrentNotices, sampleNote } = labelsFor('news', locale);
  const { noUpcomingEvents } = labelsFor('events', locale);
  const { noTenders } = labelsFor('tenders', locale);
  const { noPartners } = labelsFor('partnerships', locale);

  it.each([
    ['/all-news', noCurrentNotices],
    ['/events', noUpcomingEvents],
    ['/tenders', noTenders],
    ['/downloads', noneListed],
    ['/department/cse/people', noneListed],
    ['/department/cse/achievements', noneListed],
    ['/administrative/statutory-committees', noneListed],
    ['/partnerships', noPartners],
  ])('states on %s that there are no entries', (path, words) => {
    expect(read(localisePath(path, locale))).toContain(words);
  });

  it('shows no sample', () => {
    const pages = globSync('**/page', { cwd: PAGES }).filter(
      (page) => page.startsWith('ml/') === (locale === 'ml'),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(
      pages.filter((page) => readFileSync(join(PAGES, page), 'utf8').includes(`(${sampleNote})`)),
    ).toEqual([]);
  });

  it('shows the teacher’s portrait, and the logo on every page', () => {
    const person = read(localisePath('/faculty/nila-f', locale));
    expect(person).toMatch(
      /<img[^>]* src="\/assets\/pictures\/portrait-nila-f-[0-9a-f]{8}-256\.jpg"/,
    );
    expect(person).toContain({ en: 'alt="A teacher"', ml: 'alt="ഒരു അധ്യാപിക"' }[locale]);
    expect(
      read(localisePath('/', locale)).match(
        /<img src="\/assets\/pictures\/logo-[0-9a-f]{8}\.svg" alt=""/g,
      ),
    ).toHaveLength(2);
  });
});

it('uses the colour chosen by the college', () => {
  const styles = globSync('assets/*.css', { cwd: SITE }).map((file) =>
    readFileSync(join(SITE, file), 'utf8'),
  );
  expect(styles.join('')).toContain('#123f7a');
});
