/** The validated environment of a build. .env.example explains each value. */
export interface Env {
  backend: 'local' | 'hosted';
  /** {api} of the backend contract. Ends in /api, without a trailing slash. */
  apiUrl: string;
  /** Base of relative image paths, without a trailing slash. */
  serverUrl: string;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  authEmulatorUrl: string | null;
  recaptchaSiteKey: string;
  contact: { email: string; whatsapp: string; linkedin: string };
  /** Local mode's language model and the URL of its server. Undefined if none is configured. */
  model?: { name: string; baseUrl: string };
}

export interface EnvProblem {
  name: string;
  message: string;
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: EnvProblem[] };

/**
 * Returns the environment, which vite.config.ts validated at build time so that the page need not load zod first.
 * `main` shows its problems before anything else runs.
 */
export const getEnvResult = (): EnvResult => __SAZON_ENV__;

/** Returns the environment. Throws if it is invalid; `main` does not start the product then. */
export function getEnv(): Env {
  const result = getEnvResult();
  if (!result.ok) throw new Error(`Bad environment: ${result.problems.map(({ name }) => name).join(', ')}`);
  return result.env;
}
