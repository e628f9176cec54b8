import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const compressed = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

/**
 * Serves a build like a good host: brotli; hashed files cached for a year.
 * @param {string} folder
 * @param {{ port?: number, headers?: Record<string, string>, inBrotli?: boolean }} options `headers` go with every file
 * @returns its address, and how to stop
 */
export async function serveBuild(folder, { port = 0, headers = {}, inBrotli = true } = {}) {
  const packed = new Map();
  const bodyOf = (path) => {
    const body = packed.get(path) ?? pack(path, inBrotli);
    packed.set(path, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const { body, encoding, tag } = bodyOf(path);
    const kept = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeaders(new Map(Object.entries({ ...headers, 'Cache-Control': kept, ETag: tag })));
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(body);
  });
  await new Promise((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pack(path, inBrotli) {
  const plain = readFileSync(path);
  const tag = `"${plain.length}-${statSync(path).mtimeMs}"`;
  if (!inBrotli || !compressed.has(extname(path))) return { body: plain, encoding: null, tag };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return { body: brotliCompressSync(plain, { params }), encoding: 'br', tag };
}
