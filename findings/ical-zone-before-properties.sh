#!/usr/bin/env bash
# Guessed: a calendar that a library writes with a time zone and an interval keeps to RFC 5545, 3.4: first the properties of the calendar, then
# its components; and each property is one of a standard or begins with X-.
# So: with a generator of the zone, REFRESH-INTERVAL and X-PUBLISHED-TTL stand behind END:VTIMEZONE, and a calendar with a zone of its own has
# TIMEZONE-ID, which neither RFC 5545 nor RFC 7986 knows; libical 3.0.16 names both. Most programs skip what they do not know.
# Seen with: ical-generator 11.1.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent ical-generator@11.1.2
npm ls --depth=0
cat >try.mjs <<'JS'
import ical from 'ical-generator';
const zone = ['BEGIN:VTIMEZONE', 'TZID:Asia/Kolkata', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'].join('\r\n');
const text = ical({ name: 'Dates', ttl: 86_400, timezone: { name: 'Asia/Kolkata', generator: () => zone } }).toString();
console.log(text);
const lines = text.split('\r\n');
const isAsSeen =
  lines.findIndex((line) => line.startsWith('REFRESH-INTERVAL')) > lines.indexOf('END:VTIMEZONE') &&
  lines.includes('TIMEZONE-ID:Asia/Kolkata');
process.exitCode = isAsSeen ? 0 : 1;
JS
node try.mjs || { echo "This has changed."; exit 1; }
