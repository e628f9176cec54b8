import { z } from 'zod';
import type { EnvResult } from './env';

/** Local mode's default URL for pictures; the backend's ends in /api. */
export const localServerUrl = 'http://localhost:5000';

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an absolute http(s) URL' })
  .transform((url) => url.replace(/\/+$/, ''));
const apiUrl = httpUrl.refine((url) => new URL(url).pathname.endsWith('/api'), {
  error: 'must be a URL whose path ends in /api',
});
const requiredText = z
  .string({ error: 'is required for a hosted build' })
  .min(1, 'is required for a hosted build');

const isUrlWithoutCredentials = (url: string) => {
  const { username, password, search, hash } = new URL(url);
  return `${username}${password}${search}${hash}` === '';
};

/** Local mode's language model. MODEL_KEY is only validated here; vite.config.ts passes it to the proxy. */
const modelVariables = {
  VITE_MODEL_URL: httpUrl
    .refine(isUrlWithoutCredentials, 'must hold no password and no query: a key goes into MODEL_KEY')
    .optional(),
  VITE_MODEL: z.string().optional(),
  MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word, as a server issues it')
    .optional(),
  VITE_MODEL_KEY: z
    .undefined({ error: 'must be called MODEL_KEY: a page may read what begins with VITE_' })
    .optional(),
};

const hostedSchema = z.object({
  ...modelVariables,
  VITE_API_URL: requiredText.pipe(apiUrl),
  VITE_SERVER_URL: httpUrl.optional(),
  VITE_FIREBASE_API_KEY: requiredText,
  VITE_FIREBASE_AUTH_DOMAIN: requiredText,
  VITE_FIREBASE_PROJECT_ID: requiredText,
  VITE_FIREBASE_APP_ID: requiredText,
  VITE_FIREBASE_AUTH_EMULATOR_URL: z.undefined().optional(),
  VITE_RECAPTCHA_SITE_KEY: requiredText,
  VITE_CONTACT_EMAIL: z.email('must be an email address').default('hello@example.com'),
  VITE_CONTACT_WHATSAPP: z
    .string()
    .regex(/^\+?[\d\s-]{6,20}$/, 'must be a phone number with its country code')
    .default('+1 555 0100'),
  VITE_CONTACT_LINKEDIN: httpUrl.default('https://www.linkedin.com/company/example.com'),
});

const localSchema = hostedSchema
  .extend({
    VITE_API_URL: apiUrl.default(`${localServerUrl}/api`),
    VITE_FIREBASE_API_KEY: z.string().default('local-api-key'),
    VITE_FIREBASE_AUTH_DOMAIN: z.string().default('local.example.com'),
    VITE_FIREBASE_PROJECT_ID: z.string().default('local'),
    VITE_FIREBASE_APP_ID: z.string().default('local-app'),
    VITE_FIREBASE_AUTH_EMULATOR_URL: z
      .undefined({ error: 'needs a hosted build: set VITE_API_URL too' })
      .optional(),
    VITE_RECAPTCHA_SITE_KEY: z.string().default('local-site-key'),
  })
  .refine(({ VITE_MODEL, VITE_MODEL_URL }) => VITE_MODEL || !VITE_MODEL_URL, {
    path: ['VITE_MODEL'],
    error: 'is required beside VITE_MODEL_URL: the name of the model',
  })
  .refine(({ VITE_MODEL, VITE_MODEL_URL }) => VITE_MODEL_URL || !VITE_MODEL, {
    path: ['VITE_MODEL_URL'],
    error: 'is required beside VITE_MODEL: the address of its server',
  });

const emulatorSchema = hostedSchema.extend({
  VITE_FIREBASE_API_KEY: z.string().default('demo-key'),
  VITE_FIREBASE_AUTH_DOMAIN: z.string().default('localhost'),
  VITE_FIREBASE_PROJECT_ID: z.string().default('demo-sazon'),
  VITE_FIREBASE_APP_ID: z.string().default('demo-app'),
  VITE_FIREBASE_AUTH_EMULATOR_URL: httpUrl,
});

const backendSchema = z.enum(['local', 'hosted']).optional();

/** Validates environment variables; empty counts as unset. Never throws. */
export function parseEnv(raw: Record<string, unknown>): EnvResult {
  const nonEmptyVariables = Object.fromEntries(
    Object.entries(raw).filter(
      ([name, value]) => (name.startsWith('VITE_') || name === 'MODEL_KEY') && value !== '',
    ),
  );
  const override = backendSchema.safeParse(nonEmptyVariables.VITE_BACKEND);
  if (!override.success)
    return { ok: false, problems: [{ name: 'VITE_BACKEND', message: "must be 'local' or 'hosted'" }] };
  const backend = override.data ?? (nonEmptyVariables.VITE_API_URL === undefined ? 'local' : 'hosted');
  // VITE_BACKEND=local overrides a hosted environment.
  if (override.data === 'local') delete nonEmptyVariables.VITE_FIREBASE_AUTH_EMULATOR_URL;
  // Hosted builds have no model.
  if (backend === 'hosted') for (const name of Object.keys(modelVariables)) delete nonEmptyVariables[name];
  const isEmulator = nonEmptyVariables.VITE_FIREBASE_AUTH_EMULATOR_URL !== undefined;
  const schema = backend === 'local' ? localSchema : isEmulator ? emulatorSchema : hostedSchema;
  const result = schema.safeParse(nonEmptyVariables);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }));
    return { ok: false, problems };
  }
  const values = result.data;
  return {
    ok: true,
    env: {
      backend,
      apiUrl: values.VITE_API_URL,
      serverUrl: values.VITE_SERVER_URL ?? values.VITE_API_URL.replace(/\/api$/, ''),
      firebase: {
        apiKey: values.VITE_FIREBASE_API_KEY,
        authDomain: values.VITE_FIREBASE_AUTH_DOMAIN,
        projectId: values.VITE_FIREBASE_PROJECT_ID,
        appId: values.VITE_FIREBASE_APP_ID,
      },
      authEmulatorUrl: values.VITE_FIREBASE_AUTH_EMULATOR_URL ?? null,
      recaptchaSiteKey: values.VITE_RECAPTCHA_SITE_KEY,
      contact: {
        email: values.VITE_CONTACT_EMAIL,
        whatsapp: values.VITE_CONTACT_WHATSAPP,
        linkedin: values.VITE_CONTACT_LINKEDIN,
      },
      ...(values.VITE_MODEL && values.VITE_MODEL_URL
        ? { model: { name: values.VITE_MODEL, baseUrl: values.VITE_MODEL_URL } }
        : {}),
    },
  };
}
