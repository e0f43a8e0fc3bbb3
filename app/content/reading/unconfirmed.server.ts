import { collegeDay } from '#app/domain/clock.ts';
import type { Expected } from '#app/lib/expected.ts';
import type { Problem } from './problem.server.ts';
import { dataOf, type ShownSource } from './shown-sources.server.ts';

const CONFIRMED: Expected = {
  en: 'what the college has confirmed: correct it, and take its name out of unconfirmed',
  ml: 'കോളേജ് ഉറപ്പാക്കിയത്: തിരുത്തി, “ഉറപ്പാക്കാത്തവ” എന്നതിൽനിന്ന് ഒഴിവാക്കുക',
};

/**
 * Days and hours that a new college has because they are usual, and the year of `now` while no
 * holidays are entered: pages would say as a fact what nobody has said. In a later year they say
 * of a day that the State may have a holiday, until those are entered too.
 */
export function findUnconfirmed(
  shown: readonly ShownSource[],
  now: number,
): (Problem & { found: string })[] {
  const listIn = (name: string, field: string): unknown[] | undefined => {
    const list = dataOf(shown.find(({ file }) => file === name)?.source ?? '')?.[field];
    return Array.isArray(list) ? list : undefined;
  };
  const fields = listIn('college.yaml', 'unconfirmed') ?? [];
  const year = collegeDay(now).slice(0, 4);
  const years = listIn('calendar.yaml', 'holidaysOf');
  return [
    ...fields.map((field) => ({
      ...{ file: 'college.yaml', path: ['unconfirmed'], expected: CONFIRMED },
      found: String(field),
    })),
    ...(!years || years.length > 0
      ? []
      : [
          {
            ...{ file: 'calendar.yaml', path: ['holidaysOf'], found: String(years) || '[]' },
            expected: {
              en: `${year}, once all holidays of the State for it are entered`,
              ml: `${year}; ആ വർഷത്തെ പൊതു അവധികളെല്ലാം ചേർത്ത ശേഷം`,
            },
          },
        ]),
  ];
}
