#!/usr/bin/env bash
# Guessed: amounts in words in Malayalam and Tamil are those of a receipt or a cheque, where the parts of a number take a joined form (ഒരു ലക്ഷത്തി പന്ത്രണ്ടായിരത്തി).
# So: each part stands as it is counted alone, one after the other, one hundred thousand begins with the figure one in place of the article (ഒന്ന് ലക്ഷം), and *and* is
# written as a word (രൂപ ഉം), which is an ending in Malayalam. Hindi and English come out as they are written.
# Versions: to-words 5.7.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent to-words@5.7.0
cat >try.mjs <<'JS'
import { ToWords } from 'to-words';
const inWords = (localeCode, amount, options) => new ToWords({ localeCode }).convert(amount, options);
const rows = [
  ['ml', 'ഒന്ന് ലക്ഷം പന്ത്രണ്ട് ആയിരം നാല് നൂറ് എഴുപത്', inWords('ml-IN', 112470)],
  ['ta', 'ஒன்று லட்சம் பன்னிரண்டு ஆயிரம் நான்கு நூறு எழுபது', inWords('ta-IN', 112470)],
  ['hi', 'एक लाख बारह हज़ार चार सौ सत्तर', inWords('hi-IN', 112470)],
  ['ml, with paise', 'നൂറ് രൂപ ഉം അമ്പത് പൈസ', inWords('ml-IN', 100.5, { currency: true })],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }
