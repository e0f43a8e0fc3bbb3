import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { formatProblems } from '#app/content/reading/problem.server.ts';
import { findUnpublishable } from '#app/content/reading/publication.server.ts';
import { findProblems } from '#tools/check/find-problems.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { prepareLogo } from './files/logo.ts';
import {
  type Answers,
  answerIn,
  answersOf,
  faultsIn,
  lineOf,
  QUESTIONS,
  refuse,
} from './setup/answers.ts';
import { newContent } from './setup/starter.ts';
import { starterFile } from './setup/starter-texts.ts';

/**
 * `npm run new-college -- ../our-college [--answers answers.yaml]`: a folder for one college, with a copy of the starter as its content
 * (docs/own-college.md). Without a file of answers it asks.
 */
const USAGE = 'npm run new-college -- ../our-college [--answers answers.yaml]';
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
  migrate: 'migrate',
  upgrade: 'upgrade',
};

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { answers: { type: 'string' } },
    allowPositionals: true,
  });
  const [named] = positionals;
  // In the folder in which the packed product is installed, that folder becomes the college's.
  const installed = process.env.COLLEGE_DIR;
  const target = named || installed ? resolve(installed ?? '', named ?? '') : undefined;
  if (!target) throw new Error(USAGE);
  // Where a State of its own is looked for.
  process.env.COLLEGE_DIR = target;
  const written = values.answers
    ? readAnswers(resolve(installed ?? '', values.answers))
    : undefined;
  const isInstalled = existsSync(join(target, 'node_modules', PRODUCT));
  const isBegun = existsSync(target) && readdirSync(target).some((name) => name !== 'states');
  if (isInstalled ? existsSync(join(target, 'content')) : isBegun)
    throw new Error(`${target} is not empty. Choose a new folder.`);
  const answers = written ?? (await askAll(`${target}-answers.yaml`));
  const logo = answers.logo && (await prepareLogo(readFileSync(answers.logo)));
  const content = join(target, 'content');
  for (const [file, source] of newContent(answers)) writeFile(join(content, file), source);
  if (logo) writeFile(join(content, `logo.${logo.type}`), logo.bytes);
  const { problems } = await findProblems(content);
  if (problems.length > 0) {
    rmSync(content, { recursive: true });
    throw new Error(formatProblems(problems));
  }
  writeAround(target, answers);
  const left = findUnpublishable(content).length;
  console.log(
    `${target} is ready. Left to write or replace before it is published: ${left} (npm run check:content -- --publish).\n  cd ${target} && npm install && npm start`,
  );
}

function readAnswers(file: string): Answers {
  refuse(missingFile(file));
  const answers = answersOf(parse(readFileSync(file, 'utf8')));
  if (!answers.logo) return answers;
  const logo = resolve(dirname(file), answers.logo);
  refuse(missingFile(logo));
  return { ...answers, logo };
}

/**
 * Asks each line until it is right.
 * @param file keeps what was typed, so that an answer that is refused later costs no second round of questions
 */
async function askAll(file: string): Promise<Answers> {
  const input = createInterface({ input: process.stdin, output: process.stdout });
  let given: Partial<Answers> = {};
  for (const [index, { title, lines }] of QUESTIONS.entries()) {
    console.log(`\n${index + 1}/${QUESTIONS.length} ${title}`);
    for (const id of lines) {
      for (;;) {
        const typed = answerIn(id, await input.question(`${lineOf(id, given)}\n> `), given);
        const isFile = id === 'logo' && typed !== undefined;
        const answer = isFile ? resolve(String(typed)) : typed;
        const faults = [
          ...faultsIn(id, answer, given),
          ...(isFile ? missingFile(String(answer)) : []),
        ];
        if (faults.length === 0) {
          given = { ...given, [id]: answer };
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
