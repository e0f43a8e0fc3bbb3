import { readFileSync } from 'node:fs';
import type { Font } from 'satori';

/** Families of a card, the first that has a sign draws it: Latin first, as on the pages, so that digits are the same in both languages. */
export const HEADING_FACES = 'Anek, Noto Rest, Noto Malayalam';
export const TEXT_FACES = 'Noto Latin, Noto Malayalam, Noto Rest';

const FACES = [
  { name: 'Anek', weight: 700 },
  ...(['Noto Latin', 'Noto Rest', 'Noto Malayalam'] as const).flatMap((name) => ([400, 600] as const).map((weight) => ({ name, weight }))),
] as const;

/** The faces of the site in a form that the layout can read; `npm run fonts` cuts them with all rules of joining, so that conjuncts stay whole. */
export function cardFaces(): Font[] {
  return FACES.map(({ name, weight }) => {
    const file = `./faces/${name.toLowerCase().replace(' ', '-')}-${weight}.ttf`;
    return { name, data: readFileSync(new URL(file, import.meta.url)), weight, style: 'normal' };
  });
}
