import { PASTED_ENDING } from '#app/lib/pasted-address.ts';
import type { RedirectRule } from './redirects.ts';
import {
  ALLOW,
  ASK_AGAIN,
  accepts,
  BY_DICTIONARY,
  type Dictionary,
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

/** Encodings of compressed copies: file extension, name in the request, in order of size. */
const ENCODINGS = [
  { end: 'br', name: 'br' },
  { end: 'gz', name: 'gzip' },
];

/**
 * For what needs headers of its own to be read: OpenLiteSpeed takes from an .htaccess only the
 * rules of rewriting, and would send a compressed copy as if it were the page. LiteSpeed compresses
 * by itself.
 */
const NOT_LITESPEED = 'RewriteCond %{SERVER_SOFTWARE} !LiteSpeed';
/** While the page for a wrong address is looked for. */
const IN_ERROR = 'RewriteCond %{ENV:REDIRECT_STATUS} ^40[04]$\n';

/**
 * The rules for Apache 2.4 as an .htaccess, for shared hosting. Needs AllowOverride All with
 * mod_rewrite, mod_headers, mod_mime and mod_dir, which shared hosts have. The original address is
 * read from the request line, because Apache normalises it before it reads this file.
 */
export function apacheFile(rules: HostRules): string {
  const { languages, headers, pageHeaders, types, redirects, typed, dictionaries } = rules;
  const notFound = notFoundPages(languages);
  const always = (action: string, name: string, value = '', when = '') =>
    ['Header always', action, name, value && quote(value), when && `"expr=${when}"`]
      .filter(Boolean)
      .join(' ');
  const found = '%{REQUEST_STATUS} =~ /^(200|206|304)$/';
  return `# Written by the build from tools/hosting/rules.ts; copy it into the folder of the site.
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset Off
FileETag MTime Size

${[
  ...Object.entries({ ...headers, ...pageHeaders, 'Cache-Control': ASK_AGAIN }).map(
    ([name, value]) => always('set', name, value),
  ),
  always('set', 'Cache-Control', FOREVER, `%{REQUEST_URI} =~ m#^${HASHED}# && ${found}`),
  ...Object.keys(pageHeaders).map((name) =>
    always('unset', name, '', `%{REQUEST_URI} =~ m#${INERT}#`),
  ),
  ...Object.entries(OPEN_HEADERS).map(([name, value]) =>
    always('set', name, value, `%{REQUEST_URI} =~ m#${openIn(languages)}# && ${found}`),
  ),
  always('set', 'Allow', ALLOW, '%{REQUEST_STATUS} == 405'),
  '<IfModule !LiteSpeed>',
  ...dictionaries.flatMap((dictionary) => [
    always(
      'set',
      'Link',
      linkTo(dictionary),
      `%{REQUEST_URI} =~ m#${filesOf(dictionary)}# && -n req_novary('${SENT_BY_CHROMIUM}')`,
    ),
    // Of its copies too: browsers ask for these.
    always(
      'set',
      'Use-As-Dictionary',
      useAs(dictionary),
      `%{REQUEST_URI} =~ m#^${literal(dictionary.path)}([.](br|gz))?$#`,
    ),
  ]),
  '</IfModule>',
].join('\n')}
Header always unset X-Powered-By

ErrorDocument 404 /404.html
${lines(notFound, ({ folder, file }) => `<If "%{THE_REQUEST} =~ m#^[A-Z]+ ${folder}[/? ]#">\n  ErrorDocument 404 ${file}\n</If>`)}
# .br is also a language and .gz a type of its own.
RemoveLanguage .br
RemoveType .br .gz
<FilesMatch "[.]dcb$">
  ForceType ${quote(types.html ?? '')}
</FilesMatch>
${dictionaries.length > 0 ? `<FilesMatch "^index[.]html">\n  Header append Vary ${BY_DICTIONARY}\n</FilesMatch>` : ''}
${lines(Object.entries(types), ([extension, type]) => `<FilesMatch "[.]${extension}([.](br|gz))?$">\n  ForceType ${quote(type)}\n</FilesMatch>`)}
# AddEncoding and not a header: mod_deflate and mod_brotli must see that these files are compressed already.
${lines([...ENCODINGS, { end: 'dcb', name: 'dcb' }], ({ end, name }) => `AddEncoding ${name} .${end}\n<FilesMatch "[.]${end}$">\n  Header append Vary Accept-Encoding\n</FilesMatch>`)}

