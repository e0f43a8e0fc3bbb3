#!/usr/bin/env bash
# Guessed: libraries fold the lines of a calendar file at 75 octets, as RFC 5545 (3.1) asks for; it matters in Malayalam alone, where a letter has three.
# So it is in ical-generator. ics counts letters: a line of a Malayalam title has 195 octets. ical.js counts octets, but not the space with which a
# continued line begins: lines of 76, in Malayalam as in English.
# Versions: ics 3.12.0, ical.js 2.2.1, ical-generator 11.1.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent ics@3.12.0 ical.js@2.2.1 ical-generator@11.1.2
cat >try.mjs <<'JS'
import ICAL from 'ical.js';
import generate from 'ical-generator';
import { createEvent } from 'ics';
const malayalam = 'സർക്കാർ എഞ്ചിനീയറിംഗ് കോളേജിലെ ബി.ടെക് പ്രവേശനത്തിനുള്ള രേഖകളുടെ പരിശോധന സെമിനാർ ഹാളിൽ';
const english = 'x'.repeat(200);
const longest = (file) => Math.max(...file.split(/\r?\n/).map((line) => Buffer.byteLength(line)));
const byIcs = (title) => createEvent({ title, start: [2026, 12, 1], duration: { days: 1 } }).value;
const byIcalJs = (title) => {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('summary', title);
  return event.toString();
};
const byGenerator = (title) => {
  const calendar = generate();
  calendar.createEvent({ start: new Date(0), summary: title });
  return calendar.toString();
};
const rows = [
  ['ics, English, octets of the longest line', 75, longest(byIcs(english))],
  ['ics, Malayalam', 195, longest(byIcs(malayalam))],
  ['ical.js, English', 76, longest(byIcalJs(english))],
  ['ical.js, Malayalam', 76, longest(byIcalJs(malayalam))],
  ['ical-generator, Malayalam', 73, longest(byGenerator(malayalam))],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }
