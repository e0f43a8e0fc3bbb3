import { PASTED_ENDING } from '#app/lib/pasted-address.ts';
import { decodedSpellings } from './redirects.ts';
import {
  ALLOW,
  ASK_AGAIN,
  FORBIDDEN,
  FOREVER,
  HASHED,
  HIDDEN,
  type HostRules,
  INERT,
  MAX_ADDRESS,
  METHODS,
  notFoundPages,
  OPEN,
  OPEN_HEADERS,
} from './rules.ts';

/**
 * The rules for nginx, to be included in the http block. Settings of the machine (listen, server_name, root, certificates)
 * are in `college/*.conf` in nginx's own configuration folder, so that a release never changes them.
 */
export function nginxFile({
  languages,
  headers,
  pageHeaders,
  types,
  redirects,
  typed,
}: HostRules): string {
  // Headers are set at one level only: an add_header inside a location would drop all those of outer levels.
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

map "$uri?$args" $college_asked {
  default "";
${redirects
  .filter(({ query }) => query !== undefined)
  .flatMap((rule) =>
    decodedSpellings(rule).map((path) => `  ${quote(`${path}?${rule.query}`)} ${quote(rule.to)};`),
  )
  .join('\n')}
}
map $uri $college_moved {
  default "";
${redirects
  .filter(({ query }) => query === undefined)
  .flatMap((rule) =>
    decodedSpellings(rule).map(
      (path) => `  ${quote(path)} ${quote(rule.to + (rule.keepsQuery ? '$is_args$args' : ''))};`,
    ),
  )
  .join('\n')}
}
map $request_uri $college_pasted {
  default "";
  ${quote(`~*^(?<college_clean>/(?!/)[^?]*?)${PASTED_ENDING}([?]|$)`)} $college_clean;
}
# nginx compares these without regard to case.
map $uri $college_typed {
  default "";
${typed.map((path) => `  ${quote(path)} ${quote(path)};`).join('\n')}
}
map $request_uri $college_not_found {
  default /404.html;
${notFoundPages(languages)
  .map(({ folder, file }) => `  "~^${folder}([/?]|$)" ${file};\n`)
  .join('')}}
map "$status$uri" $college_cache {
  default ${quote(ASK_AGAIN)};
  "~^(200|206|304)${HASHED}" ${quote(FOREVER)};
}
${Object.entries(pageHeaders)
  .map(
    ([name, value]) =>
      `map $uri ${variableOf(name)} {\n  default ${quote(value)};\n  ${quote(`~${INERT}`)} "";\n}`,
  )
  .join('\n')}
${Object.entries(OPEN_HEADERS)
  .map(
    ([name, value]) =>
      `map $uri ${variableOf(name)} {\n  default "";\n  ${quote(`~${OPEN}`)} ${quote(value)};\n}`,
  )
  .join('\n')}
map $status $college_allow {
  default "";
  405 ${quote(ALLOW)};
}

server {
  # listen, server_name, root and certificates of this machine.
  include college/*.conf;

  server_tokens off;
  absolute_redirect off;
  autoindex off;
  client_max_body_size 1k;
  large_client_header_buffers 4 ${MAX_ADDRESS / 1024}k;

  gzip_static on;
  gzip_vary on;
  # With the module ngx_brotli (Debian: libnginx-mod-http-brotli-static) add to the machine's own lines: brotli_static on;

  default_type application/octet-stream;
  types {
${Object.entries(types)
  .map(([extension, type]) => `    ${quote(type)} ${extension};`)
  .join('\n')}
  }

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
${Object.keys({ ...pageHeaders, ...OPEN_HEADERS })
  .map((name) => `  add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}
  add_header Cache-Control $college_cache always;
  add_header Allow $college_allow always;

  if ($request_method !~ ${quote(`^(${METHODS.join('|')})$`)}) { return 405; }
  if ($request_uri ~ ${quote(FORBIDDEN)}) { return 400; }
  if ($college_asked) { return 301 $college_asked; }
  if ($college_moved) { return 301 $college_moved; }
  rewrite "^/+(.+?)/+$" /$1 permanent;

  # 400 for addresses that were cut within an encoded letter.
  error_page 400 404 $college_not_found;
  location = /404.html { internal; }
${notFoundPages(languages)
  .map(({ file }) => `  location = ${file} { internal; }\n`)
  .join('')}  location ~ ${quote(HIDDEN)} { return 404; }
  location / { try_files $uri/index.html $uri @wrong; }
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

/** `$college_permissions_policy` for the header Permissions-Policy. */
function variableOf(header: string): string {
  return `$college_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A string of nginx's configuration, where backslashes are doubled. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
