import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { ANEK_700, CUTS, FAMILIES } from './faces.ts';
import { prepareFamily } from './prepare-family.ts';

/**
 * `node tools/run.mjs fonts`: subsets all fonts of the site (tools/fonts/faces.ts) and calculates
 * the metrics that match system fonts to those of headings. Its output is kept in the repository.
 * This folder has its own packages: import project files only by relative paths.
 */

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '../..');

/** System fonts with their names; Arimo is as wide as Arial and Liberation Sans. */
const MACHINE_FACES = [
  {
    family: 'Heading Roboto',
    locals: ['Roboto-Bold'],
    file: 'node_modules/@fontsource/roboto/files/roboto-latin-700-normal.woff2',
  },
  {
    family: 'Heading Arial',
    locals: ['Arial Bold', 'Liberation Sans Bold'],
    file: 'node_modules/@fontsource/arimo/files/arimo-latin-700-normal.woff2',
  },
];
const LICENCES = {
  'Anek.txt': '@expo-google-fonts/anek-malayalam/LICENSE_FONT',
  'Noto-Sans.txt': '@expo-google-fonts/noto-sans/LICENSE_FONT',
  'Noto-Sans-Malayalam.txt': '@expo-google-fonts/noto-sans-malayalam/LICENSE_FONT',
  'Noto-Sans-Tamil.txt': '@expo-google-fonts/noto-sans-tamil/LICENSE_FONT',
};

const prepared = new Map<string, Buffer>();
for (const family of FAMILIES) prepared.set(family.prepared, await prepareFamily(family));
for (const { target, source, characters, keepFeatures } of CUTS) {
  const face = prepared.get(source) ?? readFileSync(join(HERE, source));
  const cut = await subsetFont(face, characters, {
    targetFormat: extname(target) === '.woff2' ? 'woff2' : 'truetype',
    ...(keepFeatures ? { keepFeatures } : {}),
  });
  mkdirSync(dirname(join(ROOT, target)), { recursive: true });
  writeFileSync(join(ROOT, target), cut);
  console.log(`${target}: ${cut.length} bytes`);
}
for (const [name, file] of Object.entries(LICENCES))
  copyFileSync(join(HERE, 'node_modules', file), join(ROOT, 'app/styles/fonts', name));
writeFileSync(join(ROOT, 'app/styles/machine-faces.css'), await machineFaces());

/** Rules for system fonts used instead of the heading font until the next page. */
async function machineFaces(): Promise<string> {
  const own = await fromFile(join(HERE, ANEK_700));
  const faces = await Promise.all(MACHINE_FACES.map(({ file }) => fromFile(join(HERE, file))));
  const { fontFaces } = createFontStack([own, ...faces], { fontFaceFormat: 'styleObject' });
  const rules = MACHINE_FACES.map(({ family, locals }, index) => {
    const { sizeAdjust, ascentOverride, descentOverride } = fontFaces[index]?.['@font-face'] ?? {};
    return [
      '@font-face {',
      `  font-family: '${family}';`,
      `  src: ${locals.map((name) => `local('${name}')`).join(', ')};`,
      '  font-weight: 700;',
      `  size-adjust: ${sizeAdjust};`,
      `  ascent-override: ${ascentOverride};`,
      `  descent-override: ${descentOverride};`,
      '}\n',
    ].join('\n');
  });
  const note =
    '/* Headings without their own face: Roboto on Android, Arial or Liberation Sans elsewhere, as\n   wide and as high as it. Made by `node tools/run.mjs fonts`. */\n';
  return note + rules.join('\n');
}
