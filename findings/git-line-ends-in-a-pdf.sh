#!/usr/bin/env bash
# Guessed: core.autocrlf=true, the default of Git for Windows, turns the line ends of texts and leaves PDF files alone.
# So: git takes a file without a null byte in its first 8,000 bytes for a text. A small valid PDF file (here of 339 bytes, with line ends of
# Windows, as many programs write them) is stored with other line ends: each offset in its table of objects is wrong, and its size differs.
# `git archive` turns the line ends of such a file once more. Right: -c core.autocrlf=false for what a program commits, or *.pdf -text.
# Seen with: git 2.39.5 (Debian 12).
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
git --version
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git init --quiet "$place/site" 2>/dev/null
cd "$place/site"
line() { printf '%s\r\n' "$1" >> a.pdf; }
offsets=()
object() { offsets+=("$(stat -c %s a.pdf)"); line "$1"; }
line '%PDF-1.4'
object '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj'
object '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj'
object '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj'
table=$(stat -c %s a.pdf)
line xref
line '0 4'
printf '0000000000 65535 f\r\n' >> a.pdf
for offset in "${offsets[@]}"; do printf '%010d 00000 n\r\n' "$offset" >> a.pdf; done
line 'trailer << /Size 4 /Root 1 0 R >>'
line startxref
line "$table"
line '%%EOF'
added() { git -c core.autocrlf="$1" add --force a.pdf 2>/dev/null && git cat-file blob :a.pdf | wc -c; }
size=$(stat -c %s a.pdf)
turned=$(added true)
git rm --quiet --force --cached a.pdf
kept=$(added false)
echo "the file: $size bytes; stored with autocrlf=true: $turned; with autocrlf=false: $kept"
[ "$turned" -lt "$size" ] && [ "$kept" = "$size" ] || { echo "This has changed."; exit 1; }
