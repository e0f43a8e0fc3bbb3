import { z } from 'zod';
import { idOf } from '#app/content/chosen.ts';
import { plainText, text, whole } from '#app/content/fields.ts';
import { say } from '#app/lib/expected.ts';

const count = whole(0, { en: 'a whole number of students', ml: 'വിദ്യാർഥികളുടെ എണ്ണം, പൂർണസംഖ്യ' });

/**
 * placements.yaml: students of one final year by branch, shown with `::placements`. No sum or share
 * is typed.
 */
export const placementsSchema = z.strictObject({
  title: text,
  /** The final year that is counted, as 2025-26. */
  year: plainText,
  rows: z.array(
    z
      .strictObject({
        department: idOf('departments'),
        registered: count,
        placed: count,
        higherStudy: count,
      })
      .refine(({ registered, placed, higherStudy }) => placed + higherStudy <= registered, {
        path: ['registered'],
        error: say(
          'at least as many as those placed and those in higher studies together',
          'ജോലി ലഭിച്ചവരുടെയും ഉപരിപഠനത്തിനു ചേർന്നവരുടെയും ആകെയെങ്കിലും',
        ),
      }),
  ),
  /** Companies that recruited in that year, with the branches they took students from. */
  recruiters: z
    .array(
      z.strictObject({
        name: text,
        departments: z.array(idOf('departments')).min(1),
        students: count,
      }),
    )
    .optional(),
  sample: z.literal(true).optional(),
});
