import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { languagesIn, parseFor } from '#app/content/reading/published-languages.server.ts';
import { PARTS } from '#app/content/schemas/college.ts';
import { FIRST, inEvery, LOCALES, type Locale, OWN_NAMES } from '#app/i18n/locale.ts';
import { NOTHING, oneOf, saidIn } from '#app/lib/expected.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { ContentFolder } from './content-files/content-folder.ts';
import { prepareLogo } from './files/logo.ts';
import { problemWords } from './server/forms/problem-words.ts';
import type { Words } from './server/forms/words.ts';
import { choicesOf, nameFaults } from './setup/answered-names.ts';
import {
  type Answers,
  answerIn,
  answersOf,
  answersSchema,
  ELSEWHERE,
  QUESTIONS,
  questionOf,
  refuse,
  unknownIn,
} from './setup/answers.ts';
import { newContent } from './setup/new-content.ts';
import { isElsewhere } from './setup/packs.ts';
import { without } from './setup/without-languages.ts';

/**
 * `npm run new-college -- ../our-college [--answers answers.yaml] [--languages en]`: a folder for one college, with content of its own and without samples
 * (docs/own-college.md). Without a file of answers it asks.
 */
const USAGE = 'npm run new-college -- ../our-college [--answers answers.yaml] [--languages en]';
const PRODUCT = 'government-engineering-college-website';
/** npm run in the folder of the college does what it does here, so that all messages are right there too. */
const SCRIPTS = {
  start: 'start',
  edit: 'edit',
  build: 'build',
  'check:content': 'check',
  documents: 'documents',
  release: 'release',
  rollback: 'rollback',
  report: 'report',
  'check:links': 'check-links',
  'import-addresses': 'import-addresses',
  migrate: 'migrate',
  upgrade: 'upgrade',
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      answers: { type: 'string' },
      languages: { type: 'string', default: LOCALES.join(',') },
    },
    allowPositionals: true,
  });
  const [named] = positionals;
  // In the folder in which the packed product is installed, that folder becomes the college's.
  const installed = process.env.COLLEGE_DIR;
  const target = named || installed ? resolve(installed ?? '', named ?? '') : undefined;
  if (!target) throw new Error(USAGE);
  const isInstalled = existsSync(join(target, 'node_modules', PRODUCT));
  if (existsSync(isInstalled ? join(target, 'content') : target) && readdirSync(target).length > 0)
    throw new Error(
      `${resolve(target)} is not empty. Choose a new folder.\nഫോൾഡർ ശൂന്യമല്ല. പുതിയൊരു ഫോൾഡർ തിരഞ്ഞെടുക്കുക.`,
    );
  const sample = new ContentFolder('content');
  const answers = values.answers
    ? readAnswers(sample, resolve(installed ?? '', values.answers))
    : await askAll(sample, values.languages);
  if (!values.answers) keepAnswers(`${target}-answers.yaml`, answers);
  const changes = newContent(sample, answers);
  const logo = answers.logo && (await prepareLogo(readFileSync(answers.logo)));
  const content = join(target, 'content');
  for (const entry of readdirSync('content', { recursive: true, withFileTypes: true }).filter(
    (each) => each.isFile(),
  )) {
    const file = relative('content', join(entry.parentPath, entry.name));
    if (!changes.has(file)) cpSync(join('content', file), join(content, file));
  }
  for (const [file, text] of changes) if (text !== undefined) writeFile(join(content, file), text);
  if (logo) writeFile(join(content, `logo.${logo.type}`), logo.bytes);
  const { problems } = await findProblems(content);
  if (problems.length > 0) {
    rmSync(content, { recursive: true });
    throw new Error(formatProblems(problems));
  }
  writeAround(target, answers);
  const left = findUnpublishable(content).length;
  console.log(
    `${resolve(target)} is ready. Left to replace before it is published: ${left} (npm run check:content -- --publish).\n` +
      `${resolve(target)} തയ്യാറായി. പ്രസിദ്ധീകരിക്കും മുമ്പ് മാറ്റാൻ ബാക്കിയുള്ളവ: ${left}.\n` +
      `  cd ${target} && npm install && npm start`,
  );
}

function readAnswers(sample: ContentFolder, file: string): Answers {
  refuse(missingFile(file));
  const logoIn = (name: string) => resolve(dirname(file), name);
  const { logo, ...answers } = answersOf(parse(readFileSync(file, 'utf8')), (right) => [
    ...nameFaults(sample, right),
    ...(right.logo ? missingFile(logoIn(right.logo)) : []),
  ]);
  return logo ? { ...answers, logo: logoIn(logo) } : answers;
}

