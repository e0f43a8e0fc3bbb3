import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parse, stringify } from 'yaml';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { prepareLogo } from '#desk/files/logo.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { removeFolder } from '#tools/lib/remove-folder.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import {
  type Answers,
  answerIn,
  answersOf,
  faultsIn,
  lineOf,
  QUESTIONS,
  refuse,
} from './answers.ts';
import { ATTRIBUTES, withLineEnds } from './line-ends.ts';
import { newContent, otherUniversities, stateId, statesKnown } from './starter.ts';
import { starterFile } from './starter-texts.ts';

const PRODUCT = 'government-engineering-college-website';
/** What a college may have before it begins. */
const OWN = ['states', 'languages'];
/**
 * npm run in the folder of the college does what it does here, so that all messages are right there
 * too.
 */
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
  migrate: 'migrate',
  upgrade: 'upgrade',
};

/**
 * Makes the folder of a college.
 * @param file of answers; without one it asks
 */
export async function makeCollege(target: string, file: string | undefined): Promise<void> {
  const written = file ? await readAnswers(file) : undefined;
  const isInstalled = existsSync(join(target, 'node_modules', PRODUCT));
  const isBegun = existsSync(target) && readdirSync(target).some((name) => !OWN.includes(name));
  if (isInstalled ? existsSync(join(target, 'content')) : isBegun)
    throw new Error(`${target} is not empty. Choose a new folder.`);
  const answers = written ?? (await askAll(`${target}-answers.yaml`));
  const logo = answers.logo && (await logoIn(answers.logo));
  const content = join(target, 'content');
  for (const [file, source] of newContent(answers)) writeFile(join(content, file), source);
  if (logo) writeFile(join(content, `logo.${logo.type}`), logo.bytes);
  const { problems } = await findProblems(content);
  if (problems.length > 0) {
    removeFolder(content);
    throw new Error(formatProblems(problems));
  }
  writeAround(target, answers);
  if (!statesKnown().includes(stateId(answers.state)))
    console.log(
      `No texts of ${answers.state.en} were found, only those of ${statesKnown().join(', ')}: what belongs to the State is left to be written (docs/states.md).`,
    );
  const { names, files } = otherUniversities(answers);
  if (names.length > 0)
    console.log(
      `Texts of ${answers.state.en} name ${names.join(', ')}. Change them where that is not right for ${answers.university.en}: ${files.join(', ')}`,
    );
  const left = findUnpublishable(content).length;
  console.log(
    `${target} is ready. Left to write or replace before it is published: ${left} (npm run check:content -- --publish).\n  cd ${target} && npm install && npm start`,
  );
}

async function readAnswers(file: string): Promise<Answers> {
  refuse(missingFile(file));
  const answers = await answersIn(file);
  if (!answers.logo) return answers;
  const logo = resolve(dirname(file), answers.logo);
  refuse(missingFile(logo));
  return { ...answers, logo };
}

const answersIn = (file: string) =>
  naming(file, async () => answersOf(parse(readFileSync(file, 'utf8'))));
const logoIn = (file: string) => naming(file, () => prepareLogo(readFileSync(file)));

/** @throws Error that names the file and everything wrong in it */
async function naming<Value>(file: string, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    throw new Error(`${file}\n\n${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Asks each line until it is right.
 * @param file keeps what was typed, so that an answer that is refused later costs no second round
 *   of questions
 */
async function askAll(file: string): Promise<Answers> {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that come faster than the questions, from a file, wait for theirs.
  const lines = input[Symbol.asyncIterator]();
  let given: Partial<Answers> = {};
  for (const [index, { title, lines: ids }] of QUESTIONS.entries()) {
    console.log(`\n${index + 1}/${QUESTIONS.length} ${title}`);
    for (const id of ids) {
      for (;;) {
        console.log(lineOf(id, given));
        input.prompt();
        const line = await lines.next();
        if (line.done) throw new Error('A question was not answered. Nothing was made.');
        const typed = answerIn(id, line.value, given);
        const isFile = id === 'logo' && typed !== undefined;
        const answer = isFile ? resolve(String(typed)) : typed;
        const faults = [
          ...faultsIn(id, answer, given),
          ...(isFile ? missingFile(String(answer)) : []),
        ];
        if (faults.length === 0) {
          // What is left out stays as the starter has it.
          if (answer !== undefined) given = { ...given, [id]: answer };
          break;
        }
        for (const fault of faults) console.log(fault);
      }
    }
  }
  input.close();
  writeFile(file, stringify(given));
  console.log(`Your answers are kept in ${file} (--answers ${file}).`);
  return answersOf(given);
}

function missingFile(file: string): string[] {
  const path = resolve(file);
  return existsSync(path) ? [] : [`There is no file ${path}.`];
}

/** What lies beside the content. */
function writeAround(target: string, answers: Answers): void {
  const { name } = answers;
  const starter = starterFile(answers);
  writeFile(join(target, starter.file), starter.text);
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
  };
  writeFile(file, `${JSON.stringify(parts, null, 2)}\n`);
  writeFile(join(target, ATTRIBUTES), withLineEnds(''));
  writeFile(
    join(target, '.gitignore'),
    'node_modules/\n/build/\n/dist/\n/.cache/\n/.desk/\n/.product/\n',
  );
}
