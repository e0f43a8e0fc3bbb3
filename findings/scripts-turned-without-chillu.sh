#!/usr/bin/env bash
# Guessed: a library that turns one script of India into another keeps sounds: தமிழ்நாடு becomes തമിഴ്നാടു, and all letters of a Malayalam word become Latin.
# So: from Tamil, whose letters stand for several sounds, every stop becomes the last of its row, voiced and breathed (ധമിഴ്നാഢു); the pure consonants of Malayalam that end a
# word (chillu) stay as they are among Latin letters (avaൻ), and nothing says that they were not known.
# Versions: @indic-transliteration/sanscript 1.3.3.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @indic-transliteration/sanscript@1.3.3
cat >try.mjs <<'JS'
import sanscript from '@indic-transliteration/sanscript';
const rows = [
  ['Tamil to Malayalam', 'ധമിഴ്നാഢു', sanscript.t('தமிழ்நாடு', 'tamil', 'malayalam')],
  ['Tamil to Malayalam, ക, ട and പ', 'ഘഢല് ഭാലമ്', sanscript.t('கடல் பாலம்', 'tamil', 'malayalam')],
  ['Malayalam to Latin', 'avaൻ', sanscript.t('അവൻ', 'malayalam', 'iast')],
  ['Malayalam to Latin, no chillu', 'nanma', sanscript.t('നന്മ', 'malayalam', 'iast')],
  ['Malayalam to Devanagari', 'अवൻ', sanscript.t('അവൻ', 'malayalam', 'devanagari')],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }
