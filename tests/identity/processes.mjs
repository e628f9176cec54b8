import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';

const running = new Set();
const gracePeriodMs = 10_000;
let stopping = null;

/** Returns free loopback ports, all different. */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Starts a Node program with output to a log file or the terminal. Throws after `stopAll`. */
export function start(args, { cwd, env = {}, log }) {
  if (stopping) throw new Error('Interrupted.');
  const output = log ? openSync(log, 'a') : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Runs a Node program to its end. Returns its exit code; 1 after a signal. */
export async function run(args, options) {
  const [code] = await once(start(args, options), 'exit');
  return code ?? 1;
}

/** Waits until a program responds at a URL. Throws if it ends before, or after three minutes. */
export async function waitUntilReady(child, url) {
  const deadlineMs = Date.now() + 180_000;
  while (Date.now() < deadlineMs) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`It ended before ${url} answered.`);
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within three minutes.`);
}

/** Stops all running processes: SIGINT, after 10 s SIGKILL. No process can be started afterwards. */
export function stopAll() {
  stopping ??= Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGKILL'), gracePeriodMs);
      await ended;
      clearTimeout(timer);
    }),
  );
  return stopping;
}
