import { type HeaderValues, securityHeaders } from './securityHeaders';

/** Names of built files carry a hash of their content; everything else is asked for anew. */
const cacheLife = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' };

/**
 * firebase.json. Without a rewrite: routes live behind the hash, and a file that is gone must answer 404, not with a page
 * that the browser would take for a script.
 */
export function firebaseJson(headers: HeaderValues): string {
  const rule = (source: string, sent: HeaderValues) => ({
    source,
    headers: Object.entries(sent).map(([key, value]) => ({ key, value })),
  });
  const pages = { 'Cache-Control': cacheLife.pages };
  const hosting = {
    public: 'dist',
    headers: [
      rule('**', headers),
      rule('/', pages),
      rule('/index.html', pages),
      rule('/assets/**', { 'Cache-Control': cacheLife.assets }),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}

/** For the http block of nginx. Only its headers: certificates and names are the host's own. */
export function nginxConfig(headers: HeaderValues): string {
  return `map $uri $sazon_cache {
  ~^/assets/ "${cacheLife.assets}";
  default "${cacheLife.pages}";
}

server {
  # listen, server_name and certificates: as for any other site.
  root /var/www/sazon;

  # Not on errors: a file that is missing today may be there tomorrow.
  add_header Cache-Control $sazon_cache;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
}
`;
}

/** A Caddyfile, for a site of its own. */
export function caddyfile(headers: HeaderValues): string {
  return `sazon.example.com {
	root * /var/www/sazon
	file_server

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}

	# Only files that are there: one that is missing today may be there tomorrow.
	@assets {
		path /assets/*
		file
	}
	@pages not path /assets/*
	header @assets Cache-Control "${cacheLife.assets}"
	header @pages Cache-Control "${cacheLife.pages}"
}
`;
}

const configs = { firebase: firebaseJson, nginx: nginxConfig, caddy: caddyfile };

/** The configuration of a server, by its name, for a build with these values. Throws when a value or the name is bad. */
export function serverConfig(server: string, values: Record<string, unknown>, html: string): string {
  const config = new Map(Object.entries(configs)).get(server);
  if (!config) throw new Error(`Unknown server '${server}': ${Object.keys(configs).join(', ')}.`);
  return config(securityHeaders(values, html));
}
