import { decodedSpellings } from './redirects.ts';
import { ALLOW, ASK_AGAIN, FORBIDDEN, FOREVER, HASHED, HIDDEN, type HostRules, INERT, LONGEST_ADDRESS, METHODS, OPEN, OPEN_HEADERS } from './rules.ts';

/** The rules for Caddy, which obtains its certificates. Address and folder come from the environment: SITE_ADDRESS, SITE_ROOT. */
export function caddyFile({ headers, pageHeaders, types, redirects }: HostRules): string {
  return `# Written by the build from tools/hosting/rules.ts. SITE_ADDRESS=www.college.example SITE_ROOT=/srv/college/current/client caddy run --config Caddyfile
{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/college/current/client}
	# The log holds no queries: what a visitor has chosen or looked for is nobody's business.
	log {
		format filter {
			wrap json
			fields {
				request>uri regexp "[?].*" ""
				request>headers>Referer delete
				resp_headers delete
			}
		}
	}
	route {
		header {
${Object.entries({ ...headers, ...pageHeaders })
  .map(([name, value]) => `\t\t\t${name} ${quote(value)}`)
  .join('\n')}
			Cache-Control ${quote(ASK_AGAIN)}
		}
		header -Server

		@method not method ${METHODS.join(' ')}
		header @method Allow ${quote(ALLOW)}
		respond @method 405
		@long expression \`size({http.request.orig_uri}) > ${LONGEST_ADDRESS}\`
		respond @long 414
		@forbidden expression \`{http.request.orig_uri}.matches(${JSON.stringify(FORBIDDEN)})\`
		respond @forbidden 400

		map {query} {mark} {
			~.+ "?"
			default ""
		}
		map "{path}?{query}" {asked} {
${redirects
  .filter(({ query }) => query !== undefined)
  .flatMap((rule) => decodedSpellings(rule).map((path) => `\t\t\t${quote(`${path}?${rule.query}`)} ${quote(rule.to)}`))
  .join('\n')}
			default ""
		}
		@asked expression {asked} != ""
		redir @asked {asked} 301
		map {path} {moved} {
${redirects
  .filter(({ query }) => query === undefined)
  .flatMap((rule) => decodedSpellings(rule).map((path) => `\t\t\t${quote(path)} ${quote(rule.to + (rule.keepsQuery ? '{mark}{query}' : ''))}`))
  .join('\n')}
			default ""
		}
		@moved expression {moved} != ""
		redir @moved {moved} 301
		@slash path_regexp slash ^/+(.+?)/+$
		redir @slash /{re.slash.1}{mark}{query} 301
		@hidden path_regexp ${quote(HIDDEN)}
		error @hidden 404

		@hashed path ${HASHED}*
		header @hashed Cache-Control ${quote(FOREVER)}
		@open path_regexp ${OPEN}
${Object.entries(OPEN_HEADERS)
  .map(([name, value]) => `\t\theader @open ${name} ${quote(value)}`)
  .join('\n')}
		try_files {path}/index.html {path}
		@inert path_regexp ${INERT}
${Object.keys(pageHeaders)
  .map((name) => `\t\theader @inert -${name}`)
  .join('\n')}
		map {path} {type} {
${Object.entries(types)
  .map(([extension, type]) => `\t\t\t~[.]${extension}$ ${quote(type)}`)
  .join('\n')}
			default application/octet-stream
		}
		header Content-Type {type}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
${Object.entries(pageHeaders)
  .map(([name, value]) => `\t\theader ${name} ${quote(value)}`)
  .join('\n')}
${Object.keys(OPEN_HEADERS)
  .map((name) => `\t\theader -${name}`)
  .join('\n')}
		header Cache-Control ${quote(ASK_AGAIN)}
		header Content-Type ${quote(types.html ?? '')}
		@malayalam expression \`{http.request.orig_uri}.matches("^/ml([/?]|$)")\`
		rewrite @malayalam /ml/404.html
		@english not expression \`{http.request.orig_uri}.matches("^/ml([/?]|$)")\`
		rewrite @english /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** A token of the Caddyfile; only quotes are special in it. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
