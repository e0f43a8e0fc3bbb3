// Runs a command of tools/commands.mjs: `node tools/run.mjs fonts`; npm has scripts for those that are used most. It installs
// the packages that are missing first and uses the Node that they pin, so it is not TypeScript and runs on any version.
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
runCommand(name, words);
