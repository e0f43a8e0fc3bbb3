#!/usr/bin/env bash
# Guessed: what makes an address of a title gives a Latin spelling of a Malayalam one, keeps its letters, or says that it cannot.
# So: slugify, @sindresorhus/slugify, speakingurl and limax give nothing at all and say nothing, so that all Malayalam titles have one address; transliteration
# spells by single signs and has no chillu (ഹോസ്റ്റൽ becomes hoosrrrr). github-slugger keeps the letters.
# Versions: slugify 1.6.9, @sindresorhus/slugify 2.2.1, speakingurl 14.0.1, limax 4.2.3, transliteration 2.6.1, github-slugger 2.0.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent slugify@1.6.9 @sindresorhus/slugify@2.2.1 speakingurl@14.0.1 limax@4.2.3 transliteration@2.6.1 github-slugger@2.0.0
cat >try.mjs <<'JS'
import own from '@sindresorhus/slugify';
import { slug } from 'github-slugger';
import limax from 'limax';
import slugify from 'slugify';
import speakingurl from 'speakingurl';
import { slugify as transliterated } from 'transliteration';
const title = 'കോളേജ് ഹോസ്റ്റൽ';
const rows = [
  ['slugify', '', slugify(title)],
  ['@sindresorhus/slugify', '', own(title)],
  ['speakingurl', '', speakingurl(title)],
  ['limax', '', limax(title)],
  ['transliteration', 'koolleej-hoosrrrr', transliterated(title)],
  ['github-slugger', 'കോളേജ്-ഹോസ്റ്റൽ', slug(title)],
];
for (const [what, seen, now] of rows) {
  console.log(`${what}: ${now}`);
  if (now !== seen) process.exitCode = 1;
}
JS
npm ls --depth=0 | tail -n +2
node try.mjs || { echo "This has changed."; exit 1; }
