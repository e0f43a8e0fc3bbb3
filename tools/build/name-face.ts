import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { convert } from 'fontverter';
import type { Site } from '#app/content/reading/read.server.ts';
import { FIRST, OWN_NAMES } from '#app/i18n/locale.ts';
import { CHARACTERS } from '#languages/characters.ts';
import { HEADING_FEATURES } from '#tools/fonts/faces.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';

/** The one made for this college. */
export const NAME_FACE = '.cache/anek-name-700.woff2';

const WHOLE = 'app/styles/fonts/anek-700.woff2';
/**
 * Those of headings, but `psts`: a name does not need it, and the font would be larger than 8 KB.
 */
const FEATURES = HEADING_FEATURES.filter((name) => name !== 'psts');
/** The set of features to keep, in hb-subset.h. */
const FEATURE_TAGS = 6;

/**
 * Lets imports of the font of the college's name lead to a file. A $ in the name of a folder would
 * be a group of the expression.
 */
export function nameFaceAt(file: string) {
  return {
    find: /^.*\/anek-name-700\.woff2/,
    replacement: resolve(file).replaceAll('$', '$$$$'),
  };
}

/**
 * The other languages on an English page: the college's name, its initials and the name of the
 * language.
 */
export function nameSigns({ languages, name, shortName }: Site['college']): string {
  const others = languages
    .filter((locale) => locale !== FIRST)
    .map((locale) => `${name[locale]}${shortName[locale]}${OWN_NAMES[locale]}`);
  return [...others.join('')].filter((sign) => sign === ' ' || CHARACTERS.includes(sign)).join('');
}

/** Cuts the font of the college's name out of the heading font, with its conjuncts. */
export async function makeNameFace(signs: string, target = NAME_FACE): Promise<void> {
  const program = readFileSync(
    createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
  );
  const hb = (await WebAssembly.instantiate(program)).instance.exports as HarfBuzz;
  const whole = await convert(readFileSync(WHOLE), 'truetype');
  hb._initialize();
  const place = hb.malloc(whole.length);
  new Uint8Array(hb.memory.buffer).set(whole, place);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, FEATURE_TAGS);
  hb.hb_set_clear(features);
  for (const name of FEATURES) hb.hb_set_add(features, Buffer.from(name).readUInt32BE());
  for (const sign of signs)
    hb.hb_set_add(hb.hb_subset_input_unicode_set(input), sign.codePointAt(0) ?? 0);
  const cut = hb.hb_face_reference_blob(
    hb.hb_subset_or_fail(
      hb.hb_face_create(hb.hb_blob_create(place, whole.length, 2, 0, 0), 0),
      input,
    ),
  );
  const from = hb.hb_blob_get_data(cut, 0);
  const font = Buffer.from(hb.memory.buffer.slice(from, from + hb.hb_blob_get_length(cut)));
  writeAtomic(target, await convert(font, 'woff2'));
}

type Call = (...values: number[]) => number;
type HarfBuzz = { memory: WebAssembly.Memory; _initialize: () => void } & Record<
  | `hb_blob_${'create' | 'get_data' | 'get_length'}`
  | `hb_face_${'create' | 'reference_blob'}`
  | `hb_set_${'add' | 'clear'}`
  | `hb_subset_${'input_create_or_fail' | 'input_set' | 'input_unicode_set' | 'or_fail'}`
  | 'malloc',
  Call
>;
