// The command that `tools/run.mjs` was asked for. It installs the packages that are missing first,
// so it is not TypeScript.
import { COMMANDS, runCommand } from './commands.mjs';
import { installPackages } from './install-packages.mjs';

const [name = '', ...words] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`node tools/run.mjs COMMAND, one of: ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(1);
}
const { tests = false, packages } = COMMANDS[name];
await installPackages('.', tests);
if (packages) await installPackages(packages, true);
await runCommand(name, words);
