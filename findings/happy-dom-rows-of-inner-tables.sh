#!/usr/bin/env bash
# Guessed: table.rows has the rows of a table, without those of a table inside one of its cells, as HTML says and browsers do.
# So: in happy-dom it has both, and a table in a mail is tested with other rows than the browser gives. Right: those rows whose closest table it is.
# Seen with: happy-dom 21.0.4.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund --save-exact happy-dom@21.0.4
cat > rows.mjs <<'SCRIPT'
import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
const { document } = new Window();
document.body.innerHTML =
  '<table id="outer"><tr><td><table><tr><td>Bus</td></tr><tr><td>8 am</td></tr></table></td></tr></table>';
const table = document.getElementById('outer');
const own = [...table.rows].filter((row) => row.closest('table') === table);
const { version } = JSON.parse(readFileSync('node_modules/happy-dom/package.json', 'utf8'));
console.log(`happy-dom ${version}: ${table.rows.length} rows, of which its own: ${own.length}`);
process.exit(table.rows.length === 3 && own.length === 1 ? 0 : 1);
SCRIPT
node rows.mjs || { echo "This has changed."; exit 1; }
