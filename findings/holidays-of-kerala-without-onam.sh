#!/usr/bin/env bash
# Guessed: a package with the holidays of each State of India has those of Kerala: Onam for which schools close ten days, Vishu, both Eids.
# So: date-holidays names 9 days for Kerala, and none of them; it has Vaisakhi, a feast of the Punjab. A college must enter its list as the Government issues it.
# Versions: date-holidays 3.37.0, year 2026, IN-KL.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent date-holidays@3.37.0
cat >try.mjs <<'JS'
import Holidays from 'date-holidays';
const names = new Holidays('IN', 'KL').getHolidays(2026).map(({ name }) => name);
const has = (pattern) => names.some((name) => pattern.test(name));
const rows = [
  ['days', 9, names.length],
  ['Kerala Formation Day', true, has(/Kerala/)],
  ['Onam', false, has(/onam/i)],
  ['Vishu', false, has(/vishu/i)],
  ['Eid or Bakrid', false, has(/eid|bakrid|ramzan/i)],
  ['Vaisakhi', true, has(/vaisakhi/i)],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }
