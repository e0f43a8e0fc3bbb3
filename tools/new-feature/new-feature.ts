import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import type { Site } from '#app/content/reading/read.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { getSite, kindOf, pagesByPath } from '#app/site.ts';
import { HASHED } from '#tools/hosting/rules.ts';

/** A name in the plural as addresses have it: `awards`, `sports-awards`. */
const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const EXAMPLE = join(import.meta.dirname, 'example');
const REGISTRY = 'app/features.server.ts';

/**
 * `node tools/run.mjs new-feature awards`: writes the folder of a feature with a list, a page for
 * each entry, its form at the desk, search entries, a feed and open data, with one entry of
 * content, and names it in the registry. Its words and fields are then one's own to change.
 */
const [name = ''] = process.argv.slice(2);
const taken = whyNot(name);
if (taken) {
  console.error(taken);
  process.exitCode = 1;
} else {
  for (const [file, text] of Object.entries(featureFiles(name))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  writeFileSync(REGISTRY, registered(readFileSync(REGISTRY, 'utf8'), name));
  console.log(`changed ${REGISTRY}
Write the Malayalam words in labels.ml.json, then change fields and pages, and run node tools/run.mjs list-fields. A link in content/navigation.yaml leads to /${name}.`);
}

function whyNot(wanted: string): string | undefined {
  if (!NAME.test(wanted))
    return `node tools/run.mjs new-feature NAME\nExpected: a name in the plural, in small letters, digits and hyphens, such as awards or sports-awards. Found: ${wanted || 'nothing'}.`;
  const site = getSite();
  const isTaken =
    existsSync(join('app/features', wanted)) || isKind(wanted) || camelCase(wanted) in site;
  if (isTaken)
    return `There is already something of the name ${wanted}: a feature, a type of content or a list of the site. Nothing was written.`;
  return isAddress(site, wanted)
    ? `The address /${wanted} leads somewhere already: a page, an old address, a language or a folder of files. Nothing was written.`
    : undefined;
}

function isAddress(site: Site, name: string): boolean {
  const path = `/${name}`;
  return (
    pagesByPath(site).has(path) ||
    site.redirects.some(({ from }) => from === path) ||
    LOCALES.some((locale) => locale === name) ||
    HASHED === `${path}/` ||
    existsSync(join('public', name))
  );
}

function isKind(id: string): boolean {
  try {
    return Boolean(kindOf(id));
  } catch {
    return false;
  }
}

function camelCase(words: string): string {
  return words.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The files of the example by their paths, under another name. */
function featureFiles(feature: string): Record<string, string> {
  const list = camelCase(feature);
  const english = `${feature[0]?.toUpperCase()}${feature.slice(1).replaceAll('-', ' ')}`;
  const words = { NAME: feature, LIST: list, TITLE: english };
  return Object.fromEntries(
    namesLike('*.txt', EXAMPLE).map((file) => [
      file === 'content.yaml.txt'
        ? `content/${feature}/first.yaml`
        : join('app/features', feature, basename(file, '.txt').replace(/^name\b/, feature)),
      Object.entries(words).reduce(
        (text, [word, value]) => text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), value),
        readFileSync(join(EXAMPLE, file), 'utf8'),
      ),
    ]),
  );
}

/**
 * The registry with one line more for the feature, in the order of their names, and one for its
 * words.
 */
function registered(registry: string, feature: string): string {
  const key = feature.includes('-') ? `'${feature}'` : feature;
  const lines = registry.split('\n');
  const featureOf = (line: string) =>
    /^export \* as .* from '#app\/features\/([\w-]+)/.exec(line)?.[1];
  const last = lines.findLastIndex((line) => (featureOf(line) ?? feature) < feature);
  return lines
    .toSpliced(last + 1, 0, `export * as ${key} from '#app/features/${feature}/pages.server.ts';`)
    .join('\n')
    .replace(
      'export type FeatureLabels = {',
      `$&\n  ${key}: typeof import('#app/features/${feature}/labels.en.json');`,
    );
}
