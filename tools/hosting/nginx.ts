import { PASTED_ENDING } from '#app/lib/pasted-address.ts';
import { decodedSpellings } from './redirects.ts';
import {
  ALLOW,
  ASK_AGAIN,
  accepts,
  BY_DICTIONARY,
  dictionaryEnding,
  FORBIDDEN,
  FOREVER,
  filesOf,
  HASHED,
  type HostRules,
  hiddenIn,
  INERT,
  lines,
  linkTo,
  METHODS,
  notFoundPages,
  OPEN_HEADERS,
  openIn,
  SENT_BY_CHROMIUM,
  useAs,
} from './rules.ts';

/**
 * The rules for nginx, to be included in the http block. Settings of the machine (listen,
 * server_name, root, certificates) are in `college/*.conf` in nginx's own configuration folder, so
 * that a release never changes them.
 */
export function nginxFile(rules: HostRules): string {
  const { languages, headers, pageHeaders, types, redirects, typed } = rules;
  // The first language is at the root, so its pattern fits the pages of all.
  const dictionaries = rules.dictionaries.toReversed();
  const moved = redirects.flatMap(({ query, ...rule }) =>
    decodedSpellings(rule).map((path) => ({ ...rule, path, query })),
  );
  const notFound = notFoundPages(languages);
  // Headers are set at one level only: an add_header inside a location would drop all those of
  // outer levels.
  return `# Written by the build from tools/hosting/rules.ts. In nginx.conf, inside http { }: include /srv/college/current/hosting/nginx.conf;
map_hash_bucket_size 256;
map_hash_max_size 8192;

# How long a visitor may take, on all ports: to send the request, to take the next part of an answer, between two requests.
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 30s;
keepalive_timeout 30s;
reset_timedout_connection on;

# Without queries, which may hold what somebody has looked for.
map $request_uri $college_path {
  "~^(?<college_asked_path>[^?]*)" $college_asked_path;
}
log_format college '$remote_addr - - [$time_local] "$request_method $college_path $server_protocol" $status $body_bytes_sent "-" "$http_user_agent"';

${[
  map(
    '"$uri?$args" $college_asked',
    moved.flatMap(({ path, query, to }) =>
      query === undefined ? [] : [[`${path}?${query}`, to] as const],
    ),
  ),
  map(
    '$uri $college_moved',
    moved.flatMap(({ path, query, to, keepsQuery }) =>
      query === undefined ? [[path, to + (keepsQuery ? '$is_args$args' : '')] as const] : [],
    ),
  ),
  map('$request_uri $college_pasted', [
    [`~*^(?<college_clean>/(?!/)[^?]*?)${PASTED_ENDING}([?]|$)`, '$college_clean'],
  ]),
  '# nginx compares these without regard to case.',
  map(
    '$uri $college_typed',
    typed.map((path) => [path, path]),
  ),
  map(
    '$request_uri $college_not_found',
    notFound.map(({ folder, file }) => [`~^${folder}([/?]|$)`, file]),
    '/404.html',
  ),
  map('"$status$uri" $college_cache', [[`~^(200|206|304)${HASHED}`, FOREVER]], ASK_AGAIN),
  ...Object.entries(pageHeaders).map(([name, value]) =>
    map(`$uri ${variableOf(name)}`, [[`~${INERT}`, '']], value),
  ),
  ...Object.entries(OPEN_HEADERS).map(([name, value]) =>
    map(`$uri ${variableOf(name)}`, [[`~${openIn(languages)}`, value]]),
  ),
  map(
    '"$http_available_dictionary $http_accept_encoding" $college_copy',
    dictionaries.map((dictionary) => [
      `~^:${dictionary.digest.replaceAll('+', '[+]')}: .*${accepts('dcb')}`,
      dictionaryEnding(dictionary),
    ]),
  ),
  map('$uri $college_encoding', [['~[.]dcb$', 'dcb']]),
  map('$uri $college_vary', [
    ['~[.]dcb$', `Accept-Encoding, ${BY_DICTIONARY}`],
    ['~/index[.]html$', dictionaries.length > 0 ? BY_DICTIONARY : ''],
  ]),
  map(
    '$uri $college_dictionary',
    dictionaries.map((dictionary) => [dictionary.path, useAs(dictionary)]),
  ),
  map(
    '$uri $college_shell',
    dictionaries.map((dictionary) => [`~${filesOf(dictionary)}`, linkTo(dictionary)]),
  ),
  map(
    `$http_${SENT_BY_CHROMIUM.toLowerCase().replaceAll('-', '_')} $college_link`,
    [['', '']],
    '$college_shell',
  ),
  map('$status $college_allow', [['405', ALLOW]]),
].join('\n')}

server {
  # listen, server_name, root and certificates of this machine.
  include college/*.conf;

  server_tokens off;
  absolute_redirect off;
  autoindex off;
  client_max_body_size 1k;

  gzip_static on;
  gzip_vary on;
  # With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static) add to the machine's own lines: brotli_static on;

  default_type application/octet-stream;
  types {
${lines(Object.entries(types), ([extension, type]) => `    ${quote(type)} ${extension};`)}
    ${quote(types.html ?? '')} dcb;
  }

${lines(Object.entries(headers), ([name, value]) => `  add_header ${name} ${quote(value)} always;`)}
${lines(Object.keys({ ...pageHeaders, ...OPEN_HEADERS }), (name) => `  add_header ${name} ${variableOf(name)} always;`)}
  add_header Cache-Control $college_cache always;
  add_header Allow $college_allow always;
${lines(Object.entries(DICTIONARY_HEADERS), ([name, value]) => `  add_header ${name} ${value};`)}

  if ($request_method !~ ${quote(`^(${METHODS.join('|')})$`)}) { return 405; }
  if ($request_uri ~ ${quote(FORBIDDEN)}) { return 400; }
  if ($college_asked) { return 301 $college_asked; }
  if ($college_moved) { return 301 $college_moved; }
  rewrite "^/+(.+?)/+$" /$1 permanent;

  # 400 for addresses that were cut within an encoded letter.
  error_page 400 404 $college_not_found;
${lines(['/404.html', ...notFound.map(({ file }) => file)], (file) => `  location = ${file} { internal; }`)}
  location ~ ${quote(hiddenIn(languages))} { return 404; }
  location / { try_files $uri/index.html$college_copy $uri/index.html $uri @wrong; }
  # A wrong address that was pasted with a sign too many, typed with capitals, or with the folder of the first language.
  location @wrong {
    if ($college_pasted) { return 301 $college_pasted$is_args$args; }
    if ($college_typed) { return 301 $college_typed$is_args$args; }
    rewrite "^/${languages[0]}(?:/+(.*))?$" /$1 permanent;
    return 404;
  }
}
`;
}

/** Without a value, none is sent. */
const DICTIONARY_HEADERS = {
  'Content-Encoding': '$college_encoding',
  Vary: '$college_vary',
  'Use-As-Dictionary': '$college_dictionary',
  Link: '$college_link',
};

/** A map between two variables: patterns or texts with their values. */
function map(
  variables: string,
  values: readonly (readonly [key: string, value: string])[],
  otherwise = '',
): string {
  const rows = lines(values, ([key, value]) => `  ${quote(key)} ${quote(value)};`);
  return `map ${variables} {\n  default ${quote(otherwise)};\n${rows}\n}`;
}

/** `$college_permissions_policy` for the header Permissions-Policy. */
function variableOf(header: string): string {
  return `$college_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A string of nginx's configuration, where backslashes are doubled. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