/** Typed answers, so that one that is refused later costs no second round of questions. */
function keepAnswers(file: string, answers: Answers): void {
  const { logo } = answers;
  writeFile(
    file,
    stringify(
      without(
        { ...answers, ...(logo && { logo: resolve(logo) }) },
        { languages: answers.languages ?? LOCALES },
      ),
    ),
  );
  console.log(
    `Your answers are kept in ${file} (--answers ${file}).\nഉത്തരങ്ങൾ ${file} എന്ന ഫയലിലുണ്ട്.`,
  );
}

/** Asks until each answer is right; an empty one leaves the question for later, where that is possible. */
async function askAll(sample: ContentFolder, named: string): Promise<Answers> {
  const languages = languagesIn(`languages: [${named}]`);
  if (languages.languages.join(',') !== named)
    throw new Error(
      `--languages ${named}: write ${LOCALES.join(',')} or ${FIRST}.\n--languages ${named}: ${LOCALES.join(',')} അല്ലെങ്കിൽ ${FIRST} എന്ന് നൽകുക.`,
    );
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, unknown> = { ...languages };
  console.log(
    'An empty line leaves a question for later, where that is possible.\nഉത്തരം പിന്നീട് നൽകാൻ വരി ഒഴിച്ചിടുക. എല്ലാ ചോദ്യങ്ങൾക്കും ഇത് സാധ്യമല്ല.',
  );
  for (const [index, id] of QUESTIONS.entries()) {
    if (ELSEWHERE.includes(id) && !isElsewhere(given)) continue;
    const choices =
      id === 'without'
        ? PARTS
        : id === 'departments' || id === 'programmes'
          ? choicesOf(sample, id)
          : [];
    const { en, ml } = questionOf(id, choices, languages);
    for (;;) {
      const answer = answerIn(
        id,
        await line.question(`\n${index + 1}/${QUESTIONS.length} ${en}\n${ml}\n> `),
        languages,
      );
      const result = parseFor(answersSchema.shape[id], answer, languages);
      const unknown = unknownIn(answer, choices).map((found) => ({
        expected: oneOf(choices),
        found,
      }));
      const found = answer === undefined ? NOTHING : JSON.stringify(answer);
      const faults = result.success
        ? unknown.map((fault) => problemWords(fault))
        : result.error.issues.map(({ message, path }) =>
            inPart(path, problemWords({ expected: saidIn(message), found })),
          );
      const missing = id === 'logo' && typeof answer === 'string' ? missingFile(answer) : [];
      if (faults.length + missing.length === 0) {
        given[id] = result.data;
        break;
      }
      for (const words of [...faults, ...missing]) console.log(Object.values(words).join('\n'));
    }
  }
  line.close();
  return parseFor(answersSchema, given, languages).data ?? answersSchema.parse(given);
}

/** Names the part of an answer that is wrong: a language, or one of several colours. */
function inPart(path: readonly PropertyKey[], words: Words): Words {
  const part = path
    .map((key) => (key in OWN_NAMES ? OWN_NAMES[key as Locale] : String(key)))
    .join('.');
  return part === '' ? words : inEvery((locale) => `${part}: ${words[locale]}`);
}

function missingFile(file: string): Words[] {
  const path = resolve(file);
  return existsSync(path) ? [] : [{ en: `There is no file ${path}.`, ml: `${path} എന്ന ഫയൽ ഇല്ല.` }];
}

/** What lies beside the content. */
function writeAround(target: string, { name }: Answers): void {
  const file = join(target, 'package.json');
  const { dependencies = { [PRODUCT]: `file:${relative(target, process.cwd())}` } } = existsSync(
    file,
  )
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const scripts = Object.fromEntries(
    Object.entries(SCRIPTS).map(([script, command]) => [script, `college-site ${command}`]),
  );
  const parts = {
    name: 'our-college',
    private: true,
    description: name.en,
    type: 'module',
    scripts,
    dependencies,
    allowScripts: { node: true },
  };
  writeFile(file, `${JSON.stringify(parts, null, 2)}\n`);
  writeFile(
    join(target, '.gitignore'),
    'node_modules/\n/build/\n/dist/\n/.cache/\n/.desk/\n/.product/\n',
  );
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
