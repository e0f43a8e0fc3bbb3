import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

/** Families of a card, the first that has a sign draws it: Latin first, as on the pages, so that digits are the same in both languages. */
export const HEADING_FACES = 'Anek, Noto Rest, Noto Malayalam';
export const TEXT_FACES = 'Noto Latin, Noto Malayalam, Noto Rest';

const VARIABLE = [
  { name: 'Noto Latin', file: '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2' },
  { name: 'Noto Rest', file: '@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2' },
];
const FIXED = [
  { name: 'Anek', file: '@expo-google-fonts/anek-malayalam/700Bold/AnekMalayalam_700Bold.ttf', weight: 700 },
  { name: 'Noto Malayalam', file: '@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf', weight: 400 },
  { name: 'Noto Malayalam', file: '@expo-google-fonts/noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold.ttf', weight: 600 },
] as const;

/** Latin with its accents, signs of punctuation and money, Malayalam with its joiners: whatever of it a face has. */
const SIGNS = [
  [0x20, 0x24f],
  [0xd00, 0xd7f],
  [0x2009, 0x2026],
  [0x20b9, 0x20b9],
  [0x25cc, 0x25cc],
]
  .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
  .join('');

/**
 * The faces of the site in a form that the layout can read: it knows neither WOFF2 nor variable faces, so each weight is cut into a face of its
 * own. By character set, never by words, and with all rules of joining: conjuncts stay whole.
 */
export async function cardFaces(): Promise<Font[]> {
  const read = (file: string) => readFileSync(new URL(`../../node_modules/${file}`, import.meta.url));
  const cut = VARIABLE.flatMap(({ name, file }) =>
    ([400, 600] as const).map(async (weight): Promise<Font> => {
      const data = await subsetFont(read(file), SIGNS, { targetFormat: 'truetype', variationAxes: { wght: weight } });
      return { name, data, weight, style: 'normal' };
    }),
  );
  return [...FIXED.map(({ name, file, weight }): Font => ({ name, data: read(file), weight, style: 'normal' })), ...(await Promise.all(cut))];
}
