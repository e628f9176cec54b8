import 'fake-indexeddb/auto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { createHandlers } from '@/local/handlers';

/** Hooks for requests and responses. */
export interface Middleware {
  request?: (request: Request) => Promise<Request> | Request;
  response?: (request: Request, response: Response) => Promise<Response> | Response;
}

export interface RunningServer {
  /** `http://127.0.0.1:{port}`: the server base; {api} is `/api` below it. */
  url: string;
  close: () => Promise<void>;
}

const captchaPath = '/recaptcha/';
const captchaOrigin = 'https://www.google.com';

/**
 * Serves local mode's handlers over HTTP on a free loopback port: the backend, the pictures and, under /recaptcha/, the
 * captcha's script.
 */
export async function serveHandlers(middleware: Middleware = {}): Promise<RunningServer> {
  let handlers: RequestHandler[] = [];
  let url = '';
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
      (response) => send(response, outgoing),
      (error: unknown) => send(new Response(String(error), { status: 500 }), outgoing),
    );
  });

  async function answer(incoming: IncomingMessage): Promise<Response> {
    const path = incoming.url ?? '/';
    const asked = await toRequest(incoming, `${path.startsWith(captchaPath) ? captchaOrigin : url}${path}`);
    const request = (await middleware.request?.(asked)) ?? asked;
    const response =
      (await getResponse(handlers, request.clone())) ?? new Response('Not found', { status: 404 });
    return (await middleware.response?.(request, response)) ?? response;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  url = `http://127.0.0.1:${address.port}`;
  handlers = createHandlers({ apiUrl: `${url}/api`, serverUrl: url });

  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function toRequest(incoming: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const { method = 'GET' } = incoming;
  return new Request(url, { method, headers, ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // MSW's response for a network error.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
