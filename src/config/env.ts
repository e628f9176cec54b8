/** What the build was told about its surroundings, checked. .env.example explains each value. */
export interface Env {
  backend: 'local' | 'hosted';
  /** {api} of the backend contract: no trailing slash, its path ends in /api. */
  apiUrl: string;
  /** Base of server-relative image paths, no trailing slash. */
  serverUrl: string;
  firebase: { apiKey: string; authDomain: string; projectId: string; appId: string };
  authEmulatorUrl: string | null;
  recaptchaSiteKey: string;
  contact: { email: string; whatsapp: string; linkedin: string };
  /** The model that may cook in local mode, and where its server is; left out where none is configured. */
  model?: { name: string; address: string };
}

/** One bad value: which, and what is wrong with it, in words a developer can act on. */
export interface EnvProblem {
  name: string;
  message: string;
}

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: EnvProblem[] };

/**
 * The environment of this build, which was checked when it was made (vite.config.ts): what a page needs before anything
 * else is not to wait for the checks. `main` shows its problems before anything else runs.
 */
export const readEnv = (): EnvResult => __SAZON_ENV__;

/** The environment of this build. Throws when it is bad: by then `main` has refused to start. */
export function env(): Env {
  const read = readEnv();
  if (!read.ok) throw new Error(`Bad environment: ${read.problems.map(({ name }) => name).join(', ')}`);
  return read.env;
}
