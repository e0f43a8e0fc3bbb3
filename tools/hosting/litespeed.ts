import type { HostRules } from './rules.ts';

/**
 * The virtual host for OpenLiteSpeed, which reads only rewrite rules from .htaccess; LiteSpeed Enterprise reads all of it and needs no file.
 * @see https://docs.openlitespeed.org/config/
 */
export function liteSpeedFile({ headers, pageHeaders }: HostRules): string {
  const lines = Object.entries({ ...headers, ...pageHeaders }).map(([name, value]) => `${name}: ${value}`);
  return `# Written by the build from tools/hosting/rules.ts: conf/vhosts/college/vhconf.conf of OpenLiteSpeed.
docRoot                   /srv/college/current/client
enableGzip                1
enableBr                  1
index  {
  useServer               0
  indexFiles              index.html
  autoIndex               0
}
errorpage 404 {
  url                     /404.html
}
context / {
  allowBrowse             1
  extraHeaders            <<<END_extraHeaders
${lines.join('\n')}
  END_extraHeaders
}
rewrite  {
  enable                  1
  autoLoadHtaccess        1
}
`;
}
