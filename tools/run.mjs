// Runs a command of tools/commands.mjs: `node tools/run.mjs fonts`; npm has scripts for those that
// are used most. It says what is missing on this machine before anything else is read, since an
// older Node cannot read the rest.
import { missingRequirement } from './requirements.mjs';

const missing = missingRequirement(process.versions.node, process.cwd(), process.platform);
if (missing) {
  console.error(missing);
  process.exitCode = 1;
} else {
  import('./run-named.mjs');
}
