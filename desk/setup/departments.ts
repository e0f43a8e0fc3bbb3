import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Degree } from '#app/content/schemas/degrees.ts';
import type { Department } from '#app/content/schemas/departments.ts';
import type { programmeSchema } from '#app/content/schemas/programmes.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { inEvery, type Locale } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import type { Answers } from './answers.ts';

type Row = ReturnType<(typeof programmeSchema)['parse']>;

/**
 * The sample college, whose names and descriptions of usual fields are offered to others. Nothing
 * that it says of itself is taken.
 */
const SAMPLE = 'content';
const read = (file: string) => readYaml(readFileSync(join(SAMPLE, file), 'utf8'));

/** Usual departments. */
export const USUAL_DEPARTMENTS = namesLike('departments/*/department.yaml', SAMPLE)
  .map((file) => read(file) as Department)
  .sort((a, b) => a.order - b.order);

/**
 * Usual programmes for the degrees of a college: a degree that the sample has not is offered in the
 * branches of the first one of the same course, and in none if there is no such course.
 */
export function programmesFor(degrees: readonly Degree[]): Row[] {
  const usual = read('programmes.yaml') as Row[];
  const known = read('degrees.yaml') as Degree[];
  return degrees.flatMap(({ id: award, course }) => {
    const own = usual.filter((row) => row.award === award);
    const alike = known.find((degree) => degree.course === course)?.id;
    const others = usual
      .filter((row) => row.award === alike && row.id.startsWith(`${row.award}-`))
      .map((row) => ({ ...row, award, id: `${award}${row.id.slice(row.award.length)}` }));
    return own.length > 0 ? own : others;
  });
}

/** A programme with its seats, and with what is said of its field. */
export function newProgramme(row: Row, seats: number): Row {
  const { subjects: _, accreditation: __, ...kept } = row;
  return { ...kept, Intake: seats, specializations: [] };
}

/** What a person replaces; in a language that came later, other than Tamil, it is English. */
const words = (en: string, ml: string, ta: string): Record<Locale, string> => ({
  ...inEvery(() => en),
  ...{ ml, ta },
});

/** A department with its name and field; a person writes the rest. */
export function newDepartment(usual: Department, { phone, email }: Answers): Department {
  const { id, code, group, order, name, wallName, summary, drawing } = usual;
  return {
    ...{ id, code, group, order, name, ...(wallName && { wallName }), summary },
    lead: words(
      `${summary.en}: teaching, laboratories and research of the department.`,
      `${summary.ml}: വകുപ്പിലെ പഠനം, ലബോറട്ടറികൾ, ഗവേഷണം.`,
      `${summary.ta ?? summary.en}: துறையின் கற்பித்தல், ஆய்வகங்கள், ஆராய்ச்சி.`,
    ),
    // Of the sample, which has no words in some languages.
    keywords: inEvery((locale) => [name[locale] ?? name.en]),
    drawing,
    about: [
      words('[[What the field is about]]', '[[വിഷയത്തെക്കുറിച്ച്]]', '[[இத்துறை எதைப் பற்றியது]]'),
      words(
        '[[The programmes of the department, its teachers and its work]]',
        '[[വകുപ്പിലെ പ്രോഗ്രാമുകൾ, അധ്യാപകർ, പ്രവർത്തനങ്ങൾ]]',
        '[[துறையின் பாடப்பிரிவுகள், ஆசிரியர்கள், பணிகள்]]',
      ),
    ],
    vision: words(
      '[[The vision of the department]]',
      '[[വകുപ്പിന്റെ ദർശനം]]',
      '[[துறையின் தொலைநோக்கு]]',
    ),
    mission: [
      words(
        '[[The mission of the department, first point]]',
        '[[വകുപ്പിന്റെ ദൗത്യം, ഒന്നാം ഇനം]]',
        '[[துறையின் குறிக்கோள், முதல் இனம்]]',
      ),
      words(
        '[[The mission of the department, second point]]',
        '[[വകുപ്പിന്റെ ദൗത്യം, രണ്ടാം ഇനം]]',
        '[[துறையின் குறிக்கோள், இரண்டாம் இனம்]]',
      ),
    ],
    laboratories: [],
    researchAreas: [],
    research: [
      words(
        '[[Research and projects of the department]]',
        '[[വകുപ്പിലെ ഗവേഷണവും പ്രോജക്ടുകളും]]',
        '[[துறையின் ஆராய்ச்சியும் திட்டங்களும்]]',
      ),
    ],
    achievements: [],
    syllabus: [],
    contact: {
      place: words(
        '[[Building and floor of the department office]]',
        '[[വകുപ്പ് ഓഫീസിന്റെ കെട്ടിടവും നിലയും]]',
        '[[துறை அலுவலகம் உள்ள கட்டடமும் தளமும்]]',
      ),
      hours: words('Working days, [[hours]]', 'പ്രവൃത്തിദിവസങ്ങളിൽ [[hours]]', 'வேலை நாள்கள், [[hours]]'),
      phone,
      email,
    },
    updatedOn: collegeDay(Date.now()),
  };
}
