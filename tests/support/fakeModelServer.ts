import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { json_schema: { schema: Record<string, unknown> } };
  } & Record<string, unknown>;
  /** True if the client closed the connection before the response. */
  isAborted: boolean;
}

/** A response; null for one that never comes. */
export type ModelResponse = { status?: number; body: unknown } | null;

export interface FakeModelServer {
  /** Value for VITE_MODEL_URL. */
  address: string;
  requests: ModelRequest[];
  /** Sets the next responses, in order; the last one repeats. */
  setResponses: (...answers: ModelResponse[]) => void;
  close: () => Promise<void>;
}

export async function startFakeModelServer(port = 0): Promise<FakeModelServer> {
  const requests: ModelRequest[] = [];
  let answers: ModelResponse[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', headers } = request;
    const entry = { path, headers, body: JSON.parse(Buffer.concat(chunks).toString()), isAborted: false };
    requests.push(entry);
    response.on('close', () => {
      entry.isAborted = !response.writableFinished;
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) return;
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    setResponses: (...next) => {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
