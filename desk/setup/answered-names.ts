import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Words } from '#desk/server/forms/words.ts';
import type { Answers } from './answers.ts';
import { isElsewhere } from './packs.ts';
import { entriesOf } from './remove-entries.ts';

/** Ids from which a college chooses. */
export function choicesOf(sample: ContentFolder, kind: 'departments' | 'programmes'): string[] {
  return entriesOf(sample, kind).map(({ id }) => id);
}

/** Departments of programmes. */
export function departmentsOf(sample: ContentFolder, programmes: object): string[] {
  const offering = entriesOf(sample, 'programmes')
    .filter(({ id }) => id in programmes)
    .flatMap(({ value }) => (isGroup(value) ? String(value.department) : []));
  return [...new Set(offering)];
}

/** All that is wrong with names in the answers: those that the sample does not have, and those that need another one. */
export function nameFaults(sample: ContentFolder, answers: Partial<Answers>): Words[] {
  const { departments, programmes = {} } = answers;
  const missing = departmentsOf(sample, programmes).filter(
    (id) => departments && !departments.includes(id),
  );
  const names = missing.join(', ');
  return [
    ...halfState(answers),
    ...unknown('programmes', Object.keys(programmes), choicesOf(sample, 'programmes')),
    ...unknown('departments', departments ?? [], choicesOf(sample, 'departments')),
    ...(missing.length === 0
      ? []
      : [
          {
            en: `departments: add ${names}, which offers a chosen programme.`,
            ml: `departments: ${names} ചേർക്കുക; തിരഞ്ഞെടുത്ത ഒരു പ്രോഗ്രാം നൽകുന്നത് ഈ വകുപ്പാണ്.`,
          },
        ]),
  ];
}

/** Another government or university without its State would leave the rules of the sample's. */
function halfState({ state, government, university }: Partial<Answers>): Words[] {
  if (isElsewhere({ state }) && !university)
    return [
      {
        en: 'university: of another State, say which awards the degrees.',
        ml: 'university: മറ്റൊരു സംസ്ഥാനമാണെങ്കിൽ ബിരുദം നൽകുന്ന സർവകലാശാലയുടെ പേര് നൽകുക.',
      },
    ];
  return !state && (government || university)
    ? [{ en: 'state: name the State as well.', ml: 'state: സംസ്ഥാനത്തിന്റെ പേരും നൽകുക.' }]
    : [];
}

function unknown(question: string, names: readonly string[], known: readonly string[]): Words[] {
  const strange = names.filter((name) => !known.includes(name)).join(', ');
  const choices = known.join(', ');
  return strange === ''
    ? []
    : [
        {
          en: `${question}: there is no ${strange}. Choose from: ${choices}. Others are added at the desk.`,
          ml: `${question}: ${strange} ഇല്ല. ഇവയിൽനിന്ന് തിരഞ്ഞെടുക്കുക: ${choices}. മറ്റുള്ളവ ഡെസ്കിൽ ചേർക്കാം.`,
        },
      ];
}