RewriteEngine On
RewriteOptions AllowNoSlash
${fileRules('', IN_ERROR)}
RewriteCond %{REQUEST_METHOD} "!^(${METHODS.join('|')})$"
RewriteRule "^" - [R=405,L]
RewriteCond %{THE_REQUEST} ${quote(forRequestLine(FORBIDDEN))}
RewriteRule "^" - [R=400,L]
${lines(redirects, redirectRule)}
RewriteCond %{REQUEST_URI} "^/+(.+?)/+$"
RewriteRule "^" "/%1" [R=301,L]
RewriteCond %{REQUEST_URI} ${quote(hiddenIn(languages))}
RewriteRule "^" - [R=404,L]
# Programs of an old site in the same folder do not run any more.
RewriteCond %{REQUEST_URI} "[.](php[0-9]?|phtml|phar|cgi|pl)(/|$)" [NC]
RewriteRule "^" - [R=404,L]

${dictionaries.map(dictionaryRules).join('\n')}
${lines(['/index.html', ''], (end) => fileRules(end))}
# A wrong address that was pasted with a sign too many, typed with capitals, or with the folder of the first language.
RewriteCond %{THE_REQUEST} ${quote(`^[A-Z]+ (/(?!/)[^? ]*?)${PASTED_ENDING}[? ]`)} [NC]
RewriteRule "^" "%1" [R=301,L,NE]
${lines(typed, (path) => `RewriteRule ${quote(`^${literal(path.slice(1))}$`)} ${quote(path)} [R=301,L,NC]`)}
RewriteRule "^${languages[0]}(?:/+(.*))?$" "/$1" [R=301,L]
RewriteRule "^" - [R=404,L]
`;
}

/**
 * Serves the copy of a page that was compressed by the dictionary of its language, to a browser
 * that has this one.
 */
function dictionaryRules(dictionary: Dictionary): string {
  const copy = `/index.html${dictionaryEnding(dictionary)}`;
  return `${NOT_LITESPEED}
RewriteCond %{HTTP:Accept-Encoding} "${accepts('dcb')}"
RewriteCond %{HTTP:${BY_DICTIONARY}} "=:${dictionary.digest}:"
RewriteCond "%{DOCUMENT_ROOT}%{REQUEST_URI}${copy}" -f
RewriteRule "^" "%{REQUEST_URI}${copy}" [END]`;
}

/**
 * Serves the file of an address with an extension added, as the smallest copy that the browser
 * accepts.
 * @param when a condition of these rules
 */
function fileRules(end: string, when = ''): string {
  const file = `%{DOCUMENT_ROOT}%{REQUEST_URI}${end}`;
  const copies = ENCODINGS.map(({ end: copy, name }) => {
    const conditions = `${when}${NOT_LITESPEED}\nRewriteCond %{HTTP:Accept-Encoding} "${accepts(name)}"\nRewriteCond "${file}.${copy}" -f`;
    return `${conditions}\nRewriteRule "^" "%{REQUEST_URI}${end}.${copy}" [END]`;
  });
  return [
    ...copies,
    `${when}RewriteCond "${file}" -f\nRewriteRule "^" ${end ? `"%{REQUEST_URI}${end}"` : '-'} [END]`,
  ].join('\n');
}

/** The rule for an address, applied to a request line such as `GET /about HTTP/1.1`. */
function forRequestLine(pattern: string): string {
  return pattern.replace('^[^?]*', '^[A-Z]+ [^?]*').replace('|$)', '| )');
}

/** Without a flag Apache encodes the # sign and appends the query. */
function redirectRule({ from, query, to, keepsQuery }: RedirectRule): string {
  const condition =
    query === undefined ? '' : `RewriteCond %{QUERY_STRING} ${quote(`^${literal(query)}$`)}\n`;
  const target = to.replaceAll(/[\\$%]/g, '\\$&');
  return `${condition}RewriteRule ${quote(`^${literal(decodeURIComponent(from.slice(1)))}/?$`)} ${quote(target)} [R=301,L,NE${keepsQuery ? '' : ',QSD'}]`;
}

/**
 * Escapes a text for a pattern that matches only this text. Apache compares bytes, so only ASCII
 * signs can be in brackets.
 */
function literal(text: string): string {
  const escaped = (sign: string) => (/[\\^[\]]/.test(sign) ? `\\${sign}` : `[${sign}]`);
  return text.replaceAll(/(?=\p{ASCII})[^A-Za-z0-9/_=&~-]/gu, (sign) =>
    sign === ' ' ? '\\x20' : escaped(sign),
  );
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
