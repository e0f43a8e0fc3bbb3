/** Shell commands of a web server on the machine of the site. */
type WebServer = {
  /** Tests the configuration of a release that is not live yet; needs no special rights. */
  test?: (folder: string) => string;
  /** Makes the server read the rules of the live release. */
  reload: string;
};

/** systemctl and nginx need root; `docs/hosting.md` has the lines for sudo. */
const SUDO = 'if [ "$(id -u)" = 0 ]; then sudo=; else sudo="sudo -n"; fi; PATH=$PATH:/usr/sbin';

const WEB_SERVERS: Record<string, WebServer> = {
  nginx: {
    test: (folder) =>
      `PATH=$PATH:/usr/sbin; nginx -t -q -e stderr -c ${quoted(`${folder}/hosting/nginx/test.conf`)}`,
    reload: `${SUDO}; $sudo nginx -t -q && $sudo systemctl reload nginx`,
  },
  apache: {
    test: () => 'PATH=$PATH:/usr/sbin; apache2ctl configtest',
    reload: `${SUDO}; $sudo systemctl reload apache2`,
  },
};

/** @param name nginx or apache, or any shell command that reloads another server */
export function webServer(name: string): WebServer {
  return WEB_SERVERS[name] ?? { reload: name };
}

/** A word for a POSIX shell. */
function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
