#!/usr/bin/env bash
# Guessed: the tables by which screen readers write Braille for the languages of India have the sign of the rupee (₹, in Unicode since 2010).
# So: those of Malayalam, Hindi, Telugu and Indian English have none, and those of British, American and unified English neither: ₹500 becomes '\x20b9'500, seven signs that
# say nothing. The sign of the dollar has one; "Rs 500" and "500 രൂപ" are written. In Malayalam ½ and ° are known, ² and → are not.
# Versions: liblouis 3.24.0-1 of Debian 12 (its packages are unpacked, not installed).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download --quiet=2 liblouis20=3.24.0-1 liblouis-bin=3.24.0-1 liblouis-data=3.24.0-1 2>/dev/null
for package in *.deb; do dpkg-deb -x "$package" .; done
braille() {
  printf '%s\n' "$2" |
    LD_LIBRARY_PATH=$(dirname "$(find usr/lib -name 'liblouis.so.20' | head -1)") \
      LOUIS_TABLEPATH=usr/share/liblouis/tables usr/bin/lou_translate --forward "unicode.dis,$1"
}
while read -r table text seen; do
  now=$(braille "$table" "$text")
  echo "$table $text $now"
  [ "$now" = "$seen" ] || { echo "This has changed."; exit 1; }
done <<'ROWS'
ml-in-g1.utb ₹500 ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
hi-in-g1.utb ₹500 ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
te-in-g1.utb ₹500 ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
en-in-g1.ctb ₹500 ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
en-us-g1.ctb ₹500 ⠄⡳⠭⠆⠴⠃⠔⠄⠼⠑⠚⠚
ml-in-g1.utb 500 ⠼⠑⠚⠚
ROWS
