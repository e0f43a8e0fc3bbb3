import { readFileSync } from 'node:fs';
import type { Font } from 'satori';

/** Font families of a card in order of preference: Latin first, as on the pages, so that digits are the same in both languages. */
export const HEADING_FACES = 'Anek, Noto Rest, Noto Malayalam';
export const TEXT_FACES = 'Noto Latin, Noto Malayalam, Noto Rest';

const FACES = [
  { name: 'Anek', weight: 700 },
  ...(['Noto Latin', 'Noto Rest', 'Noto Malayalam'] as const).flatMap((name) => ([400, 600] as const).map((weight) => ({ name, weight }))),
] as const;

/** The site's fonts in a format for the layout library; `npm run fonts` keeps all shaping rules, so that conjuncts are correct. */
export function cardFaces(): Font[] {
  return FACES.map(({ name, weight }) => {
    const file = `./faces/${name.toLowerCase().replace(' ', '-')}-${weight}.ttf`;
    return { name, data: readFileSync(new URL(file, import.meta.url)), weight, style: 'normal' };
  });
}
