import { collegeDay } from '#app/domain/clock.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { departmentsOf, nameFaults } from './answered-names.ts';
import { type Answers, refuse } from './answers.ts';
import { leaveOut } from './leave-out.ts';
import { inItsState } from './other-state.ts';
import { isElsewhere } from './packs.ts';
import { eachFile, entriesOf, type Named } from './remove-entries.ts';
import { removeSamples } from './remove-samples.ts';
import { withoutLanguages } from './without-languages.ts';

type Row = { id: string; department: string; award: string };

/** Texts about one course alone. */
const ABOUT_AWARDS: Readonly<Record<string, string>> = { 'academics/coa': 'barch' };

/**
 * The content of a college with its own details, from that of the sample college: without samples, and without departments and programmes that it does
 * not have. Its contacts are those of the college office until each has its own.
 * @throws Error that names everything wrong
 */
export function newContent(sample: ContentFolder, answers: Answers): Overlay {
  refuse(nameFaults(sample, answers));
  const { languages = LOCALES } = answers;
  const published = sample.with(
    new Map([
      [
        'college.yaml',
        patchYaml(sample.read('college.yaml') ?? '', { ...collegeOf(sample), languages }),
      ],
    ]),
  );
  const bare = published.with(removeSamples(published).changes);
  const real = bare.with(inItsState(bare, withGovernment(answers)));
  const ours = real.with(leaveOut(real, foreign(real, answers)).changes);
  const own = ownWords(sample, answers);
  const data = (value: unknown, file: string) => ownFacts(eachText(value, own), file, answers);
  const whole = ours.with(
    eachFile(ours, data, (text) => own(text).replace(/^reviewedOn: .*\n/m, '')),
  );
  return languages.length === LOCALES.length
    ? whole.changes
    : whole.with(withoutLanguages(whole, { languages })).changes;
}

/** Portals of the sample college and, of a college of another State, those of the State and the university are left out. */
function portalsOf(sample: unknown, answers: Answers) {
  const kept = isElsewhere(answers)
    ? ['national']
    : ['national', 'university', 'results', 'entrance', 'scholarships', 'tenders'];
  const left = Object.entries({ ...Object(sample) }).filter(([name]) => kept.includes(name));
  return { ...Object.fromEntries(left), ...answers.portals };
}

function withGovernment(answers: Answers): Answers {
  const { state, government, university, universityShort } = answers;
  if (!state || !isElsewhere(answers)) return answers;
  return {
    ...answers,
    government: government ?? { en: `Government of ${state.en}`, ml: `${state.ml} സർക്കാർ` },
    universityShort: universityShort ?? university,
  };
}

/** Departments and programmes of the sample that the college does not have. */
function foreign(content: ContentFolder, { departments, programmes }: Answers): Named[] {
  const rows = rowsOf(content);
  const offering = departmentsOf(content, programmes);
  const has = (id: string, value: unknown) =>
    departments?.includes(id) ??
    (offering.includes(id) || (isGroup(value) && value.group === 'supporting'));
  return [
    ...entriesOf(content, 'departments').filter(({ id, value }) => !has(id, value)),
    ...entriesOf(content, 'programmes').filter(({ id }) => !(id in programmes)),
    ...entriesOf(content, 'texts').filter(
      ({ id }) =>
        ABOUT_AWARDS[id] &&
        !rows.some((row) => row.award === ABOUT_AWARDS[id] && row.id in programmes),
    ),
  ];
}

function rowsOf(content: ContentFolder): Row[] {
  return entriesOf(content, 'programmes').map(({ value }) => value as Row);
}

function collegeOf(content: ContentFolder) {
  return readYaml(content.read('college.yaml') ?? '') as Pick<
    Answers,
    'name' | 'phone' | 'siteUrl'
  >;
}

/** Names, addresses and numbers of the sample college, replaced in every text. */
function ownWords(
  sample: ContentFolder,
  { name, phone, email, siteUrl }: Answers,
): (text: string) => string {
  const college = collegeOf(sample);
  return (text) =>
    text
      .replaceAll(college.name.en, name.en)
      .replaceAll(college.name.ml, name.ml)
      .replaceAll(college.phone, phone)
      .replaceAll(college.siteUrl, siteUrl)
      .replaceAll(/(?<![\w-])[\w-]+@college\.example/g, email);
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) =>
    typeof part === 'string' ? change(part) : part,
  );
}

function ownFacts(value: unknown, file: string, answers: Answers): unknown {
  if (file === 'programmes.yaml')
    return (value as Row[]).map((row) => ({ ...row, Intake: answers.programmes[row.id] }));
  // Nobody of the college has looked it through yet.
  if (file === 'disclosures.yaml')
    return JSON.parse(
      JSON.stringify(value, (name, part) => (name === 'reviewedOn' ? undefined : part)),
    );
  if (!isGroup(value)) return value;
  if (file === 'home.yaml') return ownHome(value, answers);
  if (file !== 'college.yaml') return value;
  const {
    departments,
    programmes,
    logo,
    portals: ___,
    ids,
    social = {},
    state: _,
    examiningBody: __,
    ...details
  } = withGovernment(answers);
  return {
    ...value,
    // An answer that waits leaves what is there.
    ...Object.fromEntries(Object.entries(details).filter(([, answer]) => answer !== undefined)),
    stillSample: (value.stillSample as string[]).filter(
      (part) => part !== 'seats' && !(part === 'fees' && isElsewhere(answers)),
    ),
    figures: {},
    ids: { ...(value.ids as object), ...ids },
    portals: portalsOf(value.portals, answers),
    social,
    ...(logo && { logo: `logo.${logo.split('.').at(-1)}` }),
    copyrightYear: Number(collegeDay(Date.now()).slice(0, 4)),
  };
}

/** Its title and what search engines show are of the sample college; its lead begins with how many programmes that has. */
function ownHome(
  value: Record<string, unknown>,
  { name, shortName }: Answers,
): Record<string, unknown> {
  return {
    ...value,
    title: { en: `Study at ${name.en}`, ml: `${name.ml}: പഠനം, പ്രവേശനം` },
    metaTitle: { en: 'Engineering', ml: 'എൻജിനീയറിങ്' },
    summary: {
      en: `${shortName.en}: programmes, admission, departments, facilities, campus life and notices.`,
      ml: `${shortName.ml}: പ്രോഗ്രാമുകൾ, പ്രവേശനം, വകുപ്പുകൾ, സൗകര്യങ്ങൾ, ക്യാമ്പസ് ജീവിതം, അറിയിപ്പുകൾ.`,
    },
    keywords: { en: ['engineering', 'admission'], ml: ['എൻജിനീയറിങ്', 'പ്രവേശനം'] },
    lead: eachText(value.lead, (text) => text.replace(/^[^.]*\. /, '')),
  };
}
