/** The two production builds under test, and where each is served (a free pair of ports, chosen by tests/run.mjs). */
const firstPort = Number(process.env.E2E_PORT ?? 4310);

export const local = { outDir: 'dist', port: firstPort, url: `http://127.0.0.1:${firstPort}/` };
export const hosted = {
  outDir: 'dist-hosted',
  port: firstPort + 1,
  url: `http://127.0.0.1:${firstPort + 1}/`,
};
