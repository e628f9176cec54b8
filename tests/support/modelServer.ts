import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model's server was sent. */
export interface AskedOfModel {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { json_schema: { schema: Record<string, unknown> } };
  } & Record<string, unknown>;
  /** Whether the caller hung up before there was an answer. */
  isCalledOff: boolean;
}

/** An answer of a model's server; null for one that never comes. */
export type ModelServerAnswer = { status?: number; body: unknown } | null;

/** A stand-in for a model's server, on a free port of this machine. */
export interface ModelServer {
  /** As VITE_MODEL_URL takes it. */
  address: string;
  asked: AskedOfModel[];
  /** The answers from here on, in their order; the last one stays. */
  willAnswer: (...answers: ModelServerAnswer[]) => void;
  close: () => Promise<void>;
}

/** Starts a stand-in for a model's server. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const asked: AskedOfModel[] = [];
  let answers: ModelServerAnswer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { url: path = '', headers } = request;
    const entry = { path, headers, body: JSON.parse(Buffer.concat(chunks).toString()), isCalledOff: false };
    asked.push(entry);
    response.on('close', () => {
      entry.isCalledOff = !response.writableFinished;
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!answer) return;
    response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    willAnswer: (...next) => {
      answers = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
