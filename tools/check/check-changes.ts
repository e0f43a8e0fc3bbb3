import { spawnSync } from 'node:child_process';
import { endWithMessage } from '#tools/lib/end-with-message.ts';
import { type Command, runLanes } from './run-lanes.ts';
import { CONTENT, codeRules, styleRules, TYPES, VITEST } from './steps.ts';

/**
 * `npm run check`: what one runs while working: types, the rules for changed files, and the units
 * that import them.
 */
function git(...words: string[]): string[] {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  return endWithMessage(
    'npm run check looks at what has changed since the last commit, and git names none here (a project unpacked from a ZIP file, or a machine without git). npm test checks everything.',
  );
}
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(?:ts|tsx|js|mjs|json|jsonc|css)$/.test(file));
const styles = changed.filter((file) => /^app\/.*\.css$/.test(file));
// Content elsewhere has a history of its own.
const isContentChanged =
  process.env.CONTENT_DIR !== undefined || changed.some((file) => file.startsWith('content/'));

const ofChanges: Command[] = [
  ...(code.length > 0 ? [codeRules('--no-errors-on-unmatched', ...code)] : []),
  ...(styles.length > 0 ? [styleRules(...styles)] : []),
  ...(isContentChanged ? [CONTENT] : []),
  {
    name: 'units of what changed',
    command: [
      VITEST,
      ...['run', '--changed', '--passWithNoTests', '--project=rules', '--project=parts'],
    ],
  },
];
process.exitCode = (await runLanes([[TYPES], ofChanges])) ? 0 : 1;
