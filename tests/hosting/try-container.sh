# What an engine makes of the Containerfile, on this machine and without an image: `unshare -m -n -p -f --kill-child sh -e try-container.sh <command of nginx>`.
# The files lie where COPY puts them, everything is read-only but /tmp, nginx is nobody and has no rights. Each output line is a name and a value;
# the log of nginx goes to the error output. From the environment: COPIES (lines "from to"), USER_ID, HEALTH (the health check), SCRIPT (a hashed file).
copies=$COPIES
unset COPIES
ip link set lo up
mount -t proc proc /proc
for place in /etc/nginx /srv /var/log/nginx; do mount -t tmpfs tmpfs "$place"; done
echo "$copies" | while read -r from to; do
  mkdir -p "$(dirname "$to")"
  if [ -d "$from" ]; then mkdir "$to"; else touch "$to"; fi
  mount --bind "$from" "$to"
done
# As the image of nginx has it.
ln -s /dev/stderr /var/log/nginx/error.log
mount -t tmpfs -o mode=1777 tmpfs /tmp
cd /
cut -d ' ' -f 2 /proc/self/mounts | grep -v -E '^/(tmp|proc|dev|sys)(/|$)' | while read -r place; do mount -o remount,bind,ro "$place"; done

as_user() { setpriv --reuid="$USER_ID" --regid="$USER_ID" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"; }
tell() { printf '%s\t%s\n' "$1" "$2"; }
is_healthy() { as_user sh -c "$HEALTH"; }
status_of() { wget -q -S -O /dev/null "$@" 2>&1 | sed -n 's/^ *HTTP[^ ]* \([0-9]*\).*/\1/p'; }
header_of() { wget -q -S -O /dev/null "http://127.0.0.1:8080$1" 2>&1 | sed -n "s/^ *$2: //p"; }

is_healthy && tell 'healthy before the start' yes || tell 'healthy before the start' no
# The pipe is the user's own, as an engine makes it.
as_user sh -c '"$@" 2>&1 | cat >&2' sh "$@" &
turns=0
until is_healthy || [ $turns -ge 100 ]; do
  turns=$((turns + 1))
  sleep 0.1
done
is_healthy && tell 'healthy' yes || tell 'healthy' no
master=$(cat /tmp/nginx.pid)
for process in $master $(cat "/proc/$master/task/$master/children"); do
  tell 'user' "$(sed -n 's/^Uid:\t\([0-9]*\).*/\1/p' "/proc/$process/status")"
  tell 'rights' "$(sed -n 's/^CapEff:\t//p' "/proc/$process/status")"
done
for address in / /ml/about "$SCRIPT" /no-such-page /ml/no-such-page /.well-known/security.txt; do
  tell "status of $address" "$(status_of "http://127.0.0.1:8080$address")"
done
tell 'status of a POST' "$(status_of --post-data= http://127.0.0.1:8080/)"
tell 'policy' "$(header_of / Content-Security-Policy)"
tell 'cache of a script' "$(header_of "$SCRIPT" Cache-Control)"
for place in /srv/college/current/client /srv/college/current/hosting/nginx.conf /etc/nginx /etc/nginx/college/here.conf /var/log/nginx /usr /home; do
  if [ -d "$place" ]; then file="$place/written"; else file="$place"; fi
  (: >> "$file") 2>/dev/null && tell 'could be written' "$place"
done
for file in $(find /tmp -mindepth 1 | sort); do tell 'lies in /tmp' "$file"; done
kill -QUIT "$master"
wait
is_healthy && tell 'healthy after the end' yes || tell 'healthy after the end' no
