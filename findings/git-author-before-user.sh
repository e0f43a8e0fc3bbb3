#!/usr/bin/env bash
# Guessed: `git -c user.name=Anu commit` names the author, whatever the machine is set to, since -c comes before every file.
# So: author.name and committer.name of any file win over user.name of the command line, as they are asked first (since git 2.22).
# A desk that commits for many people by -c user.name writes one name for all of them on such a machine. Right: the variables
# GIT_AUTHOR_NAME and GIT_COMMITTER_NAME, which win over both.
# Seen with: git 2.39.5 (Debian 12). https://git-scm.com/docs/git-config#Documentation/git-config.txt-authorname
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
git --version
export GIT_CONFIG_GLOBAL=$place/config GIT_CONFIG_NOSYSTEM=1
printf '[author]\n name = Machine\n email = m@college.example\n[committer]\n name = Machine\n email = m@college.example\n' > "$GIT_CONFIG_GLOBAL"
git init --quiet "$place/site" 2>/dev/null
cd "$place/site"
git -c user.name=Anu -c user.email=anu@college.example commit --quiet --allow-empty -m One
by_setting=$(git log -1 --format='%an, %cn')
GIT_AUTHOR_NAME=Anu GIT_AUTHOR_EMAIL=anu@college.example GIT_COMMITTER_NAME=Anu GIT_COMMITTER_EMAIL=anu@college.example \
  git commit --quiet --allow-empty -m Two
by_variable=$(git log -1 --format='%an, %cn')
echo "-c user.name=Anu: $by_setting"
echo "GIT_AUTHOR_NAME=Anu: $by_variable"
[ "$by_setting" = 'Machine, Machine' ] && [ "$by_variable" = 'Anu, Anu' ] || { echo "This has changed."; exit 1; }
